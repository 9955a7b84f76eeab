import { setTimeout as delay } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { auth } from '../firebase.ts';
import { withLease } from '../with-lease.ts';

const leaseMs = 30_000;
const maxTries = 40;
const pauseMs = 250;

/**
 * Changes custom claims under a lease. Firebase replaces all claims at once, so a concurrent change could otherwise
 * restore a revoked role. `change` returns all claims of the account, or undefined to keep them. Resolves to the
 * account as `change` saw it. Throws `auth/user-not-found`.
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
