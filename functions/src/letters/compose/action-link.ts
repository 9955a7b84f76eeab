import { actionParameters, actionPath, type ActionMode } from '../../../shared/account-actions.ts';
import { isAccountMissing } from '../../platform/firebase.ts';
import { Undeliverable } from './undeliverable.ts';

/**
 * The path of our own page for a link that Firebase makes. Its code is made when the letter is sent, and
 * stored nowhere. Throws Undeliverable if the account is gone.
 */
export async function actionLink(mode: ActionMode, making: Promise<string>): Promise<string> {
  return actionPath(mode, await codeOfLink(making));
}

/** The code of a link that Firebase makes. Throws Undeliverable if the account is gone. */
export async function codeOfLink(making: Promise<string>): Promise<string> {
  const link = await making.catch((error: unknown) => {
    throw isAccountMissing(error) ? new Undeliverable('gone') : error;
  });
  const code = URL.parse(link)?.searchParams.get(actionParameters.code);
  if (!code) throw new Error('The link has no code.');
  return code;
}
