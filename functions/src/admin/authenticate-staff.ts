import type { Request } from 'firebase-functions/https';
import { roleOf, type Role } from '../../shared/accounts/roles.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { Actor } from '../audit/actor.ts';
import { authenticateSession } from '../platform/sessions/authenticate.ts';
import { findStaffRefusal } from '../platform/sessions/find-staff-refusal.ts';

interface StaffMember {
  actor: Actor;
  role: Role | undefined;
}

/**
 * Resolves to the staff member who makes the request. Throws what `authenticateSession` throws, and a `StaffRefusal`
 * code if the session isn't staff's.
 */
export async function authenticateStaff(request: Request): Promise<StaffMember> {
  const session = await authenticateSession(request);
  const refusal = findStaffRefusal(session);
  if (refusal) throw new ServerError(refusal);
  const { uid, email = null, customClaims } = session.user;
  return { actor: { actorUid: uid, actorEmail: email }, role: roleOf(customClaims) };
}
