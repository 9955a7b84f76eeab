import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { plainLine, plainText } from '../../../../shared/values/plain-text.ts';
import { shorten } from './shorten.ts';
import { site } from '../../../../shared/site.ts';
import { outbox, type OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { firestore } from '../../../platform/firebase.ts';
import { factsBlock, type Block, type EmailContent } from '../../email-content.ts';
import { organisationFacts, toSentMessage, type SentMessage } from './contact-notice.ts';
import { Undeliverable } from '../undeliverable.ts';

const maxShown = 20;
/** The length of about one line in an email. */
const maxShownLength = 60;

/** Leaves out messages that were deleted. */
export async function composeContactDigest(_: OutboxEntry, id: string): Promise<EmailContent> {
  const messages = await readMessages(id);
  if (messages.length === 0) throw new Undeliverable('gone');
  return contactDigest(messages);
}

async function readMessages(digestId: string): Promise<SentMessage[]> {
  const notices = await outbox.where('digestId', '==', digestId).get();
  const paths = notices.docs.flatMap((notice) => notice.data().path ?? []);
  if (paths.length === 0) return [];
  const stored = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  return stored
    .flatMap((snapshot) => snapshot.data() ?? [])
    .map(toSentMessage)
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
}

export function contactDigest(messages: readonly SentMessage[]): EmailContent {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const shown = messages
    .slice(0, maxShown)
    .map((message, index) => [
      `Message ${index + 1}`,
      shorten(plainLine(`${message.firstName}: ${message.message}`), maxShownLength),
    ]);
  const rest: Block[] =
    messages.length > maxShown
      ? [{ kind: 'note', text: `${messages.length - maxShown} more in the attachment.` }]
      : [];
  return {
    to: 'operator',
    attachments: [
      {
        filename: 'messages.txt',
        contentType: 'text/plain; charset=utf-8',
        content: Buffer.from(messages.map(messageText).join('\n')),
      },
    ],
    subject: `${count} from the contact form, kept on hold during a spike`,
    preheader: "They weren't sent individually. All of them are attached.",
    tone: 'action',
    status: 'Messages from the contact form',
    heading: count,
    blocks: [
      'Unusually many messages arrived within an hour, so we put them on hold. All of them are attached as a text file, with the reply addresses.',
      factsBlock(Object.fromEntries(shown)),
      ...rest,
    ],
    reason: `This email is for the operator of ${site.name}.`,
  };
}

function messageText(message: SentMessage, index: number): string {
  return [
    `${index + 1}. ${formatIndianTime(message.sentAt)}`,
    `Name: ${plainLine(`${message.firstName} ${message.lastName}`)}`,
    `Email: ${plainLine(message.email)}`,
    ...organisationFacts(message).map(({ label, value }) => `${label}: ${value}`),
    '',
    plainText(message.message).replace(/^/gm, '> '),
    '',
  ].join('\n');
}
