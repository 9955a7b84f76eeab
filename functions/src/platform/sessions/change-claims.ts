import { setTimeout as delay } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { auth } from '../firebase.ts';
import { withLease } from '../with-lease.ts';

const leaseMs = 30_000;
const maxTries = 40;
const pauseMs = 250;

/**
 * Changes the custom claims of an account. Firebase replaces all claims at once and takes no precondition, so
 * a lease keeps two changes from undoing each other: a revoked role must not come back. `change` gets the
 * account as it is now, and returns all its claims, or undefined to leave them. Resolves to the account as
 * `change` saw it. Throws `auth/user-not-found`.
 */
export async function changeClaims(
  uid: string,
  change: (user: UserRecord) => AccountClaims | undefined,
): Promise<UserRecord> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    let user: UserRecord | undefined;
    await withLease(`claims-${uid}`, leaseMs, async () => {
      user = await auth.getUser(uid);
      const claims = change(user);
      if (claims) await auth.setCustomUserClaims(uid, claims);
    });
    if (user) return user;
    await delay(pauseMs);
  }
  throw new Error('The claims of the account are being changed elsewhere.');
}
