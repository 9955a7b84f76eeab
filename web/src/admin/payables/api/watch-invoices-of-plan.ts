import type { PlanName } from '@shared/admin/admin-actions.ts';
import type { PlanRequest } from '@shared/subscriptions/subscription.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { watchBegin, type Begin } from '../../lists/api/watch-page.ts';
import { toAdminPayable, type AdminPayable } from '../admin-payable.ts';

/** The number of the customer's invoices that are searched. Firestore can't search the plans of an invoice. */
const searched = 200;

/** Watches the latest invoices that ask for a term or for more users of a plan. */
export function watchInvoicesOfPlan(
  { uid, id: planId }: PlanName,
  onInvoices: (invoices: Begin<AdminPayable>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchBegin(
    { list: userList(uid, 'invoices'), maxCount: searched },
    ({ id, data }) =>
      isOfPlan(data, planId) ? [toAdminPayable('invoice', { uid, id }, data)] : [],
    onInvoices,
    onError,
  );
}

function isOfPlan({ terms = [], change }: PlanRequest, planId: string): boolean {
  const requested = [...terms, ...(change ? [change] : [])];
  return requested.some(({ subscriptionId }) => subscriptionId === planId);
}
