import { useLiveList, type LiveList } from '../../core/database/use-live-list.ts';
import { toStoredOrder, type StoredOrder } from './stored-order.ts';

/** A user's orders, live. */
export function useOrders(uid: string): LiveList<StoredOrder> {
  return useLiveList(uid, 'orders', toStoredOrder);
}
