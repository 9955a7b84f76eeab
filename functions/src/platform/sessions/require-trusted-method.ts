import { ServerError } from '../../../shared/server-errors.ts';
import type { Session } from './authenticate.ts';
import { isOfTrustedMethod } from './sign-in-methods.ts';

/**
 * Throws `method-not-confirmed` if a session began with an untrusted method. An attacker with a stolen session can
 * add a method and sign in with it. Guests have no methods.
 */
export function requireTrustedMethod({ token, user }: Session): void {
  if (user.providerData.length > 0 && !isOfTrustedMethod(token, user)) {
    throw new ServerError('method-not-confirmed');
  }
}
