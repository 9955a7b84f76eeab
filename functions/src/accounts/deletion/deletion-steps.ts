import { userPath } from '../../../shared/collections.ts';
import type { DeletionStep } from '../../platform/documents.ts';
import { auth, firestore, isAccountMissing } from '../../platform/firebase.ts';
import { forgetLetters } from '../../outbox/forget-letters.ts';
import { forgetReceipts } from '../../receipts/forget-receipts.ts';
import { issueLastReceipts } from '../../receipts/issue/issue-receipts.ts';
import { forgetEvents } from '../../payments/webhook/parked-events.ts';

export interface Step {
  name: DeletionStep;
  /** Safe to repeat. */
  run: (uid: string) => Promise<void>;
}

/** The sign-in account goes last: while anything is left, its owner can ask again. */
export const deletionSteps: readonly Step[] = [
  { name: 'documents', run: deleteDocuments },
  // After the documents: without them no further receipt can be issued.
  { name: 'receipts', run: forgetReceipts },
  { name: 'letters', run: forgetLetters },
  { name: 'events', run: forgetEvents },
  { name: 'sign-in', run: deleteSignIn },
];

async function deleteDocuments(uid: string): Promise<void> {
  await issueLastReceipts(uid);
  await firestore.recursiveDelete(firestore.doc(userPath(uid)));
}

async function deleteSignIn(uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountMissing(error)) throw error;
  });
}
