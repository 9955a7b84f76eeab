import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { outbox } from '../../outbox/outbox-entry.ts';
import { logFailure } from '../../platform/log.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { findDueAboutMoney } from './due-about-money.ts';
import { openEmailSender, type EmailSender } from './email-sender.ts';
import { sendEmail } from './send-email.ts';

const concurrency = 8;
const maxPerRun = 400;
/** So many emails go out before the next look for emails about money. */
const partSize = 40;
/** After that time no further email is begun; the next run sends the rest. */
const maxRunMs = 4 * 60_000;

/**
 * Sends the emails that the trigger left behind: those due again, queued for later, or left by a sender
 * that crashed. Emails about money come first, also those that become due meanwhile, then the oldest. A failure
 * does not stop the others. If mail is not configured, the emails stay as they are and one log entry says so.
 */
export async function sendDueEmails(sender: EmailSender = openEmailSender()): Promise<void> {
  const startedAt = sender.clock();
  const due = await outbox
    .where('state', 'in', ['queued', 'sending'])
    .where('dueAt', '<=', Timestamp.fromDate(startedAt))
    .orderBy('dueAt')
    .limit(maxPerRun)
    .get();
  const tried = new Set<string>();
  let isConfigured = true;
  let isFinished = true;
  const sendOnce = async (id: string): Promise<void> => {
    const isLate = sender.clock().getTime() - startedAt.getTime() > maxRunMs;
    if (!isConfigured || isLate || tried.has(id)) return;
    tried.add(id);
    try {
      if ((await sendEmail(id, sender)) === 'unconfigured') isConfigured = false;
    } catch (error) {
      logFailure('email-not-sent', error, { email: id });
      isFinished = false;
    }
  };
  for (let from = 0; from < due.size; from += partSize) {
    await forEachConcurrent(await findDueAboutMoney(sender.clock()), concurrency, sendOnce);
    const part = due.docs.slice(from, from + partSize).map(({ id }) => id);
    await forEachConcurrent(part, concurrency, sendOnce);
  }
  if (!isConfigured) {
    logger.error('mail-not-configured', { missing: sender.missing, due: due.size });
  }
  if (!isFinished) throw new Error('An email was not sent.');
}
