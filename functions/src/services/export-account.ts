import type { UserRecord } from 'firebase-admin/auth';
import { userCollectionPath, userCollections, userPath } from '../../shared/collections.ts';
import {
  auth,
  firestore,
  letters,
  paymentAttempts,
  payments,
  receipts,
  refunds,
} from '../firebase.ts';
import { exportDocuments, inPlainDocuments, type Exported } from './export-documents.ts';
import { findParkedEvents } from './parked-events.ts';
import { inPlainJson } from './plain-json.ts';

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
  letter: ['tries', 'claimId', 'unanswered', 'dueAt'],
  event: ['bodyHash', 'mentions', 'expiresAt', 'outcome', 'paymentId'],
};

/**
 * Everything that is stored about an account, for its owner to keep: plain JSON with lists that begin
 * with the newest. The documents' fields have the names that they have in the database.
 */
export async function exportAccount(uid: string): Promise<object> {
  const isOwn = ['uid', '==', uid] as const;
  const [user, profile, own, attempts, lines, issued, sent, parked] = await Promise.all([
    auth.getUser(uid),
    firestore.doc(userPath(uid)).get(),
    exportCollections(uid),
    exportDocuments(paymentAttempts.where(...isOwn), leftOut.attempt),
    exportDocuments(payments.where(...isOwn), leftOut.payment),
    exportDocuments(receipts.where(...isOwn)),
    exportDocuments(letters.where(...isOwn), leftOut.letter),
    findParkedEvents(uid),
  ]);
  return {
    format: 'account-export',
    formatVersion,
    generatedAt: new Date().toISOString(),
    notes,
    account: describeAccount(user),
    profile: inPlainJson(profile.data()),
    ...own,
    paymentAttempts: attempts,
    payments: lines,
    refunds: await exportRefunds(lines),
    receipts: issued,
    // What the payment provider told and the ledger does not hold.
    providerMessages: inPlainDocuments(parked, leftOut.event),
    // What the operator is told about a payment is not addressed to the customer.
    letters: sent.filter(({ kind }) => kind !== 'operator_attention'),
  };
}

/** The ledger's lines tell what the provider made of them. */
async function exportRefunds(lines: readonly Exported[]): Promise<Exported[]> {
  const ofEach = lines.map(({ id }) => exportDocuments(refunds.where('paymentId', '==', id)));
  return (await Promise.all(ofEach)).flat();
}

/** The cart, the invoices and whatever else lies under the account. */
async function exportCollections(uid: string): Promise<Record<string, Exported[]>> {
  const names = Object.keys(userCollections) as (keyof typeof userCollections)[];
  const lists = names.map(async (name) => {
    const collection = firestore.collection(userCollectionPath(uid, name));
    return [name, await exportDocuments(collection)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

function describeAccount({ uid, metadata, ...user }: UserRecord): object {
  const { creationTime, lastSignInTime } = metadata;
  return {
    uid,
    email: user.email ?? null,
    isEmailVerified: user.emailVerified,
    name: user.displayName ?? null,
    phone: user.phoneNumber ?? null,
    photo: user.photoURL ?? null,
    claims: inPlainJson(user.customClaims ?? {}),
    isGuest: user.providerData.length === 0,
    providers: user.providerData.map(({ uid: id, ...provider }) => ({
      provider: provider.providerId,
      id,
      email: provider.email ?? null,
      name: provider.displayName ?? null,
      phone: provider.phoneNumber ?? null,
      photo: provider.photoURL ?? null,
    })),
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
