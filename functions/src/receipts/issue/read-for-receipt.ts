import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { userPath } from '../../../shared/collections.ts';
import { financialYear } from '../../../shared/receipts/receipt-numbers.ts';
import {
  type PaymentAttempt,
  type PaymentRecord,
  paymentAttempts,
  payments,
} from '../../payments/documents.ts';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Counter, counters, type IssuedReceipt, receipts } from '../documents.ts';
import type { AccountOf } from '../../platform/account-of.ts';
import type { Reads } from '../../platform/commit-atomically.ts';

export interface ReceiptReads {
  entry: DocumentSnapshot<PaymentRecord>;
  record: RecordedEntry;
  attempt: PaymentAttempt | undefined;
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  profile: DocumentSnapshot;
  account: Awaited<ReturnType<AccountOf>>;
  counter: DocumentSnapshot<Counter>;
  year: string;
  issuedReceipt: IssuedReceipt | undefined;
  /** The confirmation email. It already exists if a receipt was issued before and its document was lost. */
  confirmation: DocumentSnapshot<OutboxEntry>;
}

/** The fields that recording sets. They are null in an entry that isn't recorded. */
type RecordedField = 'uid' | 'path' | 'attemptId' | 'capturedAt';
type RecordedEntry = PaymentRecord & {
  [Field in RecordedField]: NonNullable<PaymentRecord[Field]>;
};

/**
 * Resolves to undefined if no receipt of the payment is queued. Throws if the payment isn't recorded. If a deletion begins
 * before the commit, a later step of it removes the buyer from the receipt.
 */
export async function readForReceipt(
  reads: Reads,
  paymentId: string,
  findAccount: AccountOf,
): Promise<ReceiptReads | undefined> {
  const entry = await reads.get(payments.doc(paymentId));
  const record = entry.data();
  if (record?.receiptState !== 'queued') return undefined;
  if (!isRecorded(record)) throw new Error('The payment is not recorded.');
  const { uid, path, attemptId, capturedAt } = record;
  const year = financialYear(capturedAt.toDate());
  const [account, document, deletion, attempt, profile, counter, issuedReceipt, confirmation] =
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
    issuedReceipt: issuedReceipt.docs[0]?.data(),
    confirmation,
  };
}

function isRecorded(record: PaymentRecord): record is RecordedEntry {
  const { uid, path, attemptId, capturedAt } = record;
  return ![uid, path, attemptId, capturedAt].includes(null);
}
