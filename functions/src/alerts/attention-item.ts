import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

/** Something that the operator must look at. What can come in numbers is one entry with a count. */
export interface AttentionItem {
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
  | 'paid_after_cancel'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'document_missing'
  | 'document_unwritable'
  | 'paid_after_deletion'
  | 'unmatched'
  | 'unreadable'
  | 'foreign'
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

export const attention = typedCollection<AttentionItem>(collections.attention);
