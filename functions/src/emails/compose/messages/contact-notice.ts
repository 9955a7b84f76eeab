import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import {
  labelledFacts,
  type ContactMessage,
} from '../../../../shared/messages/contact-messages.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { isMailAddress } from '../../../../shared/values/mail-address.ts';
import { plainLine, plainText } from '../../../../shared/values/plain-text.ts';
import { shorten } from './shorten.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { firestore } from '../../../platform/firebase.ts';
import { factsBlock, type Block, type EmailContent, type Fact } from '../../email-content.ts';
import { Undeliverable } from '../undeliverable.ts';

export interface SentMessage extends ContactMessage {
  sentAt: Date;
}

export async function composeContactNotice({ uid, path }: OutboxEntry): Promise<EmailContent> {
  const stored = path === null ? undefined : (await firestore.doc(path).get()).data();
  if (!stored) throw new Undeliverable('gone');
  return contactNotice(toSentMessage(stored), { isOfAccount: uid !== null });
}

export function toSentMessage(stored: DocumentData): SentMessage {
  const { createdAt, ...message } = stored as ContactMessage & { createdAt: Timestamp };
  return { ...message, sentAt: createdAt.toDate() };
}

export function organisationFacts(sent: SentMessage): Fact[] {
  return labelledFacts((name) => plainLine(sent[name] ?? ''));
}

export function contactNotice(sent: SentMessage, { isOfAccount = false } = {}): EmailContent {
  const name = plainLine(`${sent.firstName} ${sent.lastName}`) || 'A visitor';
  const email = plainLine(sent.email);
  const canReply = isMailAddress(email);
  const message = plainText(sent.message);
  const sentOn = formatIndianTime(sent.sentAt);
  return {
    to: 'operator',
    ...(canReply && { replyTo: email }),
    // A stranger's words in the subject could disguise the email as a different one.
    subject: `Message from the contact form, ${sentOn}`,
    preheader: shorten(plainLine(message), 140),
    tone: 'action',
    status: 'Message from the contact form',
    heading: name,
    blocks: [
      { kind: 'quote', text: message },
      factsBlock({ Name: name, Email: email, 'Sent on': sentOn }),
      ...organisationBlocks(sent),
      {
        kind: 'note',
        text: noteOn({ canReply, isOfAccount }),
      },
    ],
    reason: `This email is for the operator of ${site.name}.`,
  };
}

function noteOn({ canReply, isOfAccount }: { canReply: boolean; isOfAccount: boolean }): string {
  if (!canReply) {
    return "You can't reply because this isn't a valid email address. The name, address and other details were entered by the visitor.";
  }
  return isOfAccount
    ? "To reply to the sender, reply to this email. It's from a customer whose account has verified this address. The name and other details were entered by the customer."
    : "To reply to the sender, reply to this email. The name, address and other details were entered by the visitor and aren't verified.";
}

function organisationBlocks(sent: SentMessage): Block[] {
  const facts = organisationFacts(sent);
  return facts.length === 0 ? [] : ['About the organisation:', { kind: 'facts', facts }];
}
