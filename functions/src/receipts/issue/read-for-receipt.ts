import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { userPath } from '../../../shared/collections.ts';
import { financialYear } from '../../../shared/receipts/receipt-numbers.ts';
import { ledgerEntryOf, type BankPayment, type PaymentRecord } from '../../payments/documents.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { subscriptionsOf } from '../../subscriptions/documents.ts';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Counter, counters, type IssuedReceipt, receipts } from '../documents.ts';
import type { AccountOf } from '../../platform/account-of.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { readSales, type SaleReads } from './notify-of-sale.ts';
import type { RenewedTerm } from './paid-lines.ts';
import { currentTime } from '#clock';

export interface ReceiptReads {
  entry: DocumentSnapshot<Entry>;
  record: RecordedEntry;
  document: DocumentSnapshot | undefined;
  isAccountDeleted: boolean;
  profile: DocumentSnapshot;
  account: Awaited<ReturnType<AccountOf>>;
  counter: DocumentSnapshot<Counter>;
  year: string;
  issuedReceipt: IssuedReceipt | undefined;
  /** The confirmation email. It already exists if a receipt was issued before and its document was lost. */
  confirmation: DocumentSnapshot<OutboxEntry>;
  sales: SaleReads;
  /** The plans that a renewal invoice extended. */
  renewed: RenewedTerm[];
}

type Entry = PaymentRecord | BankPayment;

/** The fields that recording sets. They are null in an entry that isn't recorded. */
type RecordedField = 'uid' | 'path' | 'capturedAt';
type RecordedEntry = Entry & { [Field in RecordedField]: NonNullable<Entry[Field]> };

/**
 * Resolves to undefined if no receipt of the payment is queued. Throws if the payment isn't recorded. If a deletion begins
 * before the commit, a later step of it removes the buyer from the receipt.
 */
export async function readForReceipt(
  reads: Reads,
  paymentId: string,
  findAccount: AccountOf,
): Promise<ReceiptReads | undefined> {
  const entry = await reads.get(ledgerEntryOf(paymentId));
  const record = entry.data();
  if (record?.receiptState !== 'queued') return undefined;
  if (!isRecorded(record)) throw new Error('The payment is not recorded.');
  const { uid, path, capturedAt } = record;
  const year = financialYear(capturedAt.toDate());
  const [account, document, deletion, profile, counter, issuedReceipt, confirmation, sales] =
    await Promise.all([
      findAccount(uid),
      reads.get(firestore.doc(path)),
      reads.get(deletions.doc(uid)),
      reads.get(firestore.doc(userPath(uid))),
      reads.get(counters.doc(`receipts_${year}`)),
      reads.get(receipts.where('payment.id', '==', paymentId).limit(1)),
      reads.get(outbox.doc(`paid_${paymentId}`)),
      readSales(reads, paymentId, currentTime()),
    ]);
  return {
    entry,
    record,
    document: document.exists ? document : undefined,
    isAccountDeleted: deletion.exists,
    profile,
    account,
    counter,
    year,
    issuedReceipt: issuedReceipt.docs[0]?.data(),
    confirmation,
    sales,
    renewed: await readRenewed(reads, uid, document),
  };
}

async function readRenewed(
  reads: Reads,
  uid: string,
  document: DocumentSnapshot,
): Promise<RenewedTerm[]> {
  const { terms = [] } = (document.data() ?? {}) as PlanRequest;
  const plans = terms.map(({ subscriptionId }) =>
    reads.get(subscriptionsOf(uid).doc(subscriptionId)),
  );
  const found = await Promise.all(plans);
  return terms.map((requested, index) => ({ requested, plan: found[index]?.data() }));
}

function isRecorded(record: Entry): record is RecordedEntry {
  const { uid, path, capturedAt } = record;
  return ![uid, path, capturedAt].includes(null);
}
