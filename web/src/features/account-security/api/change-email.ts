import { endpoints, type ChangeEmailRequest } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';
import { confirmWithPassword } from '../../../core/auth/confirm-identity.ts';

/**
 * Has an email sent to the new address, whose link changes the account's. Rejects with an error of the
 * authentication service for the password, or with an ApiError.
 */
export async function changeEmail(password: string, newEmail: string): Promise<void> {
  await confirmWithPassword(password);
  const request: ChangeEmailRequest = { newEmail };
  await postAsUser(endpoints.changeEmail, request);
}
