import { roleOf } from '@shared/accounts/roles.ts';
import { onIdTokenChanged, signOut, type IdTokenResult, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { forgetFirstRows } from '../../../core/database/first-rows.ts';
import { isLoggingOut } from '../../../core/session/log-out.ts';
import { saveSignedInFlag } from '../../../startup/signed-in-flag.ts';
import { dropDraftsOfOthers } from '../drafts.ts';
import { staffStore } from '../staff.ts';
import { shiftLeftMs, staffOf } from './staff-of.ts';

/** The account whose token was renewed. A renewal calls the listener again, and must not start another renewal. */
let renewedUid: string | undefined;
let shiftEnd: ReturnType<typeof setTimeout> | undefined;
let renewal: Promise<unknown> | undefined;

/** Follows the login and the role of the account. The site's own pages share the session. */
export function followStaff(): void {
  onIdTokenChanged(auth(), (user) => {
    if (user && isLoggingOut()) return;
    saveSignedInFlag(user?.uid);
    if (user) return void showRole(user);
    renewedUid = undefined;
    clearTimeout(shiftEnd);
    forgetFirstRows();
    staffStore.set({ status: 'signed-out' });
  });
}

export async function retryRole(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) await showRole(currentUser);
}

/**
 * Renews the token after Firestore or the server has refused the session. The new token holds the current role and
 * the server's time. `followStaff` shows the result.
 */
export async function renewToken(): Promise<void> {
  renewal ??= auth()
    .currentUser?.getIdToken(true)
    .catch((error: unknown) => console.warn('The token could not be renewed', error))
    .finally(() => (renewal = undefined));
  await renewal;
}

export function leave(): Promise<void> {
  return signOut(auth());
}

async function showRole(user: User): Promise<void> {
  const email = user.email ?? 'a guest';
  dropDraftsOfOthers(user.uid);
  try {
    const token = await readToken(user);
    if (!isCurrent(user)) return;
    staffStore.set(staffOf(token, { uid: user.uid, email }));
    awaitShiftEnd(token);
  } catch (error) {
    console.warn('The role could not be read', error);
    if (isCurrent(user)) staffStore.set({ status: 'failed', uid: user.uid, email });
  }
}

function isCurrent({ uid }: User): boolean {
  return auth().currentUser?.uid === uid;
}

/**
 * Returns the account's token. A role that was granted after the login needs a new token. Rejects if the renewal
 * fails.
 */
async function readToken(user: User): Promise<IdTokenResult> {
  const known = await user.getIdTokenResult();
  if (roleOf(known.claims) || renewedUid === user.uid) return known;
  renewedUid = user.uid;
  try {
    return await user.getIdTokenResult(true);
  } catch (error) {
    renewedUid = undefined;
    throw error;
  }
}

/**
 * Renews the token when the shift ends, so that an open page asks for a new login. After a reload the timer may run
 * late, because the token is older. A refused request then renews the token.
 */
function awaitShiftEnd(token: IdTokenResult): void {
  clearTimeout(shiftEnd);
  const leftMs = shiftLeftMs(token);
  if (leftMs > 0) shiftEnd = setTimeout(() => void renewToken(), leftMs + 1_000);
}
