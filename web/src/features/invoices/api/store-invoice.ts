import { userCollectionPath } from '@shared/collections.ts';
import type { NewInvoice } from '@shared/invoices.ts';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { toStoredInvoice, type StoredInvoice } from '../stored-invoice.ts';

export async function storeInvoice(uid: string, invoice: NewInvoice): Promise<StoredInvoice> {
  const { id } = await addDoc(collection(firestore(), userCollectionPath(uid, 'invoices')), {
    ...invoice,
    createdAt: serverTimestamp(),
  });
  return toStoredInvoice(id, { ...invoice });
}
