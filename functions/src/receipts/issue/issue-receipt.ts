import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { receiptId, receiptNumber } from '../../../shared/receipts/receipt-numbers.ts';
import { withTimes } from '../../../shared/receipts/receipts.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { receipts } from '../documents.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';
import type { AccountOf } from '../../platform/account-of.ts';
import { change, commitAtomically, put } from '../../platform/commit-atomically.ts';
import { composeReceipt, NoReceipt } from './compose-receipt.ts';
import { notifyOfSale } from './notify-of-sale.ts';
import { readForReceipt, type ReceiptReads } from './read-for-receipt.ts';
import { reopenAlert } from '../../alerts/raise-alert.ts';

export interface IssuingContext {
  findAccount: AccountOf;
  /** Undefined if the seller has no GSTIN. */
  tax: TaxSettings | undefined;
}

/**
 * Issues a queued receipt in one commit with its number, its confirmation email and the ledger entry. A payment
 * that has a receipt keeps it. If no receipt is possible, no number is used and the operator is alerted.
 */
export async function issueReceipt(
  paymentId: string,
  { findAccount, tax }: IssuingContext,
): Promise<void> {
  const number = await commitAtomically(async (batch, reads) => {
    const found = await readForReceipt(reads, paymentId, findAccount);
    if (!found) return undefined;
    try {
      return issue(batch, found, tax);
    } catch (error) {
      if (!(error instanceof NoReceipt)) throw error;
      giveUp(batch, found, error);
      return undefined;
    }
  });
  // The log records the issued numbers, in case the database is lost.
  if (number) logger.info('receipt-issued', { payment: paymentId, number });
}

/** Returns the number that it uses, if any. Throws NoReceipt before it writes anything. */
function issue(
  batch: WriteBatch,
  reads: ReceiptReads,
  tax: TaxSettings | undefined,
): string | undefined {
  const { entry, document, issuedReceipt } = reads;
  const number = issuedReceipt ? undefined : takeNumber(batch, reads, tax);
  // A queued entry can have a receipt if the operator queued it again or a restore reset the entry.
  if (issuedReceipt && document) change(batch, document, { receiptNumber: issuedReceipt.number });
  change(batch, entry, { receiptState: 'issued', checkoutEmail: null });
  return number;
}

function takeNumber(batch: WriteBatch, reads: ReceiptReads, tax: TaxSettings | undefined): string {
  const { entry, record, counter, year, sales } = reads;
  const last = (counter.data()?.last ?? 0) + 1;
  const number = receiptNumber(year, last);
  const { receipt, paid, moved } = composeReceipt(reads, number, tax);
  batch.create(receipts.doc(receiptId(number)), {
    ...withTimes(receipt, (moment) => Timestamp.fromDate(moment)),
    uid: record.uid,
    path: record.path,
  });
  put(batch, counter, { last });
  change(batch, paid, { receiptNumber: number, ...(moved && { paidLines: moved }) });
  // If the account is being deleted, a later step deletes the email, and no sender sends it.
  queueConfirmation(batch, reads);
  notifyOfSale(batch, entry.id, sales);
  return number;
}

function queueConfirmation(batch: WriteBatch, { entry, record, confirmation }: ReceiptReads): void {
  if (confirmation.exists) return;
  const { uid, path, checkoutEmail } = record;
  const about = { uid, paymentId: entry.id, path, recipientEmail: checkoutEmail };
  batch.create(confirmation.ref, newOutboxEntry('payment_confirmed', about));
}

function giveUp(batch: WriteBatch, { entry, record }: ReceiptReads, { message }: NoReceipt): void {
  change(batch, entry, { receiptState: 'failed' });
  reopenAlert(batch, {
    id: `${entry.id}_receipt_failed`,
    kind: 'receipt_failed',
    paymentId: entry.id,
    uid: record.uid,
    path: record.path,
    details: message,
  });
}
