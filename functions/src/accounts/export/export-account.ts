import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath, userCollections, userPath } from '../../../shared/collections.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { bankPayments, paymentAttempts, payments, refunds } from '../../payments/documents.ts';
import { auth, firestore, typedCollection } from '../../platform/firebase.ts';
import { findProof } from '../../platform/sessions/proven-address.ts';
import { receipts } from '../../receipts/documents.ts';
import { readAuditAbout } from '../notes/read-audit-about.ts';
import { describeAccount } from './describe-account.ts';
import { findQuarantinedEvents } from '../../payments/webhook/quarantined-events.ts';
import { inPlainJson, jsonInParts, type Plain } from './plain-json.ts';
import { maxInValues, readPages } from '../../platform/read-pages.ts';

/** Increase it when programs for the older format would misread the new one. */
const formatVersion = 1;

const notes = [
  'Times are in UTC, in ISO 8601 format.',
  'Amounts are in the currency given beside them, or in rupees if none is given. Amounts whose name ends in Minor are in paise or cents.',
];

/** Fields for the server's own use, such as leases, tries, Razorpay's fees and the staff member who acted. */
const leftOut = {
  attempt: ['leaseUntil', 'leaseId', 'nextCheckAt', 'unclearSince'],
  payment: [
    'feeMinor',
    'taxMinor',
    'receiptState',
    'noticeDueAt',
    'updatedAt',
    'reportedRefundedMinor',
    'refundMonths',
  ],
  bankPayment: [
    'wasCancelled',
    'plansBefore',
    'receiptState',
    'checkoutEmail',
    'razorpayOrderId',
    'updatedAt',
  ],
  refund: ['requestedBy', 'tries', 'nextTryAt', 'problem'],
  email: [
    'tries',
    'claimId',
    'unknownDeliveries',
    'failureReason',
    'dueAt',
    'sender',
    'digestId',
    'resendOf',
  ],
  event: ['bodyHash', 'mentions', 'expiresAt', 'outcome', 'paymentId'],
};

type Exported = Record<string, Plain>;
type Pages = AsyncIterable<Exported[]>;

/**
 * Exports everything stored about an account as one JSON object. Its parts are read from the database on demand.
 * Lists start with the newest; fields keep their database names. Rejects before the first part if the account
 * can't be read.
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
    account: describeAccount(user, await findProof(user)),
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
    bankPayments: exportDocuments(
      bankPayments.where('uid', '==', uid).orderBy('createdAt', 'desc'),
      leftOut.bankPayment,
    ),
    refunds: exportRefunds(uid),
    receipts: exportDocuments(receipts.where('uid', '==', uid).orderBy('issuedAt', 'desc')),
    providerMessages: exportEvents(uid),
    emails: exportEmails(uid),
    staffNotes: exportNotes(uid),
  });
}

function exportCollections(uid: string): Record<string, Pages> {
  const names = Object.keys(userCollections) as (keyof typeof userCollections)[];
  return Object.fromEntries(
    names.map((name) => {
      const collection = typedCollection(userCollectionPath(uid, name));
      // The rules require this field in every document, so ordering by it skips none.
      const moment = name === 'cart' ? 'addedAt' : 'createdAt';
      return [name, exportDocuments(collection.orderBy(moment, 'desc'))];
    }),
  );
}

/** Exports the refunds that we requested, for the newest payments first. The payments contain their outcome. */
async function* exportRefunds(uid: string): Pages {
  const entries = payments.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(entries.select('createdAt'), maxInValues)) {
    const ids = page.map(({ id }) => id);
    yield* exportDocuments(
      refunds.where('paymentId', 'in', ids).orderBy('createdAt', 'desc'),
      leftOut.refund,
    );
  }
}

/** Exports the webhook events that the ledger doesn't contain. */
async function* exportEvents(uid: string): Pages {
  for await (const page of findQuarantinedEvents(uid)) yield inPlainDocuments(page, leftOut.event);
}

async function* exportEmails(uid: string): Pages {
  const all = outbox.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of exportDocuments(all, leftOut.email)) {
    yield page.filter(({ kind }) => kind !== 'operator_alert').map(withoutSecret);
  }
}

/** Exports staff's notes about the account and the records they are about. The authors are left out. */
async function* exportNotes(uid: string): Pages {
  const noted = (await readAuditAbout(uid)).map((entry) => entry.data());
  yield noted
    .filter(({ note }) => note !== null)
    .map(({ at, action, path, paths, note }) => {
      // A note about messages of several accounts names only this account's message.
      const about = paths?.find((it) => it.startsWith(`${userPath(uid)}/`)) ?? path;
      return { at: inPlainJson(at), action, path: about, note };
    });
}

/** Hides whether an email to a new address was sent. It isn't if another account has the address. */
function withoutSecret(email: Exported): Exported {
  if (email['kind'] !== 'email_change') return email;
  const { state: _state, sentAt: _sentAt, ...rest } = email;
  return rest;
}

async function* exportDocuments<Document extends object>(
  query: Query<Document>,
  leftOut: readonly string[] = [],
): AsyncGenerator<Exported[]> {
  for await (const page of readPages(query)) yield inPlainDocuments(page, leftOut);
}

function inPlainDocuments<Document extends object>(
  documents: readonly QueryDocumentSnapshot<Document>[],
  leftOut: readonly string[] = [],
): Exported[] {
  return documents.map((document) => ({
    id: document.id,
    ...Object.fromEntries(
      Object.entries(document.data())
        .filter(([field]) => !leftOut.includes(field))
        .map(([field, value]) => [field, inPlainJson(value)]),
    ),
  }));
}
