import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  type CollectionGroup,
  type CollectionReference,
} from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type {
  Attention,
  Counter,
  Deletion,
  IssuedReceipt,
  Lease,
  Letter,
  PaymentAttempt,
  PaymentRecord,
  Refund,
  RequestCount,
  Revocation,
  StoredQuery,
  WebhookEvent,
} from './documents.ts';

if (getApps().length === 0) initializeApp();

export const auth = getAuth();
export const firestore = getFirestore();
export const appCheck = getAppCheck();

/** Whether the authentication service failed because it has no such account, or no longer. */
export function isAccountMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

export const paymentAttempts = typed<PaymentAttempt>(collections.paymentAttempts);
export const payments = typed<PaymentRecord>(collections.payments);
export const refunds = typed<Refund>(collections.refunds);
export const webhookEvents = typed<WebhookEvent>(collections.webhookEvents);
export const attention = typed<Attention>(collections.attention);
export const letters = typed<Letter>(collections.mail);
export const deletions = typed<Deletion>(collections.deletions);
export const revocations = typed<Revocation>(collections.revoked);
export const receipts = typed<IssuedReceipt>(collections.receipts);
export const counters = typed<Counter>(collections.counters);
/** The messages of visitors. */
export const anonymousQueries = typed<StoredQuery>(collections.anonymousQueries);
/** The messages under all accounts. */
export const accountQueries = firestore.collectionGroup(
  userCollections.queries,
) as CollectionGroup<StoredQuery>;
export const leases = typed<Lease>(collections.leases);
export const requestCounts = typed<RequestCount>(collections.requestCounts);

function typed<Document extends object>(name: string): CollectionReference<Document> {
  return firestore.collection(name) as CollectionReference<Document>;
}
