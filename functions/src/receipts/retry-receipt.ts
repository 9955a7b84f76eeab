import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { type LedgerEntry, payments } from '../payments/documents.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';

/**
 * Queues the receipt of a payment again if it has failed. A trigger then issues it. Resolves to the state in
 * which it found the receipt, undefined if there is no such payment: any other state changes nothing.
 */
export async function retryReceipt(
  paymentId: string,
): Promise<LedgerEntry['receiptState'] | undefined> {
  const found = await commitAtomically((batch, reads) => addReceiptRetry(batch, reads, paymentId));
  return found?.receiptState;
}

/** Adds it to a commit, and resolves to the payment as it was found. */
export async function addReceiptRetry(
  batch: WriteBatch,
  reads: Reads,
  paymentId: string,
): Promise<LedgerEntry | undefined> {
  const stored = await reads.get(payments.doc(paymentId));
  const payment = stored.data();
  if (payment?.receiptState === 'failed') {
    change(batch, stored, { receiptState: 'queued', updatedAt: Timestamp.now() });
  }
  return payment;
}
