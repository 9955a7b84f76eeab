import { Timestamp } from 'firebase-admin/firestore';
import { type LedgerEntry, payments } from '../payments/documents.ts';
import { change, commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Queues the receipt of a payment again if it has failed. A trigger then issues it. Resolves to the state in
 * which it found the receipt, undefined if there is no such payment: any other state changes nothing.
 */
export async function retryReceipt(
  paymentId: string,
): Promise<LedgerEntry['receiptState'] | undefined> {
  return commitAtomically(async (batch, reads) => {
    const stored = await reads.get(payments.doc(paymentId));
    const state = stored.data()?.receiptState;
    if (state === 'failed') {
      change(batch, stored, { receiptState: 'queued', updatedAt: Timestamp.now() });
    }
    return state;
  });
}
