import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { rateLimitKey, region, smtpUrl } from '../platform/config.ts';
import { logFailure } from '../platform/log.ts';
import { isDue } from './send/claim-entry.ts';
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
    try {
      await send(id, openLetterSender());
    } catch (error) {
      logFailure('letter-not-sent', error, { letter: id });
    }
  },
);
