import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { logFailure } from '../../platform/log.ts';
import { isDue } from './claim-entry.ts';
import { openLetterSender } from './letter-sender.ts';
import { sendLetter } from './send-letter.ts';

/**
 * Sends a letter that was just written to the outbox, if it is due. What fails is left to the schedule,
 * and so is saying that mail is not configured.
 */
export async function sendQueuedLetter(
  id: string,
  written: OutboxEntry | undefined,
): Promise<void> {
  if (!written || !isDue(written, new Date())) return;
  try {
    await sendLetter(id, openLetterSender());
  } catch (error) {
    logFailure('letter-not-sent', error, { letter: id });
  }
}
