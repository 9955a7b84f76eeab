import { payments } from '../../payments/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { accountOf } from '../../platform/account-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readTaxSettings } from '../tax/tax-settings.ts';

/**
 * Issues an account's queued receipts before its orders and invoices are deleted: without those no receipt
 * is possible. It takes no lease: each commit checks that the counter is unchanged. A failure does not stop
 * the deletion; the next run of issueReceipts tells the operator.
 */
export async function issueLastReceipts(uid: string): Promise<void> {
  const queued = await payments.where('uid', '==', uid).where('receiptState', '==', 'queued').get();
  for (const entry of queued.docs) {
    try {
      await issueReceipt(entry.id, { findAccount: accountOf, tax: readTaxSettings() });
    } catch (error) {
      logFailure('receipt-waits', error, { payment: entry.id });
    }
  }
}
