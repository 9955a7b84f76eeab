import { productById } from '../../../shared/catalogue/catalogue.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { refundedTermOf } from '../../../shared/subscriptions/refunded-term.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf } from '../../subscriptions/documents.ts';

/**
 * Returns the products of the plans that staff end with a refund of the order or invoice at `path`; null if they
 * chose none. Throws `changed-since` unless the payment paid a term of each that still runs or comes.
 */
export async function readEndedPlans(
  reads: Reads,
  path: string | null,
  planIds: readonly string[],
): Promise<string | null> {
  if (planIds.length === 0) return null;
  const uid = path?.split('/')[1] ?? '';
  const names = planIds.map(async (id) => {
    const plan = (await reads.get(subscriptionsOf(uid).doc(id))).data();
    if (path === null || !plan || !refundedTermOf(plan, path)) {
      throw new ServerError('changed-since');
    }
    return productById(plan.productId)?.name ?? plan.productId;
  });
  return (await Promise.all(names)).join(', ');
}
