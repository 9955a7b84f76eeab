import { messages } from '../../content/ended-session.ts';
import { notify } from '../notices/notices.ts';
import { signedInUid } from '../../startup/signed-in-flag.ts';

/**
 * Tells the customer why a returning browser is logged out. A logout in any tab removes the flag, so a flag without
 * an account means that the session has ended elsewhere. Call this before the flag is saved anew.
 */
export function reportLostSession(isLoggedOut: boolean): void {
  if (isLoggedOut && signedInUid() !== undefined) notify('error', messages.loggedOut);
}
