import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { receiptId, receiptNumber } from '../../../shared/receipt-numbers.ts';
import { withMoments } from '../../../shared/receipts.ts';
import { receipts } from '../documents.ts';
import type { TaxSettings } from '../tax/tax-of-supply.ts';
import type { AccountOf } from '../../platform/account-of.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { composeReceipt, NoReceipt } from './compose-receipt.ts';
import { readIssuing, type IssuingReads } from './read-issuing.ts';
import { reopenAttention } from '../../alerts/raise-attention.ts';

export interface IssuingContext {
  findAccount: AccountOf;
  /** Undefined when the seller has no GSTIN. */
  tax: TaxSettings | undefined;
}

/**
 * Issues the receipt of a payment that waits for one, in one commit: the next number of its financial
 * year is taken, the receipt created under it, the order or invoice told, the ledger entry marked, and
 * the letter that waited for it queued. Where there can be no receipt no number is taken: the entry is
 * marked as failed, and the operator told.
 */
export async function issueReceipt(
  paymentId: string,
  { findAccount, tax }: IssuingContext,
): Promise<void> {
  await commitAtomically(async (batch) => {
    const reads = await readIssuing(paymentId, findAccount);
    if (!reads) return;
    try {
      issue(batch, reads, tax);
    } catch (error) {
      if (!(error instanceof NoReceipt)) throw error;
      giveUp(batch, reads, error);
    }
  });
}

/** Throws NoReceipt before anything is written. */
function issue(batch: WriteBatch, reads: IssuingReads, tax: TaxSettings | undefined): void {
  const { entry, record, document, letter, counter, year } = reads;
  // One that was put back into the queue by hand has its receipt already.
  if (document?.get('receiptNumber') === undefined) {
    const last = (counter.data()?.last ?? 0) + 1;
    const number = receiptNumber(year, last);
    const { receipt, paid } = composeReceipt(reads, number, tax);
    batch.create(receipts.doc(receiptId(number)), {
      ...withMoments(receipt, (moment) => Timestamp.fromDate(moment)),
      uid: record.uid,
      path: record.path,
    });
    if (counter.exists) change(batch, counter, { last });
    else batch.create(counter.ref, { last });
    change(batch, paid, { receiptNumber: number });
  }
  change(batch, entry, { receiptState: 'issued' });
  if (isWaiting(reads)) change(batch, letter, { state: 'queued', dueAt: Timestamp.now() });
}

/** A letter about what is gone is dropped; any other waits on, for a receipt that may still come. */
function giveUp(batch: WriteBatch, reads: IssuingReads, { message }: NoReceipt): void {
  const { entry, record, document, isAccountDeleted, letter } = reads;
  change(batch, entry, { receiptState: 'failed' });
  if (isWaiting(reads) && (isAccountDeleted || !document)) batch.delete(letter.ref);
  reopenAttention(batch, {
    id: `${entry.id}_receipt_failed`,
    kind: 'receipt_failed',
    paymentId: entry.id,
    uid: record.uid,
    path: record.path,
    details: message,
  });
}

function isWaiting({ letter }: IssuingReads): boolean {
  return letter.data()?.state === 'waiting';
}

/** On the condition that the document is as it was read. */
function change<Document>(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot<Document>,
  fields: Partial<Document>,
): void {
  const changes: UpdateData<DocumentData> = { ...fields };
  if (updateTime) batch.update(ref as DocumentReference, changes, { lastUpdateTime: updateTime });
}
