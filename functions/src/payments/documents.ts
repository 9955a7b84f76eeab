import type { Timestamp } from 'firebase-admin/firestore';
import type { AlertKind } from '../../shared/admin/alerts.ts';
import { collections } from '../../shared/collections.ts';
import type { DisputeState } from '../../shared/payments/disputes.ts';
import type { PayableType } from '../../shared/endpoints.ts';
import type { Currency } from '../../shared/values/money.ts';
import { typedCollection } from '../platform/firebase.ts';
import type { PaymentState, RefundState } from '../platform/razorpay/entities.ts';

/** An attempt to get an order or invoice paid. It has at most one order at the provider. */
export interface PaymentAttempt {
  uid: string;
  path: string;
  type: PayableType;
  /** The products of an order, which leave the cart when it is paid. */
  productIds: string[];
  /** Counts the attempts for `path` from 1. */
  number: number;
  amountMinor: number;
  currency: Currency;
  /** An expired attempt is not used again; a payment for it is still booked. */
  state: 'creating' | 'open' | 'recorded' | 'expired';
  /** Until then only the holder of `leaseId` may create the provider order. */
  leaseUntil: Timestamp;
  leaseId: string;
  /** Null until the provider has answered; never overwritten. */
  razorpayOrderId: string | null;
  createdAt: Timestamp;
  /** When a browser last received it, to the minute. */
  usedAt: Timestamp;
  /** When the sweep asks the provider about it next. It counts while the attempt is being created or open. */
  nextCheckAt: Timestamp;
  /** Since when the provider does not answer, or reports a payment that is under way; otherwise null. */
  unclearSince: Timestamp | null;
}

export type PaymentOutcome =
  | 'open'
  | 'recorded'
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'price_outdated'
  | 'document_missing'
  | 'paid_after_deletion'
  | 'unmatched';

/** An entry of the ledger: a payment as the provider reported it, and its outcome here. */
export interface LedgerEntry {
  razorpayOrderId: string | null;
  /** The amount of the provider order; null until it is reported. */
  orderAmountMinor: number | null;
  /** Null if no attempt has the provider order. */
  attemptId: string | null;
  uid: string | null;
  path: string | null;
  amountMinor: number;
  currency: string;
  /** Paise that Razorpay settles for a payment in another currency; null for rupees. */
  baseAmountMinor: number | null;
  state: PaymentState;
  amountRefundedMinor: number;
  /** The largest refunded amount in any report of the payment itself. */
  reportedRefundedMinor: number;
  /** By the provider's refund id. */
  refunds: Record<string, LedgerRefund>;
  /** By the provider's dispute id; absent where there was none. */
  disputes?: Record<string, DisputeState>;
  /** The months in India in which a refund was made that did not fail, such as `2026-11`, in sequence. */
  refundMonths: string[];
  method: string | null;
  /** Paise; the fee includes the tax. */
  feeMinor: number | null;
  taxMinor: number | null;
  error: { code: string; reason: string | null; description: string | null } | null;
  outcome: PaymentOutcome;
  /** `queued` from recording until the receipt is issued; `failed` if it cannot be issued. */
  receiptState: 'none' | 'queued' | 'issued' | 'failed';
  /** The address given in checkout. Null unless the receipt is queued or failed: the email has it then. */
  checkoutEmail: string | null;
  /** When to tell the customer that it failed; null if there is nothing to tell, or that is done. */
  noticeDueAt: Timestamp | null;
  /** When the customer made the payment, by the provider's clock. */
  createdAt: Timestamp;
  /** The earliest report of the capture; null before it. */
  capturedAt: Timestamp | null;
  updatedAt: Timestamp;
}

export interface LedgerRefund {
  amountMinor: number;
  state: RefundState;
  createdAt: Timestamp;
}

/** A refund that this site makes. It is stored before the provider is asked, so that it is made once. */
export interface Refund {
  paymentId: string;
  amountMinor: number;
  currency: string;
  reason: RefundReason;
  /** `operator` for the operator's command and for a restored refund, the uid of an administrator, or null for the server itself. */
  requestedBy: string | null;
  /** Why, in the operator's words; null for the server itself. */
  note: string | null;
  /** `made` once the provider has accepted it. Its later states are in the ledger entry's `refunds`. */
  state: 'queued' | 'made' | 'refused';
  /** How often the provider did not make it. */
  tries: number;
  /** While it is queued, the schedule tries again after this moment. */
  nextTryAt: Timestamp;
  /** What the operator was last told of it. */
  problem: RefundProblem | null;
  razorpayRefundId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export type RefundProblem = Extract<
  AlertKind,
  'refund_refused' | 'refund_stuck' | 'balance_too_small' | 'keys_refused'
>;

/** Why the site refunds a payment without being asked. */
export type OwnRefundReason = Extract<PaymentOutcome, 'duplicate_payment' | 'price_outdated'>;

type RefundReason = OwnRefundReason | 'requested';

/** A webhook delivery that got the answer 200. */
export interface WebhookEvent {
  type: string;
  outcome: PaymentOutcome | QuarantineReason;
  paymentId: string | null;
  /** Hex SHA-256. It identifies the event, since the signature covers the body and not the id. */
  bodyHash: string;
  /** The body of a quarantined event; null if the ledger holds its content. */
  body: string | null;
  /** The ids of payments and provider orders in the body of a quarantined event. */
  mentions?: string[];
  receivedAt: Timestamp;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

/** Why a signed event was quarantined: of a kind that is never read, unreadable, or of another account. */
export type QuarantineReason = 'ignored' | 'unreadable' | 'foreign';

export const paymentAttempts = typedCollection<PaymentAttempt>(collections.paymentAttempts);
export const payments = typedCollection<LedgerEntry>(collections.payments);
export const refunds = typedCollection<Refund>(collections.refunds);
export const webhookEvents = typedCollection<WebhookEvent>(collections.webhookEvents);
