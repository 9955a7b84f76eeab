import { userCollectionPath } from '@shared/collections.ts';
import type { NewInvoice } from '@shared/payments/invoices.ts';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toStoredInvoice, type StoredInvoice } from '../stored-invoice.ts';

/** In lower case, an address is found in the admin panel however it was typed. */
export async function storeInvoice(uid: string, typed: NewInvoice): Promise<StoredInvoice> {
  const invoice = { ...typed, email: typed.email.toLowerCase() };
  const { id } = await addDoc(collection(firestore(), userCollectionPath(uid, 'invoices')), {
    ...invoice,
    createdAt: serverTimestamp(),
  });
  return toStoredInvoice(id, { ...invoice });
}
