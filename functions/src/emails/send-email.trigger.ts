import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { rateLimitKey, region, smtpUrl } from '../platform/config.ts';
import { logFailure } from '../platform/log.ts';
import { isDue } from './send/claim-entry.ts';
import { findDueAboutMoney, isAboutMoney } from './send/due-about-money.ts';
import { openEmailSender } from './send/email-sender.ts';
import { sendEmail as send } from './send/send-email.ts';

/** Mail servers accept few connections, so at most twenty emails are sent at once. */
const limits = { maxInstances: 4, concurrency: 5 };

/** The schedule retries emails that fail here, and logs an error if mail isn't configured. */
export const sendEmail = onDocumentWritten(
  {
    document: `${collections.mail}/{id}`,
    region,
    secrets: [smtpUrl, rateLimitKey],
    ...limits,
    timeoutSeconds: 540,
  },
  async ({ data, params: { id } }) => {
    const written = data?.after.data() as OutboxEntry | undefined;
    if (!written || !isDue(written, new Date())) return;
    const sender = openEmailSender();
    // Many other emails' events may be ahead of the event of an email about money.
    const first = isAboutMoney(written.kind) ? [] : await findDueAboutMoney(sender.clock());
    for (const next of [...first, id]) {
      try {
        await send(next, sender);
      } catch (error) {
        logFailure('email-not-sent', error, { email: next });
      }
    }
  },
);
