import { countUsers, describeTerm, type Quantity } from '@shared/catalogue/quantity.ts';
import { isHeld } from '@shared/subscriptions/hold.ts';
import { lastDayOf, lastDayOfSuspension } from '@shared/subscriptions/last-days.ts';
import { nextTermOf } from '@shared/subscriptions/next-term.ts';
import { cancelReasons, type PlanTerm } from '@shared/subscriptions/subscription.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { renewalReasons } from '../records/state-names.ts';
import { indianToday } from '../../lib/indian-today.ts';
import { priceOfTerm, type AdminPlan } from './admin-plan.ts';

/** Returns for example `12 users, 1 year`. */
export function describeUse({ seats, term }: Quantity): string {
  return seats === 0
    ? `Platform fee only, ${describeTerm(term)}`
    : `${countUsers(seats)}, ${describeTerm(term)}`;
}

/** Returns for example `3 Jan 2027 to 2 Feb 2027`. */
export function describeDays(term: Pick<PlanTerm, 'termStart' | 'termEnd'>): string {
  return `${formatIndianDay(term.termStart)} to ${formatIndianDay(lastDayOf(term))}`;
}

/** Returns the last day that is paid. */
export function lastPaidDay({ upcoming, termEnd }: AdminPlan): string {
  return formatIndianDay(lastDayOf(upcoming ?? { termEnd }));
}

/**
 * Says what the customer pays next, when and for what. `requested` is the term that the open renewal invoice asks for,
 * at the price of the day on which it was issued. Undefined if the plan doesn't renew, or if that invoice isn't known.
 */
export function nextPaymentOf(plan: AdminPlan, requested?: PlanTerm): string | undefined {
  const { state, renews, renewalRequest } = plan;
  if (!renews.on || state === 'ended') return undefined;
  const next = renewalRequest === null ? nextTermOf(plan) : requested;
  if (!next) return undefined;
  return `${priceOfTerm({ ...plan, ...next })} ${whenToPay(plan)} (${describeUse(next)})`;
}

function whenToPay(plan: AdminPlan): string {
  const { state, heldUntil, graceUntil, termEnd } = plan;
  if (state === 'suspended') return 'for a new term';
  if (heldUntil !== null && isHeld(plan, indianToday())) {
    return `on hold until ${formatIndianDay(heldUntil)}`;
  }
  const lastDay =
    state === 'overdue'
      ? formatIndianDay(lastDayOf({ termEnd: graceUntil ?? termEnd }))
      : lastPaidDay(plan);
  return `by ${lastDay}`;
}

/** Says who turned a plan's renewal off. Only the customer's reasons are from a list, and staff always give one. */
export function cancelledBy({ renews: { reason } }: AdminPlan): 'customer' | 'staff' | 'server' {
  if (reason === null || cancelReasons.some((known) => known === reason)) return 'customer';
  return Object.hasOwn(renewalReasons, reason) ? 'server' : 'staff';
}

/** Says until when a plan runs or rests, or when it changes next. */
export function outlookOf(plan: AdminPlan): string {
  const { heldUntil } = plan;
  if (heldUntil !== null && isHeld(plan, indianToday())) {
    return `On hold until ${formatIndianDay(heldUntil)}`;
  }
  const { state, renews, upcoming, termEnd, graceUntil, nextStep, endedOn } = plan;
  if (nextStep === null && (state === 'overdue' || state === 'suspended')) return 'Waits for staff';
  switch (state) {
    case 'active':
      if (!renews.on) return `Ends on ${lastPaidDay(plan)}`;
      return upcoming
        ? `Renewed until ${lastPaidDay(plan)}`
        : `Renews on ${formatIndianDay(termEnd)}`;
    case 'overdue':
      return `Suspended unless paid by ${formatIndianDay(lastDayOf({ termEnd: graceUntil ?? termEnd }))}`;
    case 'suspended':
      return `Ends unless paid by ${formatIndianDay(lastDayOfSuspension(plan))}`;
    case 'ended':
      return `Ended on ${formatIndianDay(endedOn ?? termEnd)}`;
  }
}
