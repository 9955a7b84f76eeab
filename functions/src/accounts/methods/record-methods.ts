import { isDeepStrictEqual } from 'node:util';
import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { queueEmailOnce } from '../../outbox/queue-email-once.ts';
import { auth } from '../../platform/firebase.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import { currentClaims, signInMethods } from '../../platform/sessions/sign-in-methods.ts';

/**
 * Stores which sign-in methods of an account are trusted, and emails the owner once about each new one. Makes no
 * database request if nothing is new. Safe to repeat. Throws `auth/user-not-found`.
 */
export async function recordMethods(user: UserRecord): Promise<void> {
  await keepAddress(user);
  const untold = newMarks(user);
  if (untold.length === 0 && isRecorded(user)) return;
  for (const mark of untold) await notifyOfMethod(user, mark);
  await changeClaims(user.uid, (now) => {
    const claims = currentClaims(now);
    const told = newMarks(now).filter((mark) => untold.includes(mark));
    if (told.length === 0) return isRecorded(now) ? undefined : claims;
    return { ...claims, notifiedMethods: [...(claims.notifiedMethods ?? []), ...told] };
  });
}

type Owner = Pick<UserRecord, 'uid' | 'email' | 'tokensValidAfterTime'> & {
  customClaims?: AccountClaims;
};

/**
 * Queues the email about a new method. Its id contains the time of the last end of sessions. The owner therefore
 * gets another email about the same method only after a removal, which ends the sessions.
 */
export async function notifyOfMethod(owner: Owner, mark: string): Promise<void> {
  const { uid, tokensValidAfterTime = '', customClaims, email } = owner;
  const accountEmail = customClaims?.ownerEmail ?? email;
  if (accountEmail === undefined) return;
  const id = `method_added_${uid}_${mark}_${Date.parse(tokensValidAfterTime)}`;
  await queueEmailOnce(id, 'sign_in_method_added', { uid, accountEmail, method: mark });
}

function isRecorded(user: UserRecord): boolean {
  return isDeepStrictEqual(user.customClaims ?? {}, currentClaims(user));
}

function newMarks(user: UserRecord): string[] {
  const { notifiedMethods = [] } = currentClaims(user);
  return signInMethods(user)
    .filter(({ mark, isTrusted }) => !isTrusted && !notifiedMethods.includes(mark))
    .map(({ mark }) => mark);
}

/** Restores the address, which the Auth emulator removes with the password. A password reset needs it. */
async function keepAddress({ uid, email, customClaims }: UserRecord): Promise<void> {
  const { ownerEmail }: AccountClaims = customClaims ?? {};
  if (email === undefined && ownerEmail !== undefined) {
    await auth.updateUser(uid, { email: ownerEmail });
  }
}
