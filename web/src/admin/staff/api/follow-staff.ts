import type { AccountClaims } from '@shared/accounts/account-claims.ts';
import { roleOf } from '@shared/accounts/roles.ts';
import {
  identityOf,
  roleMethod,
  shiftMs,
  staffRefusal,
  type SignIn,
  type SignInClaims,
} from '@shared/accounts/staff-sign-in.ts';
import { onIdTokenChanged, signOut, type IdTokenResult, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { noteSignedIn } from '../../../startup/signed-in-flag.ts';
import { dropDraftsOf, dropDraftsOfOthers } from '../drafts.ts';
import { staffStore, type Staff } from '../staff.ts';

/** The account whose token was renewed. The renewal is reported too, and must not lead to another one. */
let renewedUid: string | undefined;
let shiftEnd: ReturnType<typeof setTimeout> | undefined;
let renewal: Promise<unknown> | undefined;

/** Follows who is signed in, and with what role. The site's own pages see the same session. */
export function followStaff(): void {
  onIdTokenChanged(auth(), (user) => {
    noteSignedIn(user !== null);
    if (user) return void showRole(user);
    renewedUid = undefined;
    clearTimeout(shiftEnd);
    staffStore.set({ status: 'signed-out' });
  });
}

/** Asks for the role again, after that has failed. */
export async function retryRole(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) await showRole(currentUser);
}

/**
 * Asks for a new token after the database or our server has refused the session's: it tells the server's time, and
 * the present role. What `followStaff` then finds is shown.
 */
export async function lookAgain(): Promise<void> {
  renewal ??= auth()
    .currentUser?.getIdToken(true)
    .catch((error: unknown) => console.warn('The token could not be renewed', error))
    .finally(() => (renewal = undefined));
  await renewal;
}

/** For a person who signs out: what the account has typed goes. */
export function leaveAdmin(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) dropDraftsOf(currentUser.uid);
  return signOut(auth());
}

async function showRole(user: User): Promise<void> {
  const email = user.email ?? 'a guest';
  try {
    const token = await readToken(user);
    if (!isCurrent(user)) return;
    const standing = standingOf(token, user.uid, email);
    if (standing.status === 'in') dropDraftsOfOthers(user.uid);
    staffStore.set(standing);
    awaitShiftEnd(token);
  } catch (error) {
    console.warn('The role could not be read', error);
    if (isCurrent(user)) staffStore.set({ status: 'failed', email });
  }
}

function isCurrent({ uid }: User): boolean {
  return auth().currentUser?.uid === uid;
}

/** A role that was given after the sign-in comes with a new token. Rejects if there is no answer. */
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

function standingOf(token: IdTokenResult, uid: string, email: string): Staff {
  const claims = token.claims as AccountClaims;
  const role = roleOf(token.claims);
  const refusal = staffRefusal(claims, signInOf(token), issuedMs(token));
  if (role && !refusal) return { status: 'in', uid, email, role };
  const { roleMethods: methods = [] } = claims;
  return { status: 'refused', email, refusal: refusal ?? 'not-staff', methods };
}

function signInOf({ claims, signInProvider, signInSecondFactor, authTime }: IdTokenResult): SignIn {
  const { email, firebase } = claims as Partial<SignInClaims>;
  const service = signInProvider ?? '';
  return {
    method: roleMethod(
      service,
      identityOf({ email, firebase: { ...firebase, sign_in_provider: service } }),
    ),
    atMs: Date.parse(authTime),
    hasSecondFactor: signInSecondFactor !== null,
  };
}

/** By the server's clock; the browser's may be wrong. */
function issuedMs({ issuedAtTime }: IdTokenResult): number {
  return Date.parse(issuedAtTime);
}

/** An open page asks for a new sign-in when the server does. A reloaded page may hear of it from a refusal first. */
function awaitShiftEnd(token: IdTokenResult): void {
  clearTimeout(shiftEnd);
  const leftMs = signInOf(token).atMs + shiftMs - issuedMs(token);
  if (leftMs > 0) shiftEnd = setTimeout(() => void lookAgain(), leftMs + 1_000);
}
