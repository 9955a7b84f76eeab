import { randomUUID } from 'node:crypto';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { addCommandEntry } from '../audit/audit-entry.ts';
import { tellCustomer } from '../audit/tell-customer.ts';
import { type LedgerEntry, payments } from '../payments/documents.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';

/**
 * Queues the receipt of a payment again for the operator's command, if it has failed. A trigger then issues it. Resolves to the state in
 * which it found the receipt, undefined if there is no such payment: any other state changes nothing.
 */
export async function retryReceipt(
  paymentId: string,
): Promise<LedgerEntry['receiptState'] | undefined> {
  return commitAtomically(async (batch, reads) => {
    const payment = await addReceiptRetry(batch, reads, paymentId);
    if (payment?.receiptState === 'failed') {
      const entry = {
        action: 'retry-receipt' as const,
        path: payments.doc(paymentId).path,
        chargePath: payment.path,
        before: { receipt: 'failed' },
        after: { receipt: 'queued' },
        note: null,
      };
      addCommandEntry(batch, entry);
      await tellCustomer(batch, reads, randomUUID(), entry);
    }
    return payment?.receiptState;
  });
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
