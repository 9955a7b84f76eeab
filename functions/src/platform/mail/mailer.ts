import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'nodemailer/lib/shared';
import { isMailAddress } from '../../../shared/mail-address.ts';
import { plainLine } from '../../../shared/plain-text.ts';
import { MailError, sortMailFailure } from './mail-error.ts';
import { messageIdOf } from './message-id.ts';
import { readSender, type Sender } from './read-sender.ts';

export interface Mail {
  /** The letter's own id: the same one always gives the same Message-ID. */
  id: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to; left out when it is not one plain address. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * Hands letters to a mail server, over a connection of its own for each. `send` ends within
 * the total of its limits and rejects with a MailError, whose code says what to do with the letter.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailerSettings {
  /** `smtp://` or `smtps://`, with user and password percent-encoded; undefined where none is set. */
  smtpUrl: string | undefined;
  /** Who all letters come from: an address, or `Name <address>`. */
  from: string;
}

interface MailerLimits {
  connectionMs: number;
  greetingMs: number;
  /** Of silence. */
  socketMs: number;
  totalMs: number;
}

/**
 * Servers that look through attachments take minutes to say that they have a letter; who hangs up before
 * has it delivered twice. A lease on a letter must last longer than the total.
 */
export const mailerLimits: MailerLimits = {
  connectionMs: 10_000,
  greetingMs: 30_000,
  socketMs: 240_000,
  totalMs: 240_000,
};

export function mailer(settings: MailerSettings, limits: MailerLimits = mailerLimits): Mailer {
  return {
    async send(mail) {
      const url = readSmtpUrl(settings.smtpUrl);
      const sender = readSender(settings.from);
      if (!url || !sender) throw new MailError('mail-not-configured', 'settings');
      if (!isMailAddress(mail.to)) throw new MailError('mail-refused', 'address');
      let isHandedOver = false;
      const transport = createTransport({
        logger: afterMessage(() => (isHandedOver = true)),
        url: url.href,
        connectionTimeout: limits.connectionMs,
        greetingTimeout: limits.greetingMs,
        socketTimeout: limits.socketMs,
        // A password never travels in the clear because somebody has cut STARTTLS out.
        requireTLS: url.username !== '',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const signal = AbortSignal.timeout(limits.totalMs);
        await transport.sendMail({ ...compose(mail, sender), signal });
      } catch (error) {
        throw sortMailFailure(error, { isHandedOver });
      } finally {
        transport.close();
      }
    },
  };
}

/** A log that calls back once the whole message is on its way: nodemailer says so nowhere else. */
function afterMessage(call: () => void): Logger {
  return {
    trace: ignore,
    debug: ignore,
    info(entry) {
      if (typeof entry === 'object' && entry['tnx'] === 'message') call();
    },
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
}

function ignore(): void {}

/** The address of a mail server; undefined when it is none. */
export function readSmtpUrl(smtpUrl: string | undefined): URL | undefined {
  const url = URL.parse(smtpUrl ?? '');
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined;
}

/** Addresses are handed over in parts, so that nothing in them is read as a list or a name. */
function compose(
  { id, to, subject, text, html, replyTo, attachments = [] }: Mail,
  sender: Sender,
): SendMailOptions {
  return {
    from: sender,
    to: { name: '', address: to },
    ...(replyTo !== undefined &&
      isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(subject),
    text,
    html,
    messageId: messageIdOf(id, sender.address),
    // Keeps answering machines from writing back.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename: headerText(filename),
      contentType,
      content: Buffer.from(content),
    })),
  };
}

/** Text for a header: one line, and nothing that is decoded into other text when it is read. */
function headerText(typed: string): string {
  return plainLine(typed).replaceAll('=?', '= ?');
}
