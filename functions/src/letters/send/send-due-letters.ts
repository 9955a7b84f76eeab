import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { letters } from '../../outbox/entry.ts';
import { logFailure } from '../../platform/log.ts';
import { forEachAtOnce } from '../../platform/for-each-concurrent.ts';
import { openOutbox, type Outbox } from './open-outbox.ts';
import { sendLetter } from './send-letter.ts';

const mostAtOnce = 8;
const mostInOneRun = 400;
/** No letter is begun after that; the next run goes on. */
const longestRunMs = 4 * 60_000;

/**
 * Sends what the trigger left behind: letters that are due again, that were queued for later, or whose
 * sender has died. The oldest come first; one that fails doesn't stop the others. Where mail is not
 * configured they stay as they are, and one entry of the log says so.
 */
export async function sendDueLetters(outbox: Outbox = openOutbox()): Promise<void> {
  const startedAt = outbox.clock();
  const due = await letters
    .where('state', 'in', ['queued', 'sending'])
    .where('dueAt', '<=', Timestamp.fromDate(startedAt))
    .orderBy('dueAt')
    .limit(mostInOneRun)
    .get();
  let isConfigured = true;
  let isFinished = true;
  await forEachAtOnce(due.docs, mostAtOnce, async ({ id }) => {
    const isLate = outbox.clock().getTime() - startedAt.getTime() > longestRunMs;
    if (!isConfigured || isLate) return;
    try {
      if ((await sendLetter(id, outbox)) === 'unconfigured') isConfigured = false;
    } catch (error) {
      logFailure('letter-not-sent', error, { letter: id });
      isFinished = false;
    }
  });
  if (!isConfigured) {
    logger.error('mail-not-configured', { missing: outbox.missing, due: due.size });
  }
  if (!isFinished) throw new Error('A letter was not sent.');
}
