import { formatIndianTime } from '../../../shared/indian-time.ts';
import { plainLine, plainText, shorten } from '../../../shared/plain-text.ts';
import { site } from '../../../shared/site.ts';
import type { WrittenLetter } from '../write/composition.ts';
import type { ContactNotice } from './contact-notice.ts';
import { writeLetter } from '../write/write-letter.ts';

const maxShown = 20;
/** About one line of a letter. */
const maxShownLength = 60;

/** Brings the operator the messages of a flood together; `listMessages` is attached, which has them whole. */
export function contactDigest(messages: readonly ContactNotice[], siteUrl: string): WrittenLetter {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const shown = messages.slice(0, maxShown);
  return writeLetter(
    {
      subject: `${count} from the contact form, held during a flood`,
      preheader: 'They were not sent to you one by one. All of them are attached.',
      tone: 'action',
      status: 'Messages from the contact form',
      heading: count,
      blocks: [
        {
          kind: 'paragraph',
          text: 'More messages came within an hour than people write, so they were held. All of them are attached as a text file, with the addresses to answer to.',
        },
        {
          kind: 'facts',
          facts: shown.map((message, index) => ({
            label: `Message ${index + 1}`,
            value: shorten(plainLine(`${message.firstName}: ${message.message}`), maxShownLength),
          })),
        },
        ...(messages.length > maxShown
          ? [{ kind: 'note' as const, text: `${messages.length - maxShown} more are attached.` }]
          : []),
      ],
      reason: `This letter is for the operator of ${site.name}.`,
      audience: 'operator',
    },
    siteUrl,
  );
}

/** The messages whole, as plain text. */
export function listMessages(messages: readonly ContactNotice[]): string {
  return messages.map(messageText).join('\n');
}

function messageText(message: ContactNotice, index: number): string {
  return [
    `${index + 1}. ${formatIndianTime(message.sentAt)}`,
    `Name: ${plainLine(`${message.firstName} ${message.lastName}`)}`,
    `E-mail: ${plainLine(message.email)}`,
    '',
    plainText(message.message).replace(/^/gm, '> '),
    '',
  ].join('\n');
}
