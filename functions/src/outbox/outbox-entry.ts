import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

/**
 * A letter in the outbox. Its content is read from the database when it is sent. Only a part of the entry
 * is left when its account was deleted.
 */
export interface OutboxEntry {
  kind: LetterKind;
  /**
   * `held` in a flood until a digest brings its message, then `digested`; `failed` when it is not tried
   * again.
   */
  state: 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed';
  uid: string | null;
  paymentId: string | null;
  /** The provider's id of the refund that it announces. */
  refundId: string | null;
  /** The order, invoice or message that it is about. */
  path: string | null;
  /** The address from checkout or the contact form, for a customer without another one. */
  givenEmail: string | null;
  /** How often it was claimed for sending. */
  tries: number;
  /** The last claim. */
  claimId?: string;
  /** The number of tries after which it was unknown whether the mail server had accepted it. */
  unknownDeliveries: number;
  /** When it is due; while it is being sent, when the sender's lease expires. */
  dueAt: Timestamp;
  /** The sender of the message that a held letter brings. */
  sender?: Sender;
  /** The attention item that a letter to the operator is about. */
  attentionId?: string;
  /** The digest that brought this letter's message. */
  digestId?: string;
  sentAt: Timestamp | null;
  createdAt: Timestamp;
}

/** The senders of messages. They are counted apart, so that visitors cannot silence customers. */
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

export const outbox = typedCollection<OutboxEntry>(collections.mail);
