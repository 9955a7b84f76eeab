import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  bankPayments,
  type BankPayment,
  type PaymentRecord,
  payments,
} from '../../payments/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { accountOf, type AccountOf } from '../../platform/account-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readTaxSettings } from '../tax/tax-settings.ts';
import { withLease } from '../../platform/with-lease.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';

const minuteMs = 60_000;
const leaseMs = 2 * minuteMs;
/** The length of a run, which leaves time to finish the current receipt before the lease expires. */
const shiftMs = minuteMs;
const maxPerRun = 100;
/** A receipt that has failed for this long raises an alert. */
const waitLimitMs = 60 * minuteMs;

export interface IssuingOptions {
  findAccount?: AccountOf;
  /** Returns undefined if the seller has no GSTIN. Throws a RangeError if a parameter is invalid. */
  findTax?: typeof readTaxSettings;
}

type LedgerSnapshot = QueryDocumentSnapshot<PaymentRecord | BankPayment>;

/**
 * Issues all queued receipts one after another, in the order of capture. Any number of processes may call it at any
 * time. One of them issues, and the others return at once. A receipt that fails is left to the next run and doesn't
 * stop the others, but the call then rejects.
 *
 * The lease only improves speed, because the counter's precondition alone keeps the series gapless. Without the
 * lease, 20 callers at once take five times as long, because each commit makes the others start again.
 */
export async function issueReceipts(options: IssuingOptions = {}): Promise<void> {
  const { findAccount = accountOf, findTax = readTaxSettings } = options;
  const tax = await readTaxOrLog(findTax);
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
    // Meanwhile, the caller for a newly queued receipt may have found the lease taken and returned.
    areMoreQueued = (await nextEntries(left)).length > 0;
  }
  if (left.size > 0) throw new Error('A receipt was not issued.');
}

/**
 * Issues the receipts before the deletion removes the buyer, because none is possible afterwards. Takes no lease,
 * because each commit checks that the counter is unchanged. A failure doesn't stop the deletion.
 */
export async function issueLastReceipts(uid: string): Promise<void> {
  const [online, byBank] = await Promise.all([
    payments.where('uid', '==', uid).where('receiptState', '==', 'queued').get(),
    bankPayments.where('uid', '==', uid).where('receiptState', '==', 'queued').get(),
  ]);
  for (const entry of [...online.docs, ...byBank.docs]) {
    try {
      await issueReceipt(entry.id, { findAccount: accountOf, tax: readTaxSettings() });
    } catch (error) {
      logFailure('receipt-waits', error, { payment: entry.id });
    }
  }
}

async function nextEntries(left: ReadonlySet<string>): Promise<LedgerSnapshot[]> {
  const limit = maxPerRun + left.size;
  const [online, byBank] = await Promise.all([
    payments.where('receiptState', '==', 'queued').orderBy('capturedAt').limit(limit).get(),
    bankPayments.where('receiptState', '==', 'queued').orderBy('capturedAt').limit(limit).get(),
  ]);
  return [...online.docs, ...byBank.docs]
    .filter(({ id }) => !left.has(id))
    .toSorted((one, other) => millisOf(one) - millisOf(other));
}

function millisOf(entry: LedgerSnapshot): number {
  return entry.data().capturedAt?.toMillis() ?? 0;
}

/** Resolves to false if the receipt must be tried again. */
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
          "It has been failing for more than an hour. We're still retrying. For the cause, see receipt-waits in the log.",
      });
    }
    return false;
  }
}

/** Alerts the operator and throws if a tax parameter is invalid. All receipts then stay queued. */
async function readTaxOrLog(findTax: typeof readTaxSettings) {
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
