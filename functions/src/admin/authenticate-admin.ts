import type { Request } from 'firebase-functions/https';
import { roleOf } from '../../shared/accounts/roles.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { Actor } from '../audit/actor.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { findStaffRefusal } from '../platform/sessions/find-staff-refusal.ts';

/**
 * Resolves to the administrator who makes the request. Throws what `authenticateSession` throws, a `StaffRefusal`
 * code if the session isn't staff's, and `view-only` for a viewer.
 */
export async function authenticateAdmin(request: Request): Promise<Actor> {
  const session = await authenticateSession(request);
  const refusal = findStaffRefusal(session);
  if (refusal) throw new ServerError(refusal);
  const { user } = session;
  if (roleOf(user.customClaims) !== 'admin') throw new ServerError('view-only');
  return { actorUid: user.uid, actorEmail: user.email ?? null };
}
