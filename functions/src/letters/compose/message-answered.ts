import type { Timestamp } from 'firebase-admin/firestore';
import type { ContactReply } from '../../../shared/contact-messages.ts';
import { formatIndianTime } from '../../../shared/indian-time.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { firestore } from '../../platform/firebase.ts';
import type { EmailContent } from '../email-content.ts';
import { findCustomer } from './find-customer.ts';
import { Undeliverable } from './undeliverable.ts';

/** The fields of a message that the letter needs. */
interface Answered {
  createdAt: Timestamp;
  replies?: (ContactReply & { id: string })[];
}

/** Brings a reply to the address that was entered in the form. */
export async function composeMessageAnswered({
  path,
  givenEmail,
  replyId,
}: OutboxEntry): Promise<EmailContent> {
  const stored = path === null ? undefined : (await firestore.doc(path).get()).data();
  const message = stored as Answered | undefined;
  const reply = message?.replies?.find((it) => it.id === replyId);
  if (!message || !reply) throw new Undeliverable('gone');
  const { address } = await findCustomer({ uid: null, givenEmail });
  return messageAnswered(address, reply.text, message.createdAt.toDate());
}

/** Repeats nothing that was entered in the form: anyone can enter the address of a stranger. */
export function messageAnswered(address: string, text: string, writtenAt: Date): EmailContent {
  return {
    to: { address },
    subject: `Answer to your message to ${site.name}`,
    preheader: 'A person has read your message and answers it.',
    tone: 'action',
    status: 'Your message',
    heading: 'We have answered your message',
    blocks: [
      'Hello,',
      `You wrote to us on ${formatIndianTime(writtenAt)}. This is our answer:`,
      { kind: 'quote', text: plainText(text) },
      'To write again, use the address below.',
    ],
    reason:
      'You get this letter because somebody entered this e-mail address in the contact form of our site. If it was not you, there is nothing that you need to do.',
  };
}
