import { payments } from '../payments/documents.ts';
import { firestore } from '../platform/firebase.ts';
import { receipts } from './documents.ts';
import { withoutBuyer } from './without-buyer.ts';

/** Removes the buyer, except from tax invoices, which must stay complete. */
export async function eraseBuyers(uid: string): Promise<void> {
  const [issued, entries] = await Promise.all([
    receipts.where('uid', '==', uid).get(),
    payments.where('uid', '==', uid).where('receiptState', 'in', ['queued', 'failed']).get(),
  ]);
  const writer = firestore.bulkWriter();
  await Promise.all([
    ...issued.docs.map((receipt) => {
      const id = receipt.get('path').split('/').at(-1) ?? '';
      const { buyer, paidFor, items } = withoutBuyer(receipt.data(), id);
      return writer.update(receipt.ref, { buyer, paidFor, items });
    }),
    ...entries.docs.map(({ ref }) => writer.update(ref, { checkoutEmail: null })),
    writer.close(),
  ]);
}
