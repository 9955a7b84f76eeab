import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { EmailKind, EmailState } from '../../shared/messages/email-kinds.ts';
import { typedCollection } from '../platform/firebase.ts';

/** An email to send. Its content is read when it is sent. Only some fields remain after the account is deleted. */
export interface OutboxEntry {
  kind: EmailKind;
  state: EmailState;
  uid: string | null;
  paymentId: string | null;
  /** Razorpay's id of the refund. */
  refundId: string | null;
  path: string | null;
  /**
   * The address from a form or document, for a customer without another one. It can also be the new address of a
   * change, or the last address of a deleted account.
   */
  recipientEmail: string | null;
  /** The account's address when the email was queued. Some kinds aren't sent if it has changed since. */
  accountEmail?: string;
  /** The mark of a sign-in method. */
  method?: string;
  /** The limit that the request exceeded. One such email an hour is sent all the same. */
  beyondLimit?: BeyondLimit;
  tries: number;
  claimId?: string;
  /** The tries after which the mail server may or may not have accepted the email. */
  unknownDeliveries: number;
  /** When the email is due. While it is being sent, when the sender's lease expires. */
  dueAt: Timestamp;
  sender?: Sender;
  alertId?: string;
  replyId?: string;
  digestId?: string;
  /** An `UndeliverableReason`, or the reason of a MailError. */
  failureReason?: string | null;
  sentAt: Timestamp | null;
  /** The id of the sent email that this one is a copy of. */
  resendOf?: string;
  createdAt: Timestamp;
}

export type BeyondLimit = 'mailbox' | 'all';

/** The senders of messages. They are counted separately, so that visitors can't block customers' messages. */
export type Sender = (typeof senders)[number];
export const senders = ['visitor', 'account'] as const;

export const outbox = typedCollection<OutboxEntry>(collections.mail);
