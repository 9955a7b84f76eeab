import { useLiveList, type LiveList } from '../../core/database/use-live-list.ts';
import { toStoredMessage, type StoredMessage } from '../../features/contact/stored-message.ts';
import { toStoredInvoice, type StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { toStoredOrder, type StoredOrder } from '../../features/orders/stored-order.ts';
import { toStoredPlan, type StoredPlan } from '../../core/plans/stored-plan.ts';

export interface ProfileLists {
  plans: LiveList<StoredPlan>;
  orders: LiveList<StoredOrder>;
  invoices: LiveList<StoredInvoice>;
  messages: LiveList<StoredMessage>;
}

export function useProfileLists(uid: string): ProfileLists {
  const plans = useLiveList(uid, 'subscriptions', toStoredPlan);
  return {
    plans: { ...plans, list: plans.list.filter((plan) => plan !== undefined) },
    orders: useLiveList(uid, 'orders', toStoredOrder),
    invoices: useLiveList(uid, 'invoices', toStoredInvoice),
    messages: useLiveList(uid, 'queries', toStoredMessage),
  };
}

const loading = { status: 'loading', list: [], retry: () => {} } as const;

/** Used while the account is unknown. */
export const loadingLists: ProfileLists = {
  plans: loading,
  orders: loading,
  invoices: loading,
  messages: loading,
};
