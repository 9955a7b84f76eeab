import { Timestamp } from 'firebase-admin/firestore';
import { type Deletion, deletions } from '../../platform/documents.ts';
import { deletionSteps, type Step } from './deletion-steps.ts';

/**
 * Deletes an account and everything it stored, except what `mustKeep` keeps without personal data.
 * `deletions/{uid}` names the current step, so the schedule finds an interrupted deletion. Another call repeats
 * all steps, which is safe even at the same time.
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

/** Deletes what other requests wrote while the deletion was running. */
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
