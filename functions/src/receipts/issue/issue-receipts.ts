import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type LedgerEntry, payments } from '../../payments/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { accountOf, type AccountOf } from '../../platform/account-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readTaxSettings } from '../tax/tax-settings.ts';
import { withLease } from '../../platform/with-lease.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';

const minuteMs = 60_000;
const leaseMs = 2 * minuteMs;
/** Leaves time to finish the current receipt before the lease expires. */
const shiftMs = minuteMs;
const maxPerRun = 100;
/** A receipt that fails for longer needs the operator. */
const waitLimitMs = 60 * minuteMs;

export interface IssuingOptions {
  findAccount?: AccountOf;
  /** Undefined when the seller has no GSTIN. Throws a RangeError if a parameter is wrong. */
  findTax?: typeof readTaxSettings;
}

type LedgerSnapshot = QueryDocumentSnapshot<LedgerEntry>;

/**
 * Issues all queued receipts one after the other, in the sequence of the captures. Safe to call at any time
 * and from any number of processes: one of them issues, the others return at once. A receipt that fails is
 * left to the next run and does not stop the others; the call then rejects.
 *
 * The lease is for speed: the counter's precondition alone keeps the series gapless, but 20 callers at once
 * take five times as long without the lease, because each commit makes the others start again.
 */
export async function issueReceipts(options: IssuingOptions = {}): Promise<void> {
  const { findAccount = accountOf, findTax = readTaxSettings } = options;
  const tax = await tellIfWrong(findTax);
  const left = new Set<string>();
  let areMoreQueued = true;
  while (areMoreQueued) {
    const wasMine = await withLease('receipts', leaseMs, async () => {
      const endsAt = Date.now() + shiftMs;
      for (const entry of await nextEntries(left)) {
        if (Date.now() > endsAt) break;
        if (!(await isIssued(entry, { findAccount, tax }))) left.add(entry.id);
      }
    });
    if (!wasMine) return;
    // A caller for a receipt that was queued meanwhile found the lease taken and returned.
    areMoreQueued = (await nextEntries(left)).length > 0;
  }
  if (left.size > 0) throw new Error('A receipt was not issued.');
}

/**
 * Issues an account's queued receipts before its orders and invoices lose their buyer: without one no receipt
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

async function nextEntries(left: ReadonlySet<string>): Promise<LedgerSnapshot[]> {
  const queued = await payments
    .where('receiptState', '==', 'queued')
    .orderBy('capturedAt')
    .limit(maxPerRun + left.size)
    .get();
  return queued.docs.filter(({ id }) => !left.has(id));
}

/** Issues one receipt; false if it must be tried again. */
async function isIssued(
  entry: LedgerSnapshot,
  facts: Parameters<typeof issueReceipt>[1],
): Promise<boolean> {
  try {
    await issueReceipt(entry.id, facts);
    return true;
  } catch (error) {
    logFailure('receipt-waits', error, { payment: entry.id });
    const { uid, path, updatedAt } = entry.data();
    if (Date.now() - updatedAt.toMillis() > waitLimitMs) {
      await raiseAlertNow({
        id: `${entry.id}_receipt_waits`,
        kind: 'receipt_failed',
        paymentId: entry.id,
        uid,
        path,
        details:
          "It has been failing for more than an hour. We're still retrying; see receipt-waits in the log",
      });
    }
    return false;
  }
}

/** With a wrong tax parameter all receipts stay queued, and the operator is told. */
async function tellIfWrong(findTax: typeof readTaxSettings) {
  try {
    return findTax();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const day = new Date().toISOString().slice(0, 10);
    const details = error.message;
    await raiseAlertNow({ id: `receipts_${day}`, kind: 'receipt_failed', details });
    throw error;
  }
}
