import { endpoints, type ChangeEmailRequest } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';
import { confirmWithPassword } from '../../../core/auth/confirm-identity.ts';

/**
 * Requests an email to the new address. Its link changes the account's address. Rejects with a Firebase
 * Authentication error for the password, or with an ApiError.
 */
export async function changeEmail(password: string, newEmail: string): Promise<void> {
  await confirmWithPassword(password);
  const request: ChangeEmailRequest = { newEmail };
  await postAsUser(endpoints.changeEmail, request);
}
