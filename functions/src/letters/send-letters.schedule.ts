import { rateLimitKey, smtpUrl } from '../platform/config.ts';
import { everyMinutes } from '../platform/every-minutes.ts';
import { sendDueLetters } from './send/send-due-letters.ts';
import { remindOperator } from './tell-operator.ts';

export const sendLetters = everyMinutes(5, remindAndSend, [smtpUrl, rateLimitKey]);

async function remindAndSend(): Promise<void> {
  const done = await Promise.allSettled([remindOperator(), sendDueLetters()]);
  for (const result of done) if (result.status === 'rejected') throw result.reason;
}
