import { Timestamp } from 'firebase-admin/firestore';
import { type Deletion, deletions } from '../../platform/documents.ts';
import { deletionSteps, type Step } from './deletion-steps.ts';

/**
 * Deletes an account with everything that it stored, except what `mustStay` keeps without its person.
 * `deletions/{uid}` names the current step, so that the schedule finds an interrupted deletion. Safe to call again, also at the same time: it repeats all steps.
 */
export async function deleteAccount(
  uid: string,
  steps: readonly Step[] = deletionSteps,
): Promise<void> {
  for (const { name, run } of steps) {
    await setStep(uid, name);
    await run(uid);
  }
  await setStep(uid, 'finished');
}

/** Deletes what requests wrote that were under way during the deletion. */
export async function sweepDeletion(
  uid: string,
  steps: readonly Step[] = deletionSteps,
): Promise<void> {
  for (const { run } of steps) await run(uid);
  await setStep(uid, 'swept');
}

export async function isDeleted(uid: string): Promise<boolean> {
  const step = (await deletions.doc(uid).get()).data()?.step;
  return step === 'finished' || step === 'swept';
}

async function setStep(uid: string, step: Deletion['step']): Promise<void> {
  await deletions.doc(uid).set({ step, updatedAt: Timestamp.now() });
}
