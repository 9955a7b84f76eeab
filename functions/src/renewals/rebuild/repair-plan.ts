import { isDeepStrictEqual } from 'node:util';
import type { Timestamp } from 'firebase-admin/firestore';
import type { PlanTerm } from '../../../shared/subscriptions/subscription.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';
import { endPlan, overduePlan } from '../../subscriptions/terms.ts';
import type { PlanDecisions } from './read-decisions.ts';
import { planOn } from './replay-plans.ts';

/** `unexplained` leaves the stored plan as it is, because no payment that is known paid for it. */
export type Repair =
  | { kind: 'start' | 'migrate'; after: StoredSubscription }
  | { kind: 'correct' | 'end'; before: StoredSubscription; after: StoredSubscription }
  | { kind: 'unexplained'; before: StoredSubscription };

interface PlanFacts {
  stored: StoredSubscription | undefined;
  /** The plan as the payments made it; undefined if no order started it. */
  paid: StoredSubscription | undefined;
  /** Whether the order was placed before there were plans. */
  isFromBefore: boolean;
  isPaid: (path: string) => boolean;
  decisions: PlanDecisions | undefined;
  /** Whether an open invoice asks for the next term. */
  isAsked: boolean;
  /** The open invoices that still fit the plan. */
  renewalRequest: string | null;
  changeRequest: string | null;
  now: Timestamp;
}

/** Returns what makes a stored plan what was paid; undefined if it is. */
export function repairPlan(facts: PlanFacts): Repair | undefined {
  const { stored, now } = facts;
  const today = indianDay(now.toDate());
  const paid = facts.paid && planOn(facts.paid, today);
  if (!stored) return paid && startMissing(facts, paid, today);
  if (!paid || !isExplained(stored, facts)) {
    return stored.state === 'ended' ? undefined : { kind: 'unexplained', before: stored };
  }
  if (isRight(stored, paid, today) && isAsDecided(facts, stored, paid)) return undefined;
  const { renews } = decided(facts, stored, paid);
  const isOver = paid.state === 'ended' || !mayRun(facts, paid, renews, today);
  return isOver
    ? {
        kind: 'end',
        before: stored,
        after: endPlan(stored, today, paid.endReason ?? (renews.on ? 'unpaid' : 'cancelled'), now),
      }
    : { kind: 'correct', before: stored, after: corrected(facts, stored, paid, today) };
}

/** After its paid terms, a plan only goes on if its renewal can still be paid. */
function mayRun(
  { isAsked }: PlanFacts,
  paid: StoredSubscription,
  { on }: Pick<StoredSubscription['renews'], 'on'>,
  today: string,
): boolean {
  return paidUntil(paid) > today || (isAsked && on);
}

/** Returns the first day that isn't paid. */
function paidUntil({ upcoming, termEnd }: StoredSubscription): string {
  return upcoming?.termEnd ?? termEnd;
}

function isExplained(stored: StoredSubscription, { isPaid }: PlanFacts): boolean {
  const { paidBy, upcoming } = stored;
  return (isPaid(paidBy) || isAskedAgain(stored)) && (!upcoming || isPaid(upcoming.paidBy));
}

/** After a reversal, the invoice that paid the last term asks for it again. */
function isAskedAgain({ paidBy, renewalRequest }: StoredSubscription): boolean {
  return renewalRequest !== null && paidBy.endsWith(`/${renewalRequest}`);
}

function startMissing(
  facts: PlanFacts,
  paid: StoredSubscription,
  today: string,
): Repair | undefined {
  const chosen = decided(facts, paid, paid);
  if (paid.state === 'ended' || !mayRun(facts, paid, chosen.renews, today)) return undefined;
  const { isFromBefore, renewalRequest, changeRequest, now } = facts;
  const plan = { ...paid, ...chosen, renewalRequest, changeRequest, updatedAt: now };
  const wasRenewed = renewalRequest !== null || paid.version > 1;
  if (isFromBefore && !wasRenewed && !facts.decisions?.renewal) {
    const renews = { on: false, at: now, reason: 'Bought before renewals' };
    return { kind: 'migrate', after: withNextStep({ ...plan, renews }) };
  }
  // The customer was asked before, so the next email is the next reminder.
  const remindedOn = renewalRequest === null ? null : today;
  return { kind: 'start', after: withNextStep({ ...inState(plan, today), remindedOn }) };
}

function inState(plan: StoredSubscription, today: string): StoredSubscription {
  return paidUntil(plan) > today
    ? { ...plan, state: 'active', graceUntil: null, endedOn: null }
    : overduePlan({ ...plan, remindedOn: null });
}

/** A plan may have ended, be overdue or be suspended, once no paid term runs. */
function isRight(stored: StoredSubscription, paid: StoredSubscription, today: string): boolean {
  const end = paidUntil(paid);
  if (stored.state === 'ended') {
    return paid.state === 'ended' || end <= today || (stored.endedOn ?? '') >= end;
  }
  if (paid.state === 'ended' || (stored.state !== 'active' && end > today)) return false;
  if (isAskedAgain(stored)) return stored.termEnd === end;
  return isDeepStrictEqual(entitlementOf(planOn(stored, today)), entitlementOf(paid));
}

/** The price is left out: the catalogue's may have changed since. */
function entitlementOf(plan: StoredSubscription) {
  const { productId, currency, startedOn, startedBy, anchorOn, upcoming } = plan;
  const next = upcoming && termOf(upcoming);
  return { productId, currency, startedOn, startedBy, anchorOn, ...termOf(plan), upcoming: next };
}

function termOf({ seats, term, termStart, termEnd }: PlanTerm) {
  return { seats, term, termStart, termEnd };
}

function corrected(
  facts: PlanFacts,
  stored: StoredSubscription,
  paid: StoredSubscription,
  today: string,
): StoredSubscription {
  const { renewalRequest, changeRequest, now } = facts;
  const { productId, currency, startedOn, startedBy, anchorOn, paidBy, upcoming } = paid;
  const plan = {
    ...stored,
    ...termOf(paid),
    productId,
    currency,
    startedOn,
    startedBy,
    anchorOn,
    paidBy,
    upcoming,
    renewalRequest,
    changeRequest,
    rate: stored.paidBy === paidBy ? stored.rate : paid.rate,
    ...decided(facts, stored, paid),
    version: stored.version + 1,
    updatedAt: now,
  };
  const isSameRequest = renewalRequest === stored.renewalRequest;
  const remindedOn = isSameRequest || renewalRequest === null ? stored.remindedOn : today;
  return withNextStep({ ...inState(plan, today), remindedOn });
}

/** An ended plan no longer has what was decided about its next term. */
function isAsDecided(facts: PlanFacts, stored: StoredSubscription, paid: StoredSubscription) {
  const { renews, agreed } = decided(facts, stored, paid);
  const isSame = renews.on === stored.renews.on && isDeepStrictEqual(agreed, stored.agreed);
  return stored.state === 'ended' || isSame;
}

/** Returns the latest known decision whether a plan renews, and its agreed price. */
function decided(
  { decisions }: PlanFacts,
  known: StoredSubscription,
  paid: StoredSubscription,
): Pick<StoredSubscription, 'renews' | 'agreed'> {
  const { renewal, agreement } = decisions ?? {};
  // A refund of the next term turns the renewal off.
  const renews = paid.renews.on ? known.renews : paid.renews;
  return {
    renews: renewal && renewal.at > renews.at ? { ...renewal, reason: null } : renews,
    agreed: agreement ? agreement.price : known.agreed,
  };
}
