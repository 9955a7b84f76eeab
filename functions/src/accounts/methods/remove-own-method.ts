import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { requireRecentSignIn } from '../../platform/sessions/require-recent-sign-in.ts';
import { requireTrustedMethod } from '../../platform/sessions/require-trusted-method.ts';
import { currentClaims, signInMethods } from '../../platform/sessions/sign-in-methods.ts';
import { removeMethods } from './remove-methods.ts';

/**
 * Removes a sign-in method at the owner's request. Ends all sessions, because some may have begun with it. Throws
 * `sign-in-too-old`, `method-not-confirmed` unless the session began with a trusted method, `record-missing`, and
 * `last-method` if no trusted method would be left.
 */
export async function removeOwnMethod({ token, user }: Session, mark: string): Promise<void> {
  requireRecentSignIn({ token, user });
  requireTrustedMethod({ token, user });
  const methods = signInMethods(user);
  const removed = methods.find((it) => it.mark === mark);
  if (!removed) throw new ServerError('record-missing');
  if (!methods.some((it) => it.isTrusted && it !== removed)) throw new ServerError('last-method');
  // The claims change first. A removed Google account that they still list would be trusted if it came back.
  await changeClaims(user.uid, (now) => withoutMethod(currentClaims(now), mark));
  await removeMethods(user, [removed]);
  await endSessions(user.uid);
}

function withoutMethod(claims: AccountClaims, mark: string): AccountClaims {
  const { methods = [] } = claims;
  return { ...claims, methods: methods.filter((it) => it !== mark) };
}
