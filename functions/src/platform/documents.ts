import type { Timestamp } from 'firebase-admin/firestore';
import type { PayableType } from '../../shared/endpoints.ts';
import type { Currency } from '../../shared/money.ts';
import type { Query } from '../../shared/queries.ts';
import type { Receipt } from '../../shared/receipts.ts';

/** One attempt to have an order or invoice paid: at most one order at the provider. */
export interface PaymentAttempt {
  uid: string;
  /** The order or invoice. */
  path: string;
  type: PayableType;
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

/** `voided`: authorized, and given back because it was never captured. */
export type PaymentState = 'created' | 'failed' | 'authorized' | 'voided' | 'captured' | 'refunded';

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

/** A line of the ledger: one payment as the provider reported it, and what became of it. */
export interface PaymentRecord {
  razorpayOrderId: string | null;
  /** The provider order's own amount; null until it was reported. */
  orderAmountMinor: number | null;
  /** The id of the attempt that it belongs to; null when no attempt has that provider order. */
  receipt: string | null;
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
  refunds: Record<string, RefundLine>;
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

export type RefundState = 'pending' | 'processed' | 'failed';

/** A refund as the provider reported it. */
export interface RefundLine {
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

/** Something that the operator must look at. What can come in numbers is one entry with a count. */
export interface Attention {
  kind: AttentionKind;
  paymentId: string | null;
  uid: string | null;
  path: string | null;
  details: string | null;
  /** How often it has happened since `createdAt`. */
  count: number;
  createdAt: Timestamp;
  /** When it happened last; the other fields tell of that. */
  lastAt: Timestamp;
  /** Null until the operator has dealt with it. */
  resolvedAt: Timestamp | null;
}

export type AttentionKind =
  | Exclude<PaymentOutcome, 'open' | 'settled'>
  | Exclude<ParkedOutcome, 'ignored'>
  | 'report_differs'
  | 'payment_uncaptured'
  | 'refund_failed'
  | 'refund_refused'
  | 'refund_stuck'
  | 'receipt_failed'
  | 'dispute'
  | 'webhook_silence'
  | 'message_flood'
  | 'deletion_stuck'
  | 'letter_failed'
  | 'payment_letter_failed';

/**
 * A letter of the outbox. What it says is read from the database when it is sent. Of one to an account
 * that was deleted only a part is left.
 */
export interface Letter {
  kind: LetterKind;
  /**
   * `waiting` for a receipt that it must carry; `held` in a flood until a digest brings what it tells,
   * then `digested`; `failed` once it was refused for good or tried too often.
   */
  state: 'waiting' | 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed';
  uid: string | null;
  paymentId: string | null;
  /** The provider's id of the refund that it tells of. */
  refundId: string | null;
  /** The order, invoice or message that it is about. */
  path: string | null;
  /** The address that came with it, for whoever has no other: from checkout, or from the contact form. */
  givenEmail: string | null;
  /** How often somebody took it to send it. */
  tries: number;
  /** Of who took it last. */
  claimId?: string;
  /** After how many of the tries nobody knew whether the mail server had taken it. */
  unanswered: number;
  /** When it is due; of one that is being sent, when whoever sends it counts as dead. */
  dueAt: Timestamp;
  /** Of a held one: who wrote the message. */
  sender?: Sender;
  /** Of one to the operator: the entry of the attention list that it tells of. */
  attentionId?: string;
  /** The letter that brought what this one tells. */
  digestId?: string;
  sentAt: Timestamp | null;
  createdAt: Timestamp;
}

/** Who writes messages. They are counted apart, so that visitors can't silence customers. */
export type Sender = (typeof senders)[number];
export const senders = ['visitor', 'account'] as const;

export type LetterKind =
  | 'payment_confirmed'
  | 'payment_failed'
  | 'payment_returned'
  | 'invoice_issued'
  | 'refund_made'
  | 'contact_acknowledged'
  | 'contact_notice'
  | 'contact_digest'
  | 'operator_attention';

/** A receipt as it was issued, with the account and the order or invoice that it belongs to. */
export interface IssuedReceipt extends Receipt<Timestamp> {
  uid: string | null;
  path: string;
}

/** The last number of a series, such as the receipts of a financial year. */
export interface Counter {
  last: number;
}

/** A message to the operator as it was stored. */
export interface StoredQuery extends Query {
  createdAt: Timestamp;
}

/** Says who does a work of which only one may be under way. There is none while nobody does it. */
export interface Lease {
  holder: string;
  /** From then on the holder counts as dead, and Firestore deletes the document (TTL policy). */
  until: Timestamp;
}

/** How far the deletion of an account has come. It stays, so that what arrives later is known as such. */
export interface Deletion {
  /** What is being done; `swept` once what came late was looked for, too. */
  step: DeletionStep | 'finished' | 'swept';
  updatedAt: Timestamp;
}

/** In this sequence. */
export type DeletionStep = 'documents' | 'receipts' | 'letters' | 'events' | 'sign-in';

/** Says that an account's sessions were ended. The database refuses tokens of earlier sign-ins. */
export interface Revocation {
  /** In whole seconds, as the authentication service keeps it: a sign-in of this second still counts. */
  at: Timestamp;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

/** How often somebody asked for something within a window of time. */
export interface RequestCount {
  count: number;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}
