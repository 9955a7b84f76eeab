import type { StoredSubscription } from '../subscriptions/documents.ts';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { AlertKind } from '../../shared/admin/alerts.ts';
import type { Purchase } from '../../shared/catalogue/quantity.ts';
import { collections } from '../../shared/collections.ts';
import { isBankPayment } from '../../shared/payments/bank-payment-ids.ts';
import type { DisputeFacts, DisputeState } from '../../shared/payments/disputes.ts';
import type { PayableType } from '../../shared/endpoints.ts';
import type { Currency } from '../../shared/values/money.ts';
import { typedCollection } from '../platform/firebase.ts';
import type { PaymentState, RefundState } from '../platform/razorpay/entities.ts';

/** One attempt to pay an order or invoice. It has at most one Razorpay order. */
export interface PaymentAttempt {
  uid: string;
  path: string;
  type: PayableType;
  /** What the order sells. The lines leave the cart when it's paid. Empty for an invoice. */
  lines: Purchase[];
  /** The plans that the payment starts or extends. Absent in attempts from before plans. */
  planIds?: string[];
  /** Counts the attempts for `path` from 1. */
  number: number;
  amountMinor: number;
  currency: Currency;
  /** An expired attempt isn't used again, but a payment for it is still recorded. */
  state: 'creating' | 'open' | 'recorded' | 'expired';
  /** Until this time, only the holder of `leaseId` may create the Razorpay order. */
  leaseUntil: Timestamp;
  leaseId: string;
  /** Null until Razorpay has created the order. Never overwritten. */
  razorpayOrderId: string | null;
  createdAt: Timestamp;
  /** When a browser last received the attempt, to the minute. */
  usedAt: Timestamp;
  /** When the sweep next asks Razorpay about the attempt. It applies only in the states `creating` and `open`. */
  nextCheckAt: Timestamp;
  /** When Razorpay first failed to answer or reported a payment under way; null after a clear answer. */
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

/** A payment as Razorpay reported it, and its outcome on this site. */
export interface PaymentRecord {
  razorpayOrderId: string | null;
  /** The amount of the Razorpay order; null until a report contains it. */
  orderAmountMinor: number | null;
  /** Null if no attempt owns the Razorpay order. */
  attemptId: string | null;
  uid: string | null;
  path: string | null;
  amountMinor: number;
  currency: string;
  /** The value in paise of a payment in another currency; null for rupees. */
  baseAmountMinor: number | null;
  state: PaymentState;
  amountRefundedMinor: number;
  /** The largest refunded amount in any report of the payment itself. */
  reportedRefundedMinor: number;
  refunds: Record<string, LedgerRefund>;
  disputes?: Record<string, LedgerDispute>;
  /** The months in India of the refunds that didn't fail, such as `2026-11`, sorted. */
  refundMonths: string[];
  /** The months in India in which disputes were lost, such as `2026-11`, sorted. */
  chargebackMonths?: string[];
  method: string | null;
  /** In paise. The fee includes the tax. */
  feeMinor: number | null;
  taxMinor: number | null;
  error: { code: string; reason: string | null; description: string | null } | null;
  outcome: PaymentOutcome;
  /** `queued` from recording until the receipt is issued; `failed` if it can't be issued. */
  receiptState: 'none' | 'queued' | 'issued' | 'failed';
  /** The email address from checkout, kept only while the receipt is queued or failed. */
  checkoutEmail: string | null;
  /** When to email the customer about the failed payment; null if no email is due. */
  noticeDueAt: Timestamp | null;
  /** When the customer made the payment, by Razorpay's clock. */
  createdAt: Timestamp;
  /** The time of the earliest report of the capture; null before it. */
  capturedAt: Timestamp | null;
  updatedAt: Timestamp;
}

/** A payment that arrived on the seller's bank account and that staff recorded. Razorpay doesn't know it. */
export interface BankPayment {
  uid: string;
  /** The invoice that it paid in full. */
  path: string;
  /** Whether the invoice had been replaced or cancelled before. */
  wasCancelled: boolean;
  /** The plans that it changed, as they were before. Absent from the first payments. */
  plansBefore?: StoredSubscription[];
  /** The bank's reference, such as a UTR, in capitals without spaces. Only one entry of a reference isn't reversed. */
  reference: string;
  /** The day in India on which the money arrived. */
  paidOn: string;
  amountMinor: number;
  currency: Currency;
  method: 'bank_transfer';
  razorpayOrderId: null;
  checkoutEmail: null;
  /** `none` if the payment was reversed before its receipt was issued. */
  receiptState: PaymentRecord['receiptState'];
  /** When staff reversed it, because it was wrong; null before. */
  reversedAt: Timestamp | null;
  /** The whole amount once it's reversed; 0 before. */
  reversedMinor: number;
  capturedAt: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface LedgerRefund {
  amountMinor: number;
  state: RefundState;
  createdAt: Timestamp;
}

export interface LedgerDispute extends DisputeFacts {
  state: DisputeState;
  /** Razorpay's code of the reason. */
  reason: string | null;
  respondBy: Timestamp | null;
  createdAt: Timestamp;
  /** The time of the report that brought this state. */
  reportedAt: Timestamp;
}

/** A refund that this site makes. It's stored before the request to Razorpay, so it's made only once. */
export interface Refund {
  paymentId: string;
  amountMinor: number;
  currency: string;
  reason: RefundReason;
  /** `operator` for the operator's command or a restored refund, an administrator's uid, or null for the server. */
  requestedBy: string | null;
  /** The operator's reason; null for the server. */
  note: string | null;
  /** The ids of the plans that staff end with this refund; null if they had no choice. */
  endsPlans: readonly string[] | null;
  /** `made` once Razorpay has accepted it. The ledger entry's `refunds` has its later states. */
  state: 'queued' | 'made' | 'refused';
  tries: number;
  nextTryAt: Timestamp;
  problem: RefundProblem | null;
  razorpayRefundId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export type RefundProblem = Extract<
  AlertKind,
  'refund_refused' | 'refund_stuck' | 'balance_too_small' | 'keys_refused'
>;

/** Why the server refunds a payment without a request. */
export type OwnRefundReason = Extract<PaymentOutcome, 'duplicate_payment' | 'price_outdated'>;

type RefundReason = OwnRefundReason | 'requested';

export interface WebhookEvent {
  type: string;
  outcome: PaymentOutcome | QuarantineReason;
  paymentId: string | null;
  /** Hex SHA-256. It identifies the event, because the signature covers the body but not the id. */
  bodyHash: string;
  /** The body of a quarantined event; null for a recorded event or a deleted account. */
  body: string | null;
  mentions?: string[];
  receivedAt: Timestamp;
  /** Firestore deletes the document after this time (TTL policy). */
  expiresAt: Timestamp;
}

/**
 * Why a signed event was quarantined: its type is never read, it's unreadable, or it belongs to another account.
 */
export type QuarantineReason = 'ignored' | 'unreadable' | 'foreign';

export const paymentAttempts = typedCollection<PaymentAttempt>(collections.paymentAttempts);
export const payments = typedCollection<PaymentRecord>(collections.payments);
export const bankPayments = typedCollection<BankPayment>(collections.bankPayments);
export const refunds = typedCollection<Refund>(collections.refunds);
export const webhookEvents = typedCollection<WebhookEvent>(collections.webhookEvents);

/** Returns the entry of a payment by its id. */
export function ledgerEntryOf(paymentId: string): DocumentReference<PaymentRecord | BankPayment> {
  return isBankPayment(paymentId) ? bankPayments.doc(paymentId) : payments.doc(paymentId);
}
