import type { Timestamp } from 'firebase-admin/firestore';
import { renewalDays } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from './documents.ts';
import { withNextStep } from './next-step.ts';
import { endPlan } from './terms.ts';

/**
 * Returns whether another payment has changed a plan since a payment made it `after`. The engine may have started the
 * next term meanwhile.
 */
export function isPaidSince(plan: StoredSubscription, after: StoredSubscription): boolean {
  const payers = new Set([after.paidBy, after.upcoming?.paidBy]);
  if (!payers.has(plan.paidBy) || (plan.upcoming && !payers.has(plan.upcoming.paidBy))) return true;
  return plan.termStart === after.termStart
    ? plan.seats !== after.seats || plan.upcoming?.seats !== after.upcoming?.seats
    : plan.seats !== after.upcoming?.seats;
}

/**
 * Returns a plan as it was before a payment that staff recorded by mistake. What the customer and staff chose since
 * remains. Time has gone on, so an unpaid plan gets some days to pay: a mistake of staff must not end it.
 */
export function asBeforePayment(
  plan: StoredSubscription,
  before: StoredSubscription,
  now: Timestamp,
): StoredSubscription {
  const today = indianDay(now.toDate());
  const days = renewalDays[before.term];
  const latest = addDays(today, days.grace);
  // A choice that the customer made since needs another invoice, or none.
  const isStillAsked = plan.renews.on && plan.next === null;
  const renewalRequest = isStillAsked ? before.renewalRequest : null;
  const restored: StoredSubscription = {
    ...before,
    renews: plan.renews,
    agreed: plan.agreed,
    next: plan.next ?? before.next,
    renewalRequest,
    remindedOn: renewalRequest === null ? null : today,
    version: plan.version + 1,
    updatedAt: now,
  };
  if (before.state === 'active' && today < before.termEnd) return withNextStep(restored);
  if (!plan.renews.on) {
    const endedOn = before.state === 'active' ? before.termEnd : today;
    return endPlan({ ...restored, version: plan.version }, endedOn, 'cancelled', now);
  }
  if (before.state === 'suspended') {
    const end = addDays(before.graceUntil ?? before.termEnd, days.end);
    const heldUntil = end < latest ? latest : before.heldUntil;
    return withNextStep({ ...restored, heldUntil, changeRequest: null });
  }
  const graceUntil = latestOf(before.graceUntil, latest);
  return withNextStep({ ...restored, state: 'overdue', graceUntil, changeRequest: null });
}

function latestOf(day: string | null, other: string): string {
  return day !== null && day > other ? day : other;
}
