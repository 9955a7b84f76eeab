import { Timestamp } from 'firebase-admin/firestore';
import { userPath } from '../../shared/collections.ts';
import type { DeletionStep } from '../documents.ts';
import { auth, deletions, firestore, isAccountMissing, letters } from '../firebase.ts';

interface Step {
  name: DeletionStep;
  /** Safe to repeat. */
  run: (uid: string) => Promise<unknown>;
}

/** The sign-in account goes last: as long as anything is left, its owner can ask again. */
const steps: readonly Step[] = [
  { name: 'documents', run: (uid) => firestore.recursiveDelete(firestore.doc(userPath(uid))) },
  { name: 'letters', run: dropLetters },
  { name: 'sign-in', run: deleteSignIn },
];

/**
 * Deletes an account with everything that it stored. `deletions/{uid}` says what is being done, so
 * that an interrupted deletion is known; calling it again does what is left.
 */
export async function deleteAccount(uid: string): Promise<void> {
  for (const { name, run } of steps) {
    await noteStep(uid, name);
    await run(uid);
  }
  await noteStep(uid, 'finished');
}

/** Letters that still wait for their receipt carry the customer's address. The operator's own stay. */
async function dropLetters(uid: string): Promise<void> {
  const queued = (await letters.where('uid', '==', uid).get()).docs;
  const writer = firestore.bulkWriter();
  for (const letter of queued) {
    if (letter.data().kind === 'payment_confirmed') void writer.delete(letter.ref);
  }
  await writer.close();
}

async function noteStep(uid: string, step: DeletionStep): Promise<void> {
  await deletions.doc(uid).set({ step, updatedAt: Timestamp.now() });
}

async function deleteSignIn(uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountMissing(error)) throw error;
  });
}
