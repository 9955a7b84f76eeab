import { useLiveList, type LiveList } from '../../core/database/use-live-list.ts';
import { toStoredInvoice, type StoredInvoice } from './stored-invoice.ts';

/** A user's invoices, live. */
export function useInvoices(uid: string): LiveList<StoredInvoice> {
  return useLiveList(uid, 'invoices', toStoredInvoice);
}
