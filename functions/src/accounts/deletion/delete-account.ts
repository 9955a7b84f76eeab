import { Timestamp } from 'firebase-admin/firestore';
import { type Deletion, deletions } from '../../platform/documents.ts';
import { deletionSteps, type Step } from './deletion-steps.ts';

/**
 * Deletes an account with everything that it stored. `deletions/{uid}` says what is being done, so
 * that an interrupted deletion is known; calling it again does all of it once more, in any number of
 * places at once.
 */
export async function deleteAccount(
  uid: string,
  steps: readonly Step[] = deletionSteps,
): Promise<void> {
  for (const { name, run } of steps) {
    await note(uid, name);
    await run(uid);
  }
  await note(uid, 'finished');
}

/** Deletes what was still written by a request that was under way while the account was deleted. */
export async function sweepDeletion(
  uid: string,
  steps: readonly Step[] = deletionSteps,
): Promise<void> {
  for (const { run } of steps) await run(uid);
  await note(uid, 'swept');
}

/** Whether a deletion of the account has ended. */
export async function isDeleted(uid: string): Promise<boolean> {
  const step = (await deletions.doc(uid).get()).data()?.step;
  return step === 'finished' || step === 'swept';
}

async function note(uid: string, step: Deletion['step']): Promise<void> {
  await deletions.doc(uid).set({ step, updatedAt: Timestamp.now() });
}
