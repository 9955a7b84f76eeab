import type { Request } from 'firebase-functions/https';
import { roleOf } from '../../shared/roles.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';

/** A session changes nothing any more so long after its sign-in. */
const shiftSeconds = 12 * 60 * 60;

export interface Actor {
  actorUid: string;
  actorEmail: string | null;
}

/**
 * The administrator who sends the request. Throws as `authenticateSession` does, `not-staff` for an account
 * without a role, `only-looking` for a viewer, and `shift-over` after more than 12 hours.
 */
export async function authenticateAdmin(request: Request): Promise<Actor> {
  const { token, user } = await authenticateSession(request);
  const role = roleOf(token);
  if (!role) throw new ServerError('not-staff');
  if (role !== 'admin') throw new ServerError('only-looking');
  const isFresh = Date.now() / 1000 - token.auth_time <= shiftSeconds;
  if (!isFresh) throw new ServerError('shift-over');
  return { actorUid: user.uid, actorEmail: user.email ?? null };
}
