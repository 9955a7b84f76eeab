import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import type { FromAddress } from './read-sender.ts';

export interface Email {
  /** The email's own id. The same id always gives the same Message-ID. */
  id: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for answers; left out of the email unless it is one plain address. */
  replyTo?: string;
  /** The ids of the emails before it in its thread, the oldest first. */
  follows?: readonly string[];
  attachments?: readonly EmailAttachment[];
}

export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** Passes addresses to nodemailer in parts, so that it reads nothing in them as a list or a name. */
export function toMessage(
  { id, to, subject, text, html, replyTo, follows = [], attachments = [] }: Email,
  from: FromAddress,
): SendMailOptions {
  const references = follows.map((email) => messageIdOf(email, from.address));
  const inReplyTo = references.at(-1);
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined &&
      isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(subject),
    text,
    html,
    messageId: messageIdOf(id, from.address),
    ...(inReplyTo !== undefined && { inReplyTo, references }),
    // Keeps answering machines from writing back.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename: headerText(filename),
      contentType,
      content: Buffer.from(content),
    })),
  };
}

/** The Message-ID of an email: the same for each try, so that a double can be recognised. */
export function messageIdOf(id: string, senderAddress: string): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${hash}@${senderAddress.slice(senderAddress.indexOf('@') + 1)}>`;
}

/** Text for a header: one line, without a sequence that a mail client would decode. */
function headerText(typed: string): string {
  return plainLine(typed).replaceAll('=?', '= ?');
}
