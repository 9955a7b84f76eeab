import { onSchedule } from 'firebase-functions/scheduler';
import { rateLimitKey, region, smtpUrl } from '../platform/config.ts';
import { sendDueLetters } from './send/send-due-letters.ts';
import { remindOperator } from './tell-operator.ts';

export const sendLetters = onSchedule(
  {
    schedule: 'every 5 minutes',
    region,
    secrets: [smtpUrl, rateLimitKey],
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    const done = await Promise.allSettled([remindOperator(), sendDueLetters()]);
    for (const result of done) if (result.status === 'rejected') throw result.reason;
  },
);
