import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { userPath } from '../../../../functions/shared/collections.ts';
import type { Profile } from '../../../../functions/shared/accounts/profiles.ts';
import { auth, firestore } from '../../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../../functions/src/platform/sessions/proven-address.ts';
import { aProfile } from '../../documents.ts';
import { fetchAfresh } from '../fetch-afresh.ts';
import { suite } from '../suite.ts';

export interface Account {
  uid: string;
  token: string;
  refreshToken: string;
  email: string;
  password: string;
}

export async function signUp({ withProfile = false, isProven = false } = {}): Promise<Account> {
  // Short enough for one line on a phone.
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const password = 'correct horse';
  const account = { ...(await createAccount({ email, password })), email, password };
  if (isAlreadyRevoked(account)) return signUp({ withProfile, isProven });
  if (withProfile) await storeProfile(account.uid, { email });
  if (isProven) await proveAddress(account);
  return account;
}

/** Makes an account look at least an hour old, so that its tokens may be a few minutes old. */
export async function age({ uid }: Pick<Account, 'uid'>, seconds = 60 * 60): Promise<void> {
  const validSince = String(secondsAgo(seconds));
  await fetchAfresh(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/projects/${suite.projectId}/accounts:update`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, validSince }),
    },
  );
}

/** Verifies the address, as if the owner had opened the emailed link in this token's session. */
export async function proveAddress(account: Account): Promise<void> {
  const { uid, email } = account;
  await auth.updateUser(uid, { emailVerified: true });
  const authTimes = [Number(claimsOf(account)['auth_time'])];
  await verifiedAddresses.doc(uid).set({ email, at: Timestamp.now(), authTimes });
}

export async function signUpGuest(): Promise<Account> {
  return { ...(await createAccount({})), email: '', password: '' };
}

export async function storeProfile(uid: string, overrides: Partial<Profile> = {}): Promise<void> {
  await firestore
    .doc(userPath(uid))
    .set({ ...aProfile(uid, overrides), createdAt: Timestamp.now() });
}

/** Returns the account with a token that expired an hour ago. */
export function expired(account: Account): Account {
  const past = secondsAgo(2 * 60 * 60);
  return withClaims(account, { auth_time: past, iat: past, exp: past + 60 * 60 });
}

export function withTokenOfAge(account: Account, seconds: number): Account {
  return withClaims(account, { auth_time: secondsAgo(seconds), iat: secondsAgo(seconds) });
}

/** Returns the account with a recently renewed token of a login `seconds` ago with this provider. */
export function signedInAgo(account: Account, seconds: number, provider: string): Account {
  return withClaims(account, {
    auth_time: secondsAgo(seconds),
    firebase: { identities: {}, sign_in_provider: provider },
  });
}

async function createAccount(
  credential: object,
): Promise<Pick<Account, 'uid' | 'token' | 'refreshToken'>> {
  const { body } = await callAuth('signUp', { ...credential, returnSecureToken: true });
  return { uid: body.localId, token: body.idToken, refreshToken: body.refreshToken };
}

export async function callAuth(
  method: 'signInWithPassword' | 'signInWithIdp' | 'signUp' | 'update' | 'resetPassword',
  request: object,
) {
  const answer = await fetchAfresh(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    },
  );
  const body = (await answer.json()) as Record<'localId' | 'idToken' | 'refreshToken', string>;
  return { status: answer.status, body };
}

/**
 * Whether the new token already counts as revoked. A second may end between the emulator's times for the login, the
 * revocation and the token.
 */
function isAlreadyRevoked(account: Account): boolean {
  const { auth_time, iat } = claimsOf(account);
  return auth_time !== iat;
}

/** Returns the account with other token claims. The emulator's tokens are unsigned. */
export function withClaims(account: Account, claims: object): Account {
  return { ...account, token: tokenWith(account.token, claims) };
}

export function tokenWith(token: string, claims: object): string {
  const [header] = token.split('.');
  const changed = JSON.stringify({ ...claimsOf({ token }), ...claims });
  return `${header}.${Buffer.from(changed).toString('base64url')}.`;
}

export function claimsOf({ token }: Pick<Account, 'token'>): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

export function anAddress(): string {
  return `${randomUUID().slice(0, 13)}@example.org`;
}

function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1000) - seconds;
}
