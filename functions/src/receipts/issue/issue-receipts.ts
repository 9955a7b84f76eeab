import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type LedgerEntry, payments } from '../../payments/documents.ts';
import { logFailure } from '../../platform/log.ts';
import type { TaxSettings } from '../tax/tax-of-supply.ts';
import { accountOf, type AccountOf } from '../../platform/account-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readTaxSettings } from '../tax/read-tax-settings.ts';
import { withLease } from '../../platform/with-lease.ts';
import { raiseAttentionNow } from '../../alerts/raise-attention.ts';

const minuteMs = 60_000;
const leaseMs = 2 * minuteMs;
/** Leaves time to end what is under way before the lease does. */
const shiftMs = minuteMs;
const maxPerRun = 100;
/** A receipt that still can't be issued after that needs a person. */
const waitLimitMs = 60 * minuteMs;

export interface IssuingOptions {
  findAccount?: AccountOf;
  /** Undefined when the seller has no GSTIN. Throws a RangeError when a parameter is wrong. */
  findTax?: () => TaxSettings | undefined;
}

type LedgerSnapshot = QueryDocumentSnapshot<LedgerEntry>;

/**
 * Issues the receipt of every payment that waits for one, one after the other in the sequence of their
 * captures. Safe to call at any time and in any number of places: one of them does it, the others
 * return at once. One that fails is left for the next run, and the others are issued all the same.
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
    // Whoever was queued meanwhile found the lease taken, and went away.
    areMoreQueued = (await nextEntries(left)).length > 0;
  }
  if (left.size > 0) throw new Error('A receipt was not issued.');
}

async function nextEntries(left: ReadonlySet<string>): Promise<LedgerSnapshot[]> {
  const queued = await payments
    .where('receiptState', '==', 'queued')
    .orderBy('capturedAt')
    .limit(maxPerRun + left.size)
    .get();
  return queued.docs.filter(({ id }) => !left.has(id));
}

/** False when it must be tried again. */
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
      await raiseAttentionNow({
        id: `${entry.id}_receipt_waits`,
        kind: 'receipt_failed',
        paymentId: entry.id,
        uid,
        path,
        details:
          'It has failed for more than an hour and is still tried; see receipt-waits in the log',
      });
    }
    return false;
  }
}

/** With a wrong parameter nothing is issued, and nothing is lost: all of it waits. */
async function tellIfWrong(findTax: () => TaxSettings | undefined) {
  try {
    return findTax();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const day = new Date().toISOString().slice(0, 10);
    const kind = 'receipt_failed';
    const about = { paymentId: null, uid: null, path: null, details: error.message };
    await raiseAttentionNow({ id: `receipts_${day}`, kind, ...about });
    throw error;
  }
}
