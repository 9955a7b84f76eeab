import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { userPath } from '../../../shared/collections.ts';
import { financialYear } from '../../../shared/receipt-numbers.ts';
import {
  type PaymentAttempt,
  type LedgerEntry,
  paymentAttempts,
  payments,
} from '../../payments/documents.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Counter, counters } from '../documents.ts';
import type { AccountOf } from '../../platform/account-of.ts';

/** The documents that a receipt is issued from, as they were read. */
export interface IssuingReads {
  entry: DocumentSnapshot<LedgerEntry>;
  record: SettledRecord;
  attempt: PaymentAttempt | undefined;
  /** The order or invoice; undefined when it is gone. */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  profile: DocumentSnapshot;
  account: Awaited<ReturnType<AccountOf>>;
  counter: DocumentSnapshot<Counter>;
  /** The financial year of the capture. */
  year: string;
}

/** The fields that every settled entry has. */
type SettledField = 'uid' | 'path' | 'attemptId' | 'capturedAt';
type SettledRecord = LedgerEntry & {
  [Field in SettledField]: NonNullable<LedgerEntry[Field]>;
};

/** Reads everything in two round trips; undefined unless the receipt is queued. Throws if it is not settled. */
export async function readIssuing(
  paymentId: string,
  findAccount: AccountOf,
): Promise<IssuingReads | undefined> {
  const entry = await payments.doc(paymentId).get();
  const record = entry.data();
  if (record?.receiptState !== 'queued') return undefined;
  if (!isSettled(record)) throw new Error('The payment is not settled.');
  const { uid, path, attemptId: receipt, capturedAt } = record;
  const year = financialYear(capturedAt.toDate());
  const [account, document, deletion, attempt, profile, counter] = await Promise.all([
    findAccount(uid),
    firestore.doc(path).get(),
    deletions.doc(uid).get(),
    paymentAttempts.doc(receipt).get(),
    firestore.doc(userPath(uid)).get(),
    counters.doc(`receipts_${year}`).get(),
  ]);
  return {
    entry,
    record,
    attempt: attempt.data(),
    document: document.exists ? document : undefined,
    isAccountDeleted: deletion.exists,
    profile,
    account,
    counter,
    year,
  };
}

function isSettled(record: LedgerEntry): record is SettledRecord {
  const { uid, path, attemptId: receipt, capturedAt } = record;
  return ![uid, path, receipt, capturedAt].includes(null);
}
