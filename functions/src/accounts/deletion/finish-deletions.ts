import { logger } from 'firebase-functions';
import { type Deletion, deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { deleteAccount, sweepDeletion } from './delete-account.ts';
import { deletionSteps } from './deletion-steps.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';

const minuteMs = 60_000;
/** Longer than a request may take: a step that began earlier is no longer running. */
const interruptedMs = 5 * minuteMs;
/** As long as a token stays valid after the account is gone. */
const sweptAfterMs = 60 * minuteMs;
/** A deletion that fails for longer needs the operator. */
const waitLimitMs = 6 * 60 * minuteMs;
const concurrency = 4;

const unswept: Deletion['step'][] = [...deletionSteps.map(({ name }) => name), 'finished'];

/**
 * Finishes interrupted deletions, and sweeps once after each that ended an hour ago. A deletion that fails
 * is left to the next run and does not stop the others; the call then rejects.
 */
export async function finishDeletions(now: Date = new Date()): Promise<void> {
  const known = await deletions.where('step', 'in', unswept).get();
  let areAllDone = true;
  await forEachConcurrent(known.docs, concurrency, async (deletion) => {
    const { id } = deletion;
    const { step, updatedAt } = deletion.data();
    const idleMs = now.getTime() - updatedAt.toMillis();
    try {
      if (step === 'finished') {
        if (idleMs > sweptAfterMs) await sweepDeletion(id);
      } else if (idleMs > interruptedMs) {
        await deleteAccount(id);
        logger.warn('deletion-resumed', { step });
      }
    } catch (error) {
      logFailure('deletion-failed', error, { step });
      areAllDone = false;
      const ageMs = now.getTime() - deletion.createTime.toMillis();
      if (ageMs > waitLimitMs) await tellOfStuckDeletion(id, step);
    }
  });
  if (!areAllDone) throw new Error('A deletion was not finished.');
}

async function tellOfStuckDeletion(uid: string, step: Deletion['step']): Promise<void> {
  await raiseAlertNow({
    id: `deletion_stuck_${uid}`,
    kind: 'deletion_stuck',
    uid,
    details: `Failing at step ${step}`,
  });
}
