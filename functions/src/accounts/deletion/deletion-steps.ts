import { userPath } from '../../../shared/collections.ts';
import type { DeletionStep } from '../../platform/documents.ts';
import { accountOf } from '../../platform/account-of.ts';
import { forgetEmailLinks } from '../../platform/email-links.ts';
import { auth, firestore, isAccountMissing } from '../../platform/firebase.ts';
import { verifiedAddresses } from '../../platform/sessions/proven-address.ts';
import { forgetLetters } from '../../outbox/forget-letters.ts';
import { queueLetterOnce } from '../../outbox/queue-letter-once.ts';
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

/** Nothing else knows the address afterwards. One that is not verified may be a stranger's. */
async function deleteSignIn(uid: string): Promise<void> {
  const { email, isVerified } = await accountOf(uid);
  if (isVerified) {
    await queueLetterOnce(`account_deleted_${uid}`, 'account_deleted', { givenEmail: email });
  }
  await verifiedAddresses.doc(uid).delete();
  await forgetEmailLinks(uid);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountMissing(error)) throw error;
  });
}
