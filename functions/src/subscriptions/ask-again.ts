import type { Timestamp } from 'firebase-admin/firestore';
import {
  renewalDays,
  type RequestedSeats,
  type RequestedTerm,
} from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from './documents.ts';
import { withNextStep } from './next-step.ts';
import { removeSeats } from './terms.ts';

/** An invoice whose payment was reversed, so that it asks for the money again. */
interface UnpaidInvoice {
  id: string;
  path: string;
  now: Timestamp;
}

/**
 * Takes a term back that an invoice had paid. A running term becomes overdue, with a new grace. Undefined if the term
 * isn't paid by the invoice or is over, or if the plan isn't renewed.
 */
export function askAgainForTerm(
  plan: StoredSubscription,
  { termStart }: RequestedTerm,
  { id, path, now }: UnpaidInvoice,
): StoredSubscription | undefined {
  const today = indianDay(now.toDate());
  const { upcoming, renews, term, version } = plan;
  const asked = { renewalRequest: id, remindedOn: today, version: version + 1, updatedAt: now };
  if (!renews.on || plan.state !== 'active') return undefined;
  if (upcoming?.paidBy === path) return withNextStep({ ...plan, ...asked, upcoming: null });
  if (upcoming || plan.paidBy !== path || plan.termStart !== termStart) return undefined;
  return withNextStep({
    ...plan,
    ...asked,
    state: 'overdue',
    // The first day of the term before isn't stored.
    termStart: plan.startedOn,
    termEnd: termStart,
    graceUntil: addDays(today, renewalDays[term].grace),
    changeRequest: null,
  });
}

/** Takes seats back that an invoice had paid, as `removeSeats` does. */
export function askAgainForSeats(
  plan: StoredSubscription,
  requested: RequestedSeats,
  { id, now }: UnpaidInvoice,
): StoredSubscription | undefined {
  const removed = removeSeats(plan, requested, now);
  return removed && { ...removed, changeRequest: id };
}
