import { serverErrors } from '@shared/server-errors.ts';
import { FirebaseError } from 'firebase/app';
import { auth } from '../../lib/firebase.ts';
import { notify } from '../notices/notices.ts';
import { authErrorCode, isSessionEnded } from '../auth/auth-error.ts';

/** Asks after a refusal by the database whether the session has ended: the SDK then signs out. */
export async function leaveEndedSession(refusal: unknown): Promise<void> {
  if (!(refusal instanceof FirebaseError) || refusal.code !== 'permission-denied') return;
  try {
    await auth().currentUser?.reload();
  } catch (error) {
    if (isSessionEnded(authErrorCode(error))) notify('error', serverErrors.unauthenticated.message);
  }
}
