import { logger } from 'firebase-functions';
import { type Deletion, deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { deleteAccount, sweepDeletion } from './delete-account.ts';
import { deletionSteps } from './deletion-steps.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';

const minuteMs = 60_000;
/** Longer than any request runs, so a step that began earlier was interrupted. */
const interruptedMs = 5 * minuteMs;
/** A token stays valid for this long after its account is gone. */
const sweptAfterMs = 60 * minuteMs;
/** The operator is alerted when a deletion has been failing for longer. */
const waitLimitMs = 6 * 60 * minuteMs;
const concurrency = 4;

const unswept: Deletion['step'][] = [...deletionSteps.map(({ name }) => name), 'finished'];

/**
 * Finishes interrupted deletions, and sweeps each one an hour after it ended. If a deletion fails, the others
 * continue and the next run retries it. The call then rejects.
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
      if (ageMs > waitLimitMs) await alertOnStuckDeletion(id, step);
    }
  });
  if (!areAllDone) throw new Error('A deletion was not finished.');
}

async function alertOnStuckDeletion(uid: string, step: Deletion['step']): Promise<void> {
  await raiseAlertNow({
    id: `deletion_stuck_${uid}`,
    kind: 'deletion_stuck',
    uid,
    details: `Failing at step ${step}`,
  });
}
