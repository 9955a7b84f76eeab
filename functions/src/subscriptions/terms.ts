import type { Timestamp } from 'firebase-admin/firestore';
import {
  renewalDays,
  type EndReason,
  type PaidTerm,
  type RequestedSeats,
  type RequestedTerm,
  type SoldPlan,
} from '../../shared/subscriptions/subscription.ts';
import { daysPaidFor } from '../../shared/subscriptions/days-paid-for.ts';
import { addDays, endOfTerm } from '../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from './documents.ts';
import { withNextStep } from './next-step.ts';
import { subscriptionId } from './subscription-id.ts';

/** What paid for a term: its order or invoice, and when the money was captured. */
export interface TermPayment {
  path: string;
  capturedAt: Timestamp;
  /** When the payment is recorded. */
  now: Timestamp;
}

/** Starts a plan on the day of the payment. An agreed price lasts until staff change it. */
export function startPlan(
  { id: productId, seats, term, rate, isAgreed }: SoldPlan,
  { path, capturedAt, now }: TermPayment,
): StoredSubscription {
  const day = indianDay(capturedAt.toDate());
  return withNextStep({
    id: subscriptionId(path, productId),
    productId,
    seats,
    term,
    currency: 'INR',
    rate,
    monthlyMinor: 0,
    startedOn: day,
    startedBy: path,
    anchorOn: day,
    termStart: day,
    termEnd: endOfTerm(day, day, term),
    paidBy: path,
    upcoming: null,
    next: null,
    agreed: isAgreed ? { term, seat: rate.seat } : null,
    renews: { on: true, at: now, reason: null },
    state: 'active',
    graceUntil: null,
    remindedOn: null,
    renewalRequest: null,
    heldUntil: null,
    changeRequest: null,
    nextStep: null,
    nextStepAt: null,
    version: 1,
    endedOn: null,
    endReason: null,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Adds the term that an invoice asked for. It follows the running term without a gap. A plan that was suspended before
 * the payment starts anew on the day of the payment, less the days of grace that it used. Undefined if the next term is
 * already paid, or if the plan has ended.
 */
export function extendPlan(
  plan: StoredSubscription,
  requested: RequestedTerm,
  payment: TermPayment,
): StoredSubscription | undefined {
  const isOfNextTerm = plan.upcoming === null && requested.termStart === plan.termEnd;
  if (plan.state === 'ended' || !isOfNextTerm) return undefined;
  const { path: paidBy, capturedAt, now } = payment;
  const { seats, term, rate } = requested;
  const { termStart, termEnd } = daysPaidFor(plan, requested, indianDay(capturedAt.toDate()));
  const paid = { ...plan, next: null, renewalRequest: null, remindedOn: null, updatedAt: now };
  if (termStart > requested.termStart) {
    const restarted = { seats, term, rate, paidBy, termStart, termEnd, anchorOn: termStart };
    return inForce({ ...paid, ...restarted });
  }
  const upcoming = { seats, term, rate, termStart, termEnd, paidBy };
  return plan.state === 'active'
    ? withNextStep({ ...paid, upcoming, version: plan.version + 1 })
    : startUpcoming({ ...paid, upcoming }, now);
}

/** Starts the next term, which is paid. */
export function startUpcoming(
  plan: StoredSubscription & { upcoming: PaidTerm },
  now: Timestamp,
): StoredSubscription {
  return inForce({ ...plan, ...plan.upcoming, upcoming: null, updatedAt: now });
}

/** Makes an unpaid plan overdue. Grace begins with the end of the term, or with a later request or end of a hold. */
export function overduePlan(plan: StoredSubscription): StoredSubscription {
  const { term, termEnd, remindedOn, heldUntil } = plan;
  const begins = [remindedOn, heldUntil].reduce<string>(
    (last, day) => (day !== null && day > last ? day : last),
    termEnd,
  );
  const graceUntil = addDays(begins, renewalDays[term].grace);
  return withNextStep({ ...plan, state: 'overdue', graceUntil });
}

function inForce(plan: StoredSubscription): StoredSubscription {
  return withNextStep({ ...plan, state: 'active', graceUntil: null, version: plan.version + 1 });
}

/**
 * Adds the seats that an invoice asked for. An open request for the next term has the old seats, so it must be
 * replaced. Undefined if that term is over, or if the plan has had other seats since: the price was for those it had.
 */
export function addSeats(
  plan: StoredSubscription,
  { seats, seatsBefore, termEnd, next }: RequestedSeats,
  now: Timestamp,
): StoredSubscription | undefined {
  const isSame = plan.termEnd === termEnd && plan.seats === seatsBefore;
  if (plan.state !== 'active' || !isSame) return undefined;
  const { upcoming } = plan;
  // Without `next`, the next term was paid only after the seats were priced.
  const isCovered = upcoming !== null && upcoming.termEnd === next?.termEnd;
  const more = isCovered ? { ...upcoming, seats: Math.max(upcoming.seats, seats) } : upcoming;
  return withSeats(plan, seats, more, now);
}

/** Takes seats back that an invoice had paid. Undefined if the plan has had other seats or another term since. */
export function removeSeats(
  plan: StoredSubscription,
  { seats, seatsBefore, termEnd, next }: RequestedSeats,
  now: Timestamp,
): StoredSubscription | undefined {
  const isLatest = plan.state !== 'ended' && plan.termEnd === termEnd && plan.seats === seats;
  if (!isLatest) return undefined;
  const { upcoming } = plan;
  const isCovered = upcoming !== null && upcoming.termEnd === next?.termEnd;
  const fewer = isCovered ? { ...upcoming, seats: next.seatsBefore } : upcoming;
  return withSeats(plan, seatsBefore, fewer, now);
}

/** Changes what the account is entitled to. The open invoices have the old seats. */
function withSeats(
  plan: StoredSubscription,
  seats: number,
  upcoming: PaidTerm | null,
  now: Timestamp,
): StoredSubscription {
  return withNextStep({
    ...plan,
    seats,
    upcoming,
    remindedOn: null,
    renewalRequest: null,
    changeRequest: null,
    version: plan.version + 1,
    updatedAt: now,
  });
}

/** Ends a plan for good, on a day in India. */
export function endPlan(
  plan: StoredSubscription,
  endedOn: string,
  endReason: EndReason,
  now: Timestamp,
): StoredSubscription {
  return withNextStep({
    ...plan,
    state: 'ended',
    endedOn,
    endReason,
    upcoming: null,
    next: null,
    graceUntil: null,
    renewalRequest: null,
    changeRequest: null,
    version: plan.version + 1,
    updatedAt: now,
  });
}
