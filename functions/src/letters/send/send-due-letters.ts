import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { outbox } from '../../outbox/outbox-entry.ts';
import { logFailure } from '../../platform/log.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { openLetterSender, type LetterSender } from './letter-sender.ts';
import { sendLetter } from './send-letter.ts';

const concurrency = 8;
const maxPerRun = 400;
/** No letter is begun after that; the next run goes on. */
const maxRunMs = 4 * 60_000;

/**
 * Sends what the trigger left behind: letters that are due again, that were queued for later, or whose
 * sender has died. The oldest come first; one that fails doesn't stop the others. Where mail is not
 * configured they stay as they are, and one entry of the log says so.
 */
export async function sendDueLetters(sender: LetterSender = openLetterSender()): Promise<void> {
  const startedAt = sender.clock();
  const due = await outbox
    .where('state', 'in', ['queued', 'sending'])
    .where('dueAt', '<=', Timestamp.fromDate(startedAt))
    .orderBy('dueAt')
    .limit(maxPerRun)
    .get();
  let isConfigured = true;
  let isFinished = true;
  await forEachConcurrent(due.docs, concurrency, async ({ id }) => {
    const isLate = sender.clock().getTime() - startedAt.getTime() > maxRunMs;
    if (!isConfigured || isLate) return;
    try {
      if ((await sendLetter(id, sender)) === 'unconfigured') isConfigured = false;
    } catch (error) {
      logFailure('letter-not-sent', error, { letter: id });
      isFinished = false;
    }
  });
  if (!isConfigured) {
    logger.error('mail-not-configured', { missing: sender.missing, due: due.size });
  }
  if (!isFinished) throw new Error('A letter was not sent.');
}
