import { payments } from '../../payments/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { accountOf } from '../../platform/account-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readTaxSettings } from '../tax/read-tax-settings.ts';

/**
 * Issues the receipts that an account's payments still wait for, before its orders and invoices are
 * deleted: without those there can be none. It needs nobody's leave, since each commit holds the counter
 * to what it was. What fails keeps no deletion waiting; the operator is told of it by the next run.
 */
export async function issueLastReceipts(uid: string): Promise<void> {
  const waiting = await payments
    .where('uid', '==', uid)
    .where('receiptState', '==', 'queued')
    .get();
  for (const entry of waiting.docs) {
    try {
      await issueReceipt(entry.id, { findAccount: accountOf, tax: readTaxSettings() });
    } catch (error) {
      logFailure('receipt-waits', error, { payment: entry.id });
    }
  }
}
