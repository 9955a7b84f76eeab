import { userCollections, userPath } from '../../../shared/collections.ts';
import type { DeletionStep } from '../../platform/documents.ts';
import { accountOf } from '../../platform/account-of.ts';
import { eraseEmailLinks } from '../../platform/email-links.ts';
import { auth, firestore, isAccountMissing } from '../../platform/firebase.ts';
import { verifiedAddresses } from '../../platform/sessions/proven-address.ts';
import { eraseEmails } from '../../outbox/erase-emails.ts';
import { queueEmailOnce } from '../../outbox/queue-email-once.ts';
import { eraseBuyers } from '../../receipts/erase-buyers.ts';
import { issueLastReceipts } from '../../receipts/issue/issue-receipts.ts';
import { eraseEvents } from '../../payments/webhook/quarantined-events.ts';
import { eraseNotes } from '../notes/erase-notes.ts';
import { erasePayables } from './erase-payables.ts';

export interface Step {
  name: DeletionStep;
  /** Must be safe to repeat. */
  run: (uid: string) => Promise<void>;
}

/** The sign-in account goes last, so the owner can repeat the request while anything is left. */
export const deletionSteps: readonly Step[] = [
  { name: 'documents', run: deleteDocuments },
  // This runs before the emails, because some notes are found through them.
  { name: 'notes', run: eraseNotes },
  // This runs after the documents, because without them no further receipt can be issued.
  { name: 'receipts', run: eraseBuyers },
  { name: 'emails', run: eraseEmails },
  { name: 'events', run: eraseEvents },
  { name: 'sign-in', run: deleteSignIn },
];

/** Deletes the profile and everything below it, except the orders and invoices that the books need. */
async function deleteDocuments(uid: string): Promise<void> {
  await issueLastReceipts(uid);
  await Promise.all([erasePayables(uid, 'orders'), erasePayables(uid, 'invoices')]);
  const profile = firestore.doc(userPath(uid));
  for (const collection of await profile.listCollections()) {
    if (!payables.has(collection.id)) await firestore.recursiveDelete(collection);
  }
  await profile.delete();
}

const payables: ReadonlySet<string> = new Set([userCollections.orders, userCollections.invoices]);

/** Emails a verified address before it is lost with the account. An unverified address may be a stranger's. */
async function deleteSignIn(uid: string): Promise<void> {
  const { email, isVerified } = await accountOf(uid);
  if (isVerified) {
    await queueEmailOnce(`account_deleted_${uid}`, 'account_deleted', { recipientEmail: email });
  }
  await verifiedAddresses.doc(uid).delete();
  await eraseEmailLinks(uid);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isAccountMissing(error)) throw error;
  });
}
