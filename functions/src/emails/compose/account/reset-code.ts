import { actionParameters } from '../../../../shared/accounts/account-actions.ts';
import { auth, isAccountMissing } from '../../../platform/firebase.ts';
import { Undeliverable } from '../undeliverable.ts';

/**
 * Creates the code when the email is sent, so that it isn't stored. Throws Undeliverable if the account is gone.
 */
export async function resetCode(email: string): Promise<string> {
  const link = await auth.generatePasswordResetLink(email).catch((error: unknown) => {
    throw isAccountMissing(error) ? new Undeliverable('gone') : error;
  });
  const code = URL.parse(link)?.searchParams.get(actionParameters.code);
  if (!code) throw new Error('The link has no code.');
  return code;
}
