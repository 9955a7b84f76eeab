import type { Timestamp } from 'firebase-admin/firestore';
import type { OrderLine } from '../../shared/payments/orders.ts';
import { refundedTermOf } from '../../shared/subscriptions/refunded-term.ts';
import { soldByLine } from '../../shared/subscriptions/sold-plan.ts';
import type { PlanRequest } from '../../shared/subscriptions/subscription.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import type { StoredSubscription } from './documents.ts';
import { withNextStep } from './next-step.ts';
import {
  addSeats,
  endPlan,
  extendPlan,
  removeSeats,
  startPlan,
  type TermPayment,
} from './terms.ts';

/** What a stored order or invoice says about plans. */
export type Sold = {
  items?: OrderLine[];
} & PlanRequest;

export interface StartedPlan {
  id: string;
  plan: StoredSubscription;
}

export interface PaidChange {
  id: string;
  /** Returns undefined if the plan can't use the money. */
  apply: (plan: StoredSubscription) => StoredSubscription | undefined;
}

/** Returns the plans that a paid order or invoice starts. The line of an order for a discontinued product starts none. */
export function startedPlans(
  { items = [], purchases = [] }: Sold,
  payment: TermPayment,
): StartedPlan[] {
  return [...items.flatMap(soldByLine), ...purchases].map((sold) => {
    const plan = startPlan(sold, payment);
    return { id: plan.id, plan };
  });
}

/** Returns how a paid invoice changes plans: it adds terms and seats. */
export function paidChanges({ terms = [], change }: Sold, payment: TermPayment): PaidChange[] {
  const renewals = terms.map((term): PaidChange => ({
    id: term.subscriptionId,
    apply: (plan) => extendPlan(plan, term, payment),
  }));
  if (!change) return renewals;
  return [
    ...renewals,
    { id: change.subscriptionId, apply: (plan) => addSeats(plan, change, payment.now) },
  ];
}

/**
 * Takes a term or seats away, because all the money of the order or invoice at a path went back. A plan whose running
 * term was paid by it ends, unless another payment paid its next term. Undefined if nothing changes.
 */
export function withoutPaid(
  plan: StoredSubscription,
  { path, sold, now }: { path: string; sold: Sold; now: Timestamp },
): StoredSubscription | undefined {
  if (plan.state !== 'ended' && sold.change) return removeSeats(plan, sold.change, now);
  const refunded = refundedTermOf(plan, path);
  if (refunded === 'next') {
    const renews = { on: false, at: now, reason: 'refunded' };
    return withNextStep({ ...plan, upcoming: null, renews, updatedAt: now });
  }
  return refunded === 'running'
    ? endPlan(plan, indianDay(now.toDate()), 'refunded', now)
    : undefined;
}
