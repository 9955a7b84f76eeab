import type { Request } from 'firebase-functions/https';
import { roleOf } from '../../shared/roles.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { Actor } from '../audit/actor.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { refusalAsStaff } from '../platform/sessions/refusal-as-staff.ts';

/**
 * Returns the administrator who sends the request. Throws as `authenticateSession` does. Throws a `StaffRefusal`
 * code if the user may not act as staff, and `only-looking` for a viewer.
 */
export async function authenticateAdmin(request: Request): Promise<Actor> {
  const session = await authenticateSession(request);
  const refusal = refusalAsStaff(session);
  if (refusal) throw new ServerError(refusal);
  const { user } = session;
  if (roleOf(user.customClaims) !== 'admin') throw new ServerError('only-looking');
  return { actorUid: user.uid, actorEmail: user.email ?? null };
}
