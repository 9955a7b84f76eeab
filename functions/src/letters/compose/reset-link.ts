import { actionParameters, actionPath } from '../../../shared/account-actions.ts';
import { isAccountMissing } from '../../platform/firebase.ts';
import { Undeliverable } from './undeliverable.ts';

/**
 * The path of our own page for a password reset, whose link Firebase makes. Its code is made when the letter is
 * sent, and stored nowhere. Throws Undeliverable if the account is gone.
 */
export async function resetLink(making: Promise<string>): Promise<string> {
  const link = await making.catch((error: unknown) => {
    throw isAccountMissing(error) ? new Undeliverable('gone') : error;
  });
  const code = URL.parse(link)?.searchParams.get(actionParameters.code);
  if (!code) throw new Error('The link has no code.');
  return actionPath('resetPassword', code);
}
