import type { NewInvoice } from '@shared/payments/invoices.ts';
import { resumable } from '../../lib/resumable.ts';
import type { StoredInvoice } from './stored-invoice.ts';

const saveLimitMs = 15_000;

interface Owned {
  uid: string;
  invoice: NewInvoice;
}

/** Stores a user's invoice. Rejects with PendingError if no answer comes in time. */
export const saveInvoice: (owned: Owned) => Promise<StoredInvoice> = resumable(
  async ({ uid, invoice }: Owned) => {
    const { storeInvoice } = await import('./api/store-invoice.ts');
    return storeInvoice(uid, invoice);
  },
  saveLimitMs,
);
