import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { userPath } from '../../../shared/collections.ts';
import { financialYear } from '../../../shared/receipts/receipt-numbers.ts';
import {
  type PaymentAttempt,
  type LedgerEntry,
  paymentAttempts,
  payments,
} from '../../payments/documents.ts';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Counter, counters, type IssuedReceipt, receipts } from '../documents.ts';
import type { AccountOf } from '../../platform/account-of.ts';
import type { Reads } from '../../platform/commit-atomically.ts';

export interface IssuingReads {
  entry: DocumentSnapshot<LedgerEntry>;
  record: RecordedRecord;
  attempt: PaymentAttempt | undefined;
  /** The order or invoice; undefined when it is gone. */
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  profile: DocumentSnapshot;
  account: Awaited<ReturnType<AccountOf>>;
  counter: DocumentSnapshot<Counter>;
  year: string;
  /** The payment's receipt, if it has one: it never gets another one. */
  issued: IssuedReceipt | undefined;
  /** The customer's email. It is there already if only the receipt was lost. */
  confirmation: DocumentSnapshot<OutboxEntry>;
}

/** The fields that every recorded entry has. */
type RecordedField = 'uid' | 'path' | 'attemptId' | 'capturedAt';
type RecordedRecord = LedgerEntry & {
  [Field in RecordedField]: NonNullable<LedgerEntry[Field]>;
};

/**
 * Reads in two round trips; undefined unless the receipt is queued. Throws if the payment is not recorded.
 *
 * The attempt never changes in what a receipt shows. The profile, the sign-in account and
 * `deletions/{uid}` are only read: a receipt shows the buyer as of this moment, and a deletion that begins
 * before the commit removes the buyer from it in a later step.
 */
export async function readIssuing(
  reads: Reads,
  paymentId: string,
  findAccount: AccountOf,
): Promise<IssuingReads | undefined> {
  const entry = await reads.get(payments.doc(paymentId));
  const record = entry.data();
  if (record?.receiptState !== 'queued') return undefined;
  if (!isRecorded(record)) throw new Error('The payment is not recorded.');
  const { uid, path, attemptId, capturedAt } = record;
  const year = financialYear(capturedAt.toDate());
  const [account, document, deletion, attempt, profile, counter, issued, confirmation] =
    await Promise.all([
      findAccount(uid),
      reads.get(firestore.doc(path)),
      reads.get(deletions.doc(uid)),
      reads.get(paymentAttempts.doc(attemptId)),
      reads.get(firestore.doc(userPath(uid))),
      reads.get(counters.doc(`receipts_${year}`)),
      reads.get(receipts.where('payment.id', '==', paymentId).limit(1)),
      reads.get(outbox.doc(`paid_${paymentId}`)),
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
    issued: issued.docs[0]?.data(),
    confirmation,
  };
}

function isRecorded(record: LedgerEntry): record is RecordedRecord {
  const { uid, path, attemptId, capturedAt } = record;
  return ![uid, path, attemptId, capturedAt].includes(null);
}
