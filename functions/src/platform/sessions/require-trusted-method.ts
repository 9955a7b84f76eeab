import { ServerError } from '../../../shared/server-errors.ts';
import type { Session } from './authenticate.ts';
import { isOfTrustedMethod } from './sign-in-methods.ts';

/**
 * Throws `method-not-confirmed` unless the session began with a trusted sign-in method. An attacker with a stolen
 * session can add another method and sign in with it. Guests are exempt, because they have no methods.
 */
export function requireTrustedMethod({ token, user }: Session): void {
  if (user.providerData.length > 0 && !isOfTrustedMethod(token, user)) {
    throw new ServerError('method-not-confirmed');
  }
}
