import { withoutBuyer } from '../../shared/receipts/receipts.ts';
import { payments } from '../payments/documents.ts';
import { firestore } from '../platform/firebase.ts';
import { receipts } from './documents.ts';

/** Removes the buyer, except from tax invoices, which must stay complete. */
export async function eraseBuyers(uid: string): Promise<void> {
  const [issued, entries] = await Promise.all([
    receipts.where('uid', '==', uid).get(),
    payments.where('uid', '==', uid).where('receiptState', 'in', ['queued', 'failed']).get(),
  ]);
  const writer = firestore.bulkWriter();
  await Promise.all([
    ...issued.docs
      .filter((receipt) => withoutBuyer(receipt.data()).buyer === null)
      .map(({ ref }) => writer.update(ref, { buyer: null })),
    ...entries.docs.map(({ ref }) => writer.update(ref, { checkoutEmail: null })),
    writer.close(),
  ]);
}
