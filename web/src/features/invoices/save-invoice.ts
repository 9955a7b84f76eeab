import type { NewInvoice } from '@shared/invoices.ts';
import { resumable } from '../../lib/resumable.ts';
import type { StoredInvoice } from './stored-invoice.ts';

const longestSaveMs = 15_000;

interface Owned {
  uid: string;
  invoice: NewInvoice;
}

/** Stores a user's invoice as Pending. Rejects when that fails, or when no answer comes. */
export const saveInvoice: (owned: Owned) => Promise<StoredInvoice> = resumable(
  async ({ uid, invoice }: Owned) => {
    const { storeInvoice } = await import('./api/store-invoice.ts');
    return storeInvoice(uid, invoice);
  },
  longestSaveMs,
);
