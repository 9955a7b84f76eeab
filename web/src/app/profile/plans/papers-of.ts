import type { Payable } from '../../../core/payments/payable.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { planIdsOf } from '../../../features/invoices/plan-request.ts';
import type { ProfileLists } from '../profile-lists.ts';

/** Returns what was or is to be paid for a plan, newest first: what started it, its renewals and more users. */
export function papersOf(
  { id: planId, startedBy }: Pick<StoredPlan, 'id' | 'startedBy'>,
  { orders, invoices }: Pick<ProfileLists, 'orders' | 'invoices'>,
): Payable[] {
  const first = orders.list.filter(({ id }) => startedBy.endsWith(`/orders/${id}`));
  const others = invoices.list.filter(
    ({ id, request }) =>
      startedBy.endsWith(`/invoices/${id}`) || planIdsOf(request).includes(planId),
  );
  return [...first, ...others].toSorted((one, other) => timeOf(other) - timeOf(one));
}

function timeOf({ createdAt }: Payable): number {
  return createdAt?.getTime() ?? 0;
}
