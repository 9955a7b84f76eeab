import { createTransport } from 'nodemailer';
import type { Logger } from 'nodemailer/lib/shared';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { toMessage, type Email } from './email.ts';
import { MailError, sortMailFailure } from './mail-error.ts';
import { readSender } from './read-sender.ts';

/** Sends each email over its own connection. `send` ends within `totalMs` and rejects with a MailError. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

interface MailerSettings {
  /** `smtp://` or `smtps://`, with user and password percent-encoded; undefined if there is none. */
  smtpUrl: string | undefined;
  /** An address or `Name <address>`. */
  from: string;
}

/**
 * Servers that scan attachments take minutes to confirm an email. If the client disconnects earlier, the email is
 * delivered twice. The lease of an email must last longer than `totalMs`.
 */
export const mailerLimits = {
  connectionMs: 10_000,
  greetingMs: 30_000,
  /** The longest time that the server may be silent. */
  socketMs: 240_000,
  totalMs: 240_000,
};

export function mailer(settings: MailerSettings, limits = mailerLimits): Mailer {
  return {
    async send(email) {
      const url = readSmtpUrl(settings.smtpUrl);
      const from = readSender(settings.from);
      if (!url || !from) throw new MailError('mail-not-configured', 'settings');
      if (!isMailAddress(email.to)) throw new MailError('mail-refused', 'address');
      let isHandedOver = false;
      const transport = createTransport({
        logger: afterMessage(() => (isHandedOver = true)),
        url: url.href,
        connectionTimeout: limits.connectionMs,
        greetingTimeout: limits.greetingMs,
        socketTimeout: limits.socketMs,
        // An attacker who removes STARTTLS must not see the password.
        requireTLS: url.username !== '',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const signal = AbortSignal.timeout(limits.totalMs);
        await transport.sendMail({ ...toMessage(email, from), signal });
      } catch (error) {
        throw sortMailFailure(error, { isHandedOver });
      } finally {
        transport.close();
      }
    },
  };
}

/** Calls back once the whole message is sent. nodemailer reports this nowhere else. */
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

export function readSmtpUrl(smtpUrl: string | undefined): URL | undefined {
  const url = URL.parse(smtpUrl ?? '');
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined;
}
