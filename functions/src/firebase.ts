import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type CollectionReference, type Timestamp } from 'firebase-admin/firestore';
import { collections } from '../shared/collections.ts';
import type { Currency } from '../shared/money.ts';
import type { PayableType } from '../shared/endpoints.ts';

if (getApps().length === 0) initializeApp();

export const auth = getAuth();
export const firestore = getFirestore();

/** Whether the authentication service failed because it has no such account, or no longer. */
export function isAccountMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** One attempt to have an order or invoice paid: at most one order at the provider. */
export interface PaymentAttempt {
  uid: string;
  /** The order or invoice. */
  path: string;
  type: PayableType;
  /** Counts from 1 within the path. */
  number: number;
  amountMinor: number;
  currency: Currency;
  state: 'creating' | 'open' | 'settled' | 'expired';
  /** Until then only the holder of `leaseId` may ask the provider for an order. */
  leaseUntil: Timestamp;
  leaseId: string;
  /** Null until the provider answered; never overwritten afterwards. */
  razorpayOrderId: string | null;
  createdAt: Timestamp;
}

export type PaymentState = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

export type PaymentOutcome =
  | 'open'
  | 'settled'
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'document_missing'
  | 'paid_after_deletion'
  | 'unmatched';

/** A line of the ledger: one payment as the provider reported it, and what became of it. */
export interface PaymentRecord {
  razorpayOrderId: string | null;
  /** The id of the attempt that it belongs to; null when no attempt has that provider order. */
  receipt: string | null;
  uid: string | null;
  path: string | null;
  amountMinor: number;
  currency: string;
  state: PaymentState;
  amountRefundedMinor: number;
  method: string | null;
  feeMinor: number | null;
  taxMinor: number | null;
  error: { code: string; reason: string | null; description: string | null } | null;
  outcome: PaymentOutcome;
  /** `queued` once settled, until the receipts job has given it a number. */
  receiptState: 'none' | 'queued' | 'issued';
  /** When the customer made it, by the provider's clock. */
  createdAt: Timestamp;
  /** The earliest moment at which it was reported as captured; null before. */
  capturedAt: Timestamp | null;
  updatedAt: Timestamp;
}

/** A webhook delivery that was answered with 200. */
export interface WebhookEvent {
  type: string;
  outcome: PaymentOutcome | 'ignored';
  paymentId: string | null;
  receivedAt: Timestamp;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

/** A letter of the outbox. */
export interface Letter {
  kind: 'payment_confirmed' | 'operator_attention';
  /** `waiting` for a receipt that it must carry. */
  state: 'waiting' | 'queued';
  uid: string | null;
  paymentId: string;
  path: string | null;
  /** The address given in checkout, for an account that has none. */
  checkoutEmail: string | null;
  createdAt: Timestamp;
}

/** How far the deletion of an account has come. It stays, so that what arrives later is known as such. */
export interface Deletion {
  step: DeletionStep;
  updatedAt: Timestamp;
}

/** What is being done, in this sequence. */
export type DeletionStep = 'documents' | 'letters' | 'sign-in' | 'finished';

export const paymentAttempts = typed<PaymentAttempt>(collections.paymentAttempts);
export const payments = typed<PaymentRecord>(collections.payments);
export const webhookEvents = typed<WebhookEvent>(collections.webhookEvents);
export const letters = typed<Letter>(collections.mail);
export const deletions = typed<Deletion>(collections.deletions);

function typed<Document extends object>(name: string): CollectionReference<Document> {
  return firestore.collection(name) as CollectionReference<Document>;
}
