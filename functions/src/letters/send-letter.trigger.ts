import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import { rateLimitKey, region, smtpUrl } from '../platform/config.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { sendQueuedLetter } from './send/send-queued-letter.ts';

/** At most twenty letters at once: mail servers take few connections. The schedule sends what finds no place. */
const limits = { maxInstances: 4, concurrency: 5 };

export const sendLetter = onDocumentWritten(
  {
    document: `${collections.mail}/{id}`,
    region,
    secrets: [smtpUrl, rateLimitKey],
    ...limits,
    timeoutSeconds: 540,
  },
  ({ data, params }) => sendQueuedLetter(params.id, data?.after.data() as OutboxEntry | undefined),
);
