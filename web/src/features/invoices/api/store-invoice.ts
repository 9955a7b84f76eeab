import { userCollectionPath } from '@shared/collections.ts';
import type { NewInvoice } from '@shared/payments/invoices.ts';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toStoredInvoice, type StoredInvoice } from '../stored-invoice.ts';

/** Stores an invoice. Lower case lets the admin panel find the address however the customer typed it. */
export async function storeInvoice(uid: string, input: NewInvoice): Promise<StoredInvoice> {
  const invoice = { ...input, email: input.email.toLowerCase() };
  const { id } = await addDoc(collection(firestore(), userCollectionPath(uid, 'invoices')), {
    ...invoice,
    createdAt: serverTimestamp(),
  });
  return toStoredInvoice(id, { ...invoice });
}
