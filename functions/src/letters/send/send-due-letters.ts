import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { outbox } from '../../outbox/outbox-entry.ts';
import { logFailure } from '../../platform/log.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { openLetterSender, type LetterSender } from './letter-sender.ts';
import { sendLetter } from './send-letter.ts';

const concurrency = 8;
const maxPerRun = 400;
/** After that time no further letter is begun; the next run sends the rest. */
const maxRunMs = 4 * 60_000;

/**
 * Sends the letters that the trigger left behind: those due again, queued for later, or left by a sender
 * that crashed. The oldest come first, and a failure does not stop the others. If mail is not configured,
 * the letters stay as they are and one log entry says so.
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
