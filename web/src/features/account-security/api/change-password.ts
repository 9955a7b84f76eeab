import { endpoints } from '@shared/endpoints.ts';
import { updatePassword } from 'firebase/auth';
import { postAsUser } from '../../../core/api/as-user.ts';
import { confirmWithPassword } from '../../../core/auth/confirm-identity.ts';
import { auth } from '../../../lib/firebase.ts';

/** Changes the password, which ends the account's other sessions. Rejects with an error of the authentication service. */
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
 * Signs in again, since the change ends sign-ins from before it, this one too. The server then closes the
 * others, and tells the owner by an email.
 */
async function keepSession(password: string): Promise<void> {
  await confirmWithPassword(password);
  await postAsUser(endpoints.reportPasswordChange, {});
}
