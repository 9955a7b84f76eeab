import { ServerError } from '../../../shared/server-errors.ts';
import type { Session } from './authenticate.ts';
import { isOfTrustedMethod } from './sign-in-methods.ts';

/**
 * Throws `method-not-confirmed` unless the session began with a trusted sign-in method: anyone with a stolen session
 * can add another and sign in with it. A guest's account has no methods.
 */
export function requireTrustedMethod({ token, user }: Session): void {
  if (user.providerData.length > 0 && !isOfTrustedMethod(token, user)) {
    throw new ServerError('method-not-confirmed');
  }
}
