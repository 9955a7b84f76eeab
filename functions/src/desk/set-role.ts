import type { UserRecord } from 'firebase-admin/auth';
import { roleOf, roles, type Role } from '../../shared/roles.ts';
import { addCommandEntry } from '../audit/audit-entry.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { endSessions } from '../platform/sessions/end-sessions.ts';

/**
 * Gives an account a role at the desk, or takes it away with `undefined`. Whoever had another role is out at
 * the next request. The entry of the audit comes first: after a crash in between it says what was to be done,
 * and the repetition does it.
 */
export async function setRole(user: UserRecord, role: Role | undefined): Promise<void> {
  const { uid, customClaims = {} } = user;
  const before = roleOf(customClaims);
  const batch = firestore.batch();
  addCommandEntry(batch, {
    action: role ? 'grant-role' : 'revoke-role',
    path: `accounts/${uid}`,
    chargePath: null,
    before: { role: before ?? null },
    after: { role: role ?? null },
    note: null,
  });
  await batch.commit();
  const others = Object.entries(customClaims).filter(([name]) => !roles.some((it) => it === name));
  await auth.setCustomUserClaims(uid, {
    ...Object.fromEntries(others),
    ...(role && { [role]: true }),
  });
  // A repetition after a crash finds no role, but perhaps sessions.
  if (!role || (before && before !== role)) await endSessions(uid);
}
