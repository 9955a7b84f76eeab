import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { ChargeType } from '../../shared/endpoints.ts';
import type { Currency } from '../../shared/money.ts';
import { typedCollection } from '../platform/firebase.ts';
import type { PaymentState, RefundState } from '../platform/razorpay/entities.ts';

/** One attempt to have an order or invoice paid: at most one order at the provider. */
export interface PaymentAttempt {
  uid: string;
  /** The order or invoice. */
  path: string;
  type: ChargeType;
  /** What an order sells: these leave the cart when it is paid. */
  productIds: string[];
  /** Counts from 1 within the path. */
  number: number;
  amountMinor: number;
  currency: Currency;
  /** An expired one is not handed out again; what still arrives for it is booked all the same. */
  state: 'creating' | 'open' | 'settled' | 'expired';
  /** Until then only the holder of `leaseId` may ask the provider for an order. */
  leaseUntil: Timestamp;
  leaseId: string;
  /** Null until the provider answered; never overwritten afterwards. */
  razorpayOrderId: string | null;
  createdAt: Timestamp;
  /** When it was last handed to a browser, to the minute. */
  usedAt: Timestamp;
}

export type PaymentOutcome =
  | 'open'
  | 'settled'
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'document_missing'
  | 'document_unwritable'
  | 'paid_after_deletion'
  | 'unmatched';

/** An entry of the ledger: one payment as the provider reported it, and what became of it. */
export interface LedgerEntry {
  razorpayOrderId: string | null;
  /** The provider order's own amount; null until it was reported. */
  orderAmountMinor: number | null;
  /** The id of the attempt that it belongs to; null when no attempt has that provider order. */
  attemptId: string | null;
  uid: string | null;
  path: string | null;
  amountMinor: number;
  currency: string;
  /** Paise that Razorpay settles for a payment in another currency; null for rupees. */
  baseAmountMinor: number | null;
  state: PaymentState;
  amountRefundedMinor: number;
  /** The largest sum of refunds that a report of the payment itself has named. */
  reportedRefundedMinor: number;
  /** By the provider's id. */
  refunds: Record<string, LedgerRefund>;
  method: string | null;
  /** Paise; the fee includes the tax. */
  feeMinor: number | null;
  taxMinor: number | null;
  error: { code: string; reason: string | null; description: string | null } | null;
  outcome: PaymentOutcome;
  /** `queued` once settled, until the receipts job has given it a number; `failed` when it can't have one. */
  receiptState: 'none' | 'queued' | 'issued' | 'failed';
  /** When the customer made it, by the provider's clock. */
  createdAt: Timestamp;
  /** The earliest moment at which it was reported as captured; null before. */
  capturedAt: Timestamp | null;
  updatedAt: Timestamp;
}

/** A refund as the provider reported it. */
export interface LedgerRefund {
  amountMinor: number;
  state: RefundState;
  createdAt: Timestamp;
}

/** A refund that we make. It is stored before the provider is asked, so that it is made once. */
export interface Refund {
  paymentId: string;
  amountMinor: number;
  currency: string;
  reason: RefundReason;
  /** The uid of who asked for it; null for the server itself. */
  requestedBy: string | null;
  /** `made` once the provider took it; how it went on stands in the payment's `refunds`. */
  state: 'queued' | 'made' | 'refused';
  razorpayRefundId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export type RefundReason = 'duplicate_payment' | 'requested';

/** A webhook delivery that was answered with 200. */
export interface WebhookEvent {
  type: string;
  outcome: PaymentOutcome | ParkedOutcome;
  paymentId: string | null;
  /** Hex SHA-256: the event's id is not covered by the signature, the body is. */
  bodyHash: string;
  /** What was parked, to be read by a person; null where the ledger holds what it said. */
  body: string | null;
  /** The ids of payments and provider orders in what was parked. */
  mentions?: string[];
  receivedAt: Timestamp;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

/** Signed, but of no use: an event that we don't read, can't read, or that is another account's. */
export type ParkedOutcome = 'ignored' | 'unreadable' | 'foreign';

export const paymentAttempts = typedCollection<PaymentAttempt>(collections.paymentAttempts);
export const payments = typedCollection<LedgerEntry>(collections.payments);
export const refunds = typedCollection<Refund>(collections.refunds);
export const webhookEvents = typedCollection<WebhookEvent>(collections.webhookEvents);
