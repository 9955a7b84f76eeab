import { randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { roleOf, type Role } from '../../shared/accounts/roles.ts';
import { serviceOf } from '../../shared/accounts/staff-sign-in.ts';
import { commandLineActor } from '../audit/actor.ts';
import { addAuditEntry } from '../audit/audit-entry.ts';
import { firestore } from '../platform/firebase.ts';
import { changeClaims } from '../platform/sessions/change-claims.ts';
import { endSessions } from '../platform/sessions/end-sessions.ts';
import { holdsRole, roleClaims, withoutRole } from './role-claims.ts';

/**
 * Removes the role if `role` is undefined. The sessions end if the account had another role or other conditions.
 * The audit entry comes first, so a repeat after a crash completes the change. Throws as `roleClaims` does.
 */
export async function setRole(user: UserRecord, role: Role | undefined): Promise<void> {
  const { uid } = user;
  const granted = role && roleClaims(user, role);
  const batch = firestore.batch();
  addAuditEntry(batch, randomUUID(), {
    ...commandLineActor,
    action: role ? 'grant-role' : 'revoke-role',
    path: `accounts/${uid}`,
    payablePath: null,
    before: { role: roleOf(user.customClaims) ?? null },
    after: {
      role: role ?? null,
      ...(granted && {
        methods: (granted.roleMethods ?? []).map(serviceOf).join(', '),
        secondFactor: granted.secondFactor ?? false,
      }),
    },
    note: null,
  });
  await batch.commit();
  const before = await changeClaims(uid, (now) => ({
    ...withoutRole(now),
    ...(role && roleClaims(now, role)),
  }));
  // After a crash, a repeated removal finds no role, but sessions may remain.
  if (!role || (roleOf(before.customClaims) && !holdsRole(before, role))) await endSessions(uid);
}
