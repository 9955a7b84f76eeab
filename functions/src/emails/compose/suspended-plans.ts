import { productById } from '../../../shared/catalogue/catalogue.ts';
import { graceDaysOf } from '../../../shared/subscriptions/last-days.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { firestore } from '../../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';

export interface SuspendedPlan {
  product: string;
  plan: Pick<StoredSubscription, 'term' | 'termEnd' | 'graceUntil'>;
}

/** Finds the suspended plans for whose next terms an invoice asks. */
export async function findSuspended(
  uid: string,
  { terms = [] }: PlanRequest,
): Promise<SuspendedPlan[]> {
  if (terms.length === 0) return [];
  const plans = await firestore.getAll(
    ...terms.map(({ subscriptionId }) => subscriptionsOf(uid).doc(subscriptionId)),
  );
  return plans.flatMap((snapshot) => {
    const plan = snapshot.data() as StoredSubscription | undefined;
    if (plan?.state !== 'suspended') return [];
    return { product: productById(plan.productId)?.name ?? plan.productId, plan };
  });
}

/** Says when the term of a suspended plan starts, as the end of a sentence. */
export function startOfNewTerm(plan: SuspendedPlan['plan']): string {
  const days = graceDaysOf(plan);
  const less = days === 0 ? '' : `, less the ${days} days of access after your last term`;
  return `starts on the day of payment${less}`;
}
