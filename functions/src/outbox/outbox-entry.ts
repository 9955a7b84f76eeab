import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { EmailKind, EmailState } from '../../shared/messages/email-kinds.ts';
import { typedCollection } from '../platform/firebase.ts';

/** What it says is read when it is sent. Only a part is left when its account was deleted. */
export interface OutboxEntry {
  kind: EmailKind;
  state: EmailState;
  uid: string | null;
  paymentId: string | null;
  /** The provider's id of the refund that it announces. */
  refundId: string | null;
  path: string | null;
  /**
   * The address from checkout or the contact form, for a customer without another one; for a password reset
   * the address that was typed; for a change of address the new one.
   */
  givenEmail: string | null;
  /** The account's address when an email about it was queued. The email is not sent if it has changed. */
  accountEmail?: string;
  /** The mark of the sign-in method that it is about. */
  method?: string;
  /** The limit that it was beyond when it was asked for. Its sender lets one an hour through. */
  beyondLimit?: BeyondLimit;
  tries: number;
  claimId?: string;
  /** The number of tries after which it was unknown whether the mail server had accepted it. */
  unknownDeliveries: number;
  /** When it is due; while it is being sent, when the sender's lease expires. */
  dueAt: Timestamp;
  sender?: Sender;
  alertId?: string;
  /** Of the reply that it brings. */
  replyId?: string;
  digestId?: string;
  /** Why it is not tried again: an `UndeliverableReason`, or the reason of a MailError. */
  failureReason?: string | null;
  sentAt: Timestamp | null;
  /** Set if the operator has it sent again after it was sent. */
  isSecondTime?: boolean;
  createdAt: Timestamp;
}

/** Which limit an email on request was beyond: that of its mailbox, or that of all. */
export type BeyondLimit = 'mailbox' | 'all';

/** The senders of messages. They are counted apart, so that visitors cannot silence customers. */
export type Sender = (typeof senders)[number];
export const senders = ['visitor', 'account'] as const;

export const outbox = typedCollection<OutboxEntry>(collections.mail);
