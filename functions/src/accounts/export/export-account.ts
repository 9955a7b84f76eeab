import { userCollectionPath, userCollections, userPath } from '../../../shared/collections.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { paymentAttempts, payments } from '../../payments/documents.ts';
import { auth, firestore } from '../../platform/firebase.ts';
import { receipts } from '../../receipts/documents.ts';
import { describeAccount } from './describe-account.ts';
import { exportDocuments, inPlainDocuments, type Exported } from './export-documents.ts';
import { jsonInParts } from './json-in-parts.ts';
import { findParkedEvents } from '../../payments/webhook/parked-events.ts';
import { inPlainJson } from './plain-json.ts';
import { findRefunds } from '../../payments/refunds/find-refunds.ts';

/** Counts up when a reader of older files would misread a newer one. */
const formatVersion = 1;

const notes = [
  'Moments are in UTC, in the format of ISO 8601.',
  'Amounts are in rupees, dollars or euros, as their currency says (rupees where none stands beside them). Those whose name ends in Minor are in the hundredth part of it: paise or cents.',
];

/** For the server's own use alone: who may ask the provider or send a letter now, and what the provider charges us. */
const leftOut = {
  attempt: ['leaseUntil', 'leaseId'],
  payment: ['feeMinor', 'taxMinor', 'receiptState', 'updatedAt', 'reportedRefundedMinor'],
  letter: ['tries', 'claimId', 'unknownDeliveries', 'dueAt', 'sender', 'digestId'],
  event: ['bodyHash', 'mentions', 'expiresAt', 'outcome', 'paymentId'],
};

/** The moment that every document of these collections has, as the rules demand. */
const moments = {
  cart: 'addedAt',
  invoices: 'createdAt',
  orders: 'createdAt',
  queries: 'createdAt',
} as const satisfies Record<keyof typeof userCollections, string>;

type Pages = AsyncIterable<Exported[]>;

/**
 * Everything that is stored about an account, for its owner to keep: the text of one JSON object, in
 * parts that are read from the database as they are asked for. Its lists begin with the newest. The
 * documents' fields have the names that they have in the database. Rejects before the first part when
 * the account can't be read.
 */
export async function exportAccount(uid: string): Promise<AsyncIterable<string>> {
  const [user, profile] = await Promise.all([
    auth.getUser(uid),
    firestore.doc(userPath(uid)).get(),
  ]);
  const fields = {
    format: 'account-export',
    formatVersion,
    generatedAt: new Date().toISOString(),
    notes,
    account: describeAccount(user),
    profile: inPlainJson(profile.data()),
  };
  return jsonInParts(fields, {
    ...exportCollections(uid),
    paymentAttempts: exportDocuments(
      paymentAttempts.where('uid', '==', uid).orderBy('createdAt', 'desc'),
      leftOut.attempt,
    ),
    payments: exportDocuments(
      payments.where('uid', '==', uid).orderBy('createdAt', 'desc'),
      leftOut.payment,
    ),
    refunds: exportRefunds(uid),
    receipts: exportDocuments(receipts.where('uid', '==', uid).orderBy('issuedAt', 'desc')),
    providerMessages: exportEvents(uid),
    letters: exportLetters(uid),
  });
}

/** The cart, the invoices and whatever else lies under the account. */
function exportCollections(uid: string): Record<string, Pages> {
  const names = Object.keys(userCollections) as (keyof typeof userCollections)[];
  return Object.fromEntries(
    names.map((name) => {
      const collection = firestore.collection(userCollectionPath(uid, name));
      return [name, exportDocuments(collection.orderBy(moments[name], 'desc'))];
    }),
  );
}

/** The ledger entries tell what the provider made of them. */
async function* exportRefunds(uid: string): Pages {
  for await (const page of findRefunds(uid)) yield inPlainDocuments(page);
}

/** What the payment provider told and the ledger does not hold. */
async function* exportEvents(uid: string): Pages {
  for await (const page of findParkedEvents(uid)) yield inPlainDocuments(page, leftOut.event);
}

/** What the operator is told about a payment is not addressed to the customer. */
async function* exportLetters(uid: string): Pages {
  const all = outbox.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of exportDocuments(all, leftOut.letter)) {
    yield page.filter(({ kind }) => kind !== 'operator_attention');
  }
}
