import { rateLimitKey, smtpUrl } from '../platform/config.ts';
import { everyMinutes } from '../platform/every-minutes.ts';
import { sendDueEmails } from './send/send-due-emails.ts';
import { remindOperator } from './notify-operator.ts';

export const sendEmails = everyMinutes(5, remindAndSend, [smtpUrl, rateLimitKey]);

async function remindAndSend(): Promise<void> {
  const done = await Promise.allSettled([remindOperator(), sendDueEmails()]);
  for (const result of done) if (result.status === 'rejected') throw result.reason;
}
