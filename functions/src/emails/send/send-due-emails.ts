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
/** The number of emails sent before the next query for emails about money. */
const partSize = 40;
/** After this time a run starts no further email. */
const maxRunMs = 4 * 60_000;

/**
 * Sends the emails that are due for a retry, queued for later, or left by a crashed sender. Emails about money come
 * first, including those that become due during the run. A failure doesn't stop the others, but the run then
 * throws.
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
