import { productById } from '../../../shared/catalogue/catalogue.ts';
import { daysPaidFor } from '../../../shared/subscriptions/days-paid-for.ts';
import { lastDayOf } from '../../../shared/subscriptions/last-days.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { formatIndianDay, indianDay } from '../../../shared/values/indian-time.ts';
import { firestore } from '../../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { currentTime } from '#clock';

/** A suspended plan, and the days that it gets if it's paid on a day in India. */
export interface SuspendedPlan {
  product: string;
  paidOn: string;
  termStart: string;
  termEnd: string;
}

/** Finds the suspended plans for whose next terms an invoice asks, with the days that they get if they're paid today. */
export async function findSuspended(
  uid: string,
  { terms = [] }: PlanRequest,
): Promise<SuspendedPlan[]> {
  if (terms.length === 0) return [];
  const plans = await firestore.getAll(
    ...terms.map(({ subscriptionId }) => subscriptionsOf(uid).doc(subscriptionId)),
  );
  const paidOn = indianDay(currentTime());
  return terms.flatMap((requested, index) => {
    const plan = plans[index]?.data() as StoredSubscription | undefined;
    if (plan?.state !== 'suspended') return [];
    const product = productById(plan.productId)?.name ?? plan.productId;
    return { product, paidOn, ...daysPaidFor(plan, requested, paidOn) };
  });
}

export function describeRestart({ product, paidOn, ...term }: SuspendedPlan): string {
  const [first, last] = [formatIndianDay(term.termStart), formatIndianDay(lastDayOf(term))];
  return `${product} is suspended. If you pay on ${formatIndianDay(paidOn)}, its new term runs from ${first} to ${last}. If you pay later, it starts and ends that many days later.`;
}
