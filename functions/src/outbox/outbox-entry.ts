import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

/**
 * A letter of the outbox. What it says is read from the database when it is sent. Of one to an account
 * that was deleted only a part is left.
 */
export interface OutboxEntry {
  kind: LetterKind;
  /**
   * `held` in a flood until a digest brings what it tells, then `digested`; `failed` once it was refused
   * for good or tried too often.
   */
  state: 'held' | 'digested' | 'queued' | 'sending' | 'sent' | 'failed';
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
  unknownDeliveries: number;
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

export const outbox = typedCollection<OutboxEntry>(collections.mail);
