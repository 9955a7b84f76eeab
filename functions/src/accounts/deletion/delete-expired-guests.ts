import { FieldPath } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { auth, firestore } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import { readPages } from '../../platform/read-pages.ts';
import { deleteAccount } from './delete-account.ts';

/** The most accounts that Firebase looks up at once. */
const pageSize = 100;

/**
 * Deletes what guests stored whose sign-in account no longer exists. Identity Platform deletes anonymous accounts
 * after 30 days, but not their documents (firebase.google.com/docs/auth/web/anonymous-auth). If a
 * deletion fails, `finishDeletions` continues it.
 */
export async function deleteExpiredGuests(): Promise<void> {
  const guests = firestore
    .collection(collections.users)
    .where('isAnonymous', '==', true)
    .orderBy(FieldPath.documentId())
    .select();
  for await (const page of readPages(guests, pageSize)) {
    const { notFound } = await auth.getUsers(page.map(({ id: uid }) => ({ uid })));
    for (const guest of notFound) {
      if ('uid' in guest) await expire(guest.uid);
    }
  }
}

async function expire(uid: string): Promise<void> {
  await deleteAccount(uid).catch((error: unknown) => logFailure('deletion-failed', error));
}
