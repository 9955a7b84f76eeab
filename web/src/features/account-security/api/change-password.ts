import { endpoints } from '@shared/endpoints.ts';
import { updatePassword } from 'firebase/auth';
import { postAsUser } from '../../../core/api/as-user.ts';
import { confirmWithPassword } from '../../../core/auth/confirm-identity.ts';
import { auth } from '../../../lib/firebase.ts';

/** Changes the password, which ends the account's other sessions. Rejects with a Firebase Authentication error. */
export async function changePassword(current: string, password: string): Promise<void> {
  await confirmWithPassword(current);
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  await updatePassword(currentUser, password);
  await keepSession(password).catch((error: unknown) => {
    console.warn('Error after the change of the password', error);
  });
}

/**
 * Signs in again, because the change ends all earlier sessions, including this one. The server then closes the
 * other sessions and emails the owner.
 */
async function keepSession(password: string): Promise<void> {
  await confirmWithPassword(password);
  await postAsUser(endpoints.reportPasswordChange, {});
}
