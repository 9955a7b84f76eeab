import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { rateLimitKey, region, smtpUrl } from '../platform/config.ts';
import { logFailure } from '../platform/log.ts';
import { isDue } from './send/claim-entry.ts';
import { findDueAboutMoney, isAboutMoney } from './send/due-about-money.ts';
import { openLetterSender } from './send/letter-sender.ts';
import { sendLetter as send } from './send/send-letter.ts';

/** At most twenty letters at once: mail servers take few connections. The schedule sends the rest. */
const limits = { maxInstances: 4, concurrency: 5 };

/** The schedule sends the letters that fail here, and reports that mail is not configured. */
export const sendLetter = onDocumentWritten(
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
    const sender = openLetterSender();
    // The events of many other letters may be waiting before that of an email about money.
    const first = isAboutMoney(written.kind) ? [] : await findDueAboutMoney(sender.clock());
    for (const next of [...first, id]) {
      try {
        await send(next, sender);
      } catch (error) {
        logFailure('letter-not-sent', error, { letter: next });
      }
    }
  },
);
