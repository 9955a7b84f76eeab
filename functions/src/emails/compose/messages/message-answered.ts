import type { Timestamp } from 'firebase-admin/firestore';
import type { ContactReply } from '../../../../shared/messages/contact-messages.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { plainText } from '../../../../shared/values/plain-text.ts';
import { site } from '../../../../shared/site.ts';
import { acknowledgementId } from '../../../outbox/acknowledgement-id.ts';
import { type OutboxEntry, outbox } from '../../../outbox/outbox-entry.ts';
import { replyEmailId } from '../../../outbox/reply-email-id.ts';
import { firestore } from '../../../platform/firebase.ts';
import type { EmailContent } from '../../email-content.ts';
import { acknowledgementSubject } from './contact-acknowledged.ts';
import { findCustomer } from '../find-customer.ts';
import { Undeliverable } from '../undeliverable.ts';

interface Answered {
  email: string;
  createdAt: Timestamp;
  replies?: (ContactReply & { id: string })[];
}

export async function composeMessageAnswered({
  uid,
  path,
  recipientEmail,
  replyId,
}: OutboxEntry): Promise<EmailContent> {
  const stored = path === null ? undefined : (await firestore.doc(path).get()).data();
  const message = stored as Answered | undefined;
  const replies = message?.replies ?? [];
  const index = replies.findIndex(({ id }) => id === replyId);
  const reply = replies[index];
  if (!message || !reply) throw new Undeliverable('gone');
  const address =
    uid === null
      ? (await findCustomer({ uid, recipientEmail, path })).address
      : await verifiedAddressOf(uid);
  const acknowledgement = acknowledgementId(message.email, message.createdAt.toDate());
  const isAcknowledged = (await outbox.doc(acknowledgement).get()).data()?.state === 'sent';
  return messageAnswered({
    address,
    isOfAccount: uid !== null,
    text: reply.text,
    writtenAt: message.createdAt.toDate(),
    acknowledgement: isAcknowledged ? acknowledgement : null,
    earlier: replies.slice(0, index).map(({ id }) => replyEmailId(id)),
  });
}

/** Throws Undeliverable if the address is unverified, because a stranger may read the reply. */
async function verifiedAddressOf(uid: string): Promise<string> {
  const { address, isVerified } = await findCustomer({ uid, recipientEmail: null, path: null });
  if (!isVerified) throw new Undeliverable('no-address');
  return address;
}

interface MessageAnswer {
  address: string;
  isOfAccount: boolean;
  text: string;
  writtenAt: Date;
  /** The id of the acknowledgement email; null if none was sent. */
  acknowledgement: string | null;
  /** The ids of the emails with the earlier replies. */
  earlier: readonly string[];
}

/** Repeats nothing from the form, because a visitor can enter a stranger's address. */
export function messageAnswered(answer: MessageAnswer): EmailContent {
  const { address, isOfAccount, text, writtenAt, acknowledgement, earlier } = answer;
  const follows = [...(acknowledgement === null ? [] : [acknowledgement]), ...earlier];
  // Mail clients group emails with the same subject into one thread.
  const subject =
    acknowledgement === null ? `Reply to your message to ${site.name}` : acknowledgementSubject;
  return {
    to: { address },
    follows,
    subject: follows.length === 0 ? subject : `Re: ${subject}`,
    preheader: 'Our team has replied to your message.',
    tone: 'action',
    status: 'Your message',
    heading: "We've replied to your message",
    blocks: [
      'Hello,',
      `You sent us a message on ${formatIndianTime(writtenAt)}. Here's our reply:`,
      { kind: 'quote', text: plainText(text) },
      'If you have another question, reply to this email.',
    ],
    reason: isOfAccount
      ? "You're receiving this email because you sent us a message from your account."
      : "You're receiving this email because someone entered this address in the contact form on our site. If it wasn't you, you can ignore this email.",
  };
}
