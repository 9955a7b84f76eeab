import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { EmailKind, EmailState } from '../../shared/email-kinds.ts';
import { typedCollection } from '../platform/firebase.ts';

/**
 * An email in the outbox. Its content is read when it is sent. Only some fields remain after its account is
 * deleted.
 */
export interface OutboxEntry {
  kind: EmailKind;
  state: EmailState;
  uid: string | null;
  paymentId: string | null;
  /** Razorpay's id of the refund that the email announces. */
  refundId: string | null;
  path: string | null;
  /**
   * The address from checkout, an invoice or the contact form, for a customer without another one. For a password
   * reset, the address that was entered. For a change of address, the new one. For a deleted account, the last one.
   */
  givenEmail: string | null;
  /** The account's address when the email was queued. Some kinds aren't sent if it has changed since. */
  accountEmail?: string;
  /** The mark of the sign-in method that the email is about. */
  method?: string;
  /** The limit that the request for this email exceeded. One such email an hour is sent all the same. */
  beyondLimit?: BeyondLimit;
  tries: number;
  claimId?: string;
  /** The number of tries after which it was unknown whether the mail server had accepted the email. */
  unknownDeliveries: number;
  /** When the email is due. While it is being sent, when the sender's lease expires. */
  dueAt: Timestamp;
  sender?: Sender;
  alertId?: string;
  replyId?: string;
  digestId?: string;
  /** Why the email isn't tried again. Either an `UndeliverableReason` or the reason of a MailError. */
  failureReason?: string | null;
  sentAt: Timestamp | null;
  /** Set if the operator resends the email after it was sent. */
  isSecondTime?: boolean;
  createdAt: Timestamp;
}

/** The limit that a requested email exceeded, either of its mailbox or of all mailboxes. */
export type BeyondLimit = 'mailbox' | 'all';

/** The senders of messages. They are counted separately, so that visitors can't block customers' messages. */
export type Sender = (typeof senders)[number];
export const senders = ['visitor', 'account'] as const;

export const outbox = typedCollection<OutboxEntry>(collections.mail);
