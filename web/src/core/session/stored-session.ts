import { roleOf } from '@shared/accounts/roles.ts';
import { env } from '../../lib/env.ts';
import { isFresh } from '../../lib/is-fresh.ts';
import { readStored, removeStored } from '../../lib/stored-value.ts';
import type { Account } from './session.ts';
import { toAccount, type KnownUser } from './to-account.ts';

/** The account that this browser has signed in, as Firebase Authentication keeps it. */
export interface StoredSession {
  account: Account;
  /** An ID token. */
  token: string;
  /** What the token says. */
  claims: Record<string, unknown>;
}

/** A user in the browser's storage, where JSON leaves out missing fields. */
interface StoredUser extends Partial<KnownUser> {
  uid: string;
  stsTokenManager: { accessToken: string; refreshToken: string; expirationTime: number };
}

const place = () => ({
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  key: `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`,
});

const renewalLimitMs = 4_000;

/**
 * Reads the session without Firebase's SDK, which is large. Resolves to undefined without one. Rejects if the token
 * can't be renewed, for example after the session has ended. The SDK then decides.
 */
export async function storedSession(): Promise<StoredSession | undefined> {
  const user = await storedUser();
  if (!user) return undefined;
  const { accessToken, refreshToken, expirationTime } = user.stsTokenManager;
  const token = isFresh(expirationTime) ? accessToken : await renew(refreshToken);
  const claims = readClaims(token);
  const isStaff = roleOf(claims) !== undefined;
  return { account: { ...toAccount(toKnownUser(user)), isStaff }, token, claims };
}

/** Removes the session from this browser. Firebase's SDK notices it in every tab. */
export async function removeStoredSession(): Promise<void> {
  localStorage.removeItem(place().key);
  await removeStored(place());
}

/** The SDK uses `localStorage` where the browser has no IndexedDB. */
async function storedUser(): Promise<StoredUser | undefined> {
  const found = await readStored(place());
  if (found) return (found as { value: StoredUser }).value;
  const text = localStorage.getItem(place().key);
  return text === null ? undefined : (JSON.parse(text) as StoredUser);
}

function toKnownUser(user: StoredUser): KnownUser {
  const { displayName = null, email = null, emailVerified = false } = user;
  const { uid, isAnonymous = false, providerData = [] } = user;
  return { uid, displayName, email, emailVerified, isAnonymous, providerData };
}

function readClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (it) =>
    it.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** The request: firebase.google.com/docs/reference/rest/auth#section-refresh-token. */
async function renew(refreshToken: string): Promise<string> {
  const origin = env.authEmulatorUrl
    ? `${env.authEmulatorUrl}/securetoken.googleapis.com`
    : 'https://securetoken.googleapis.com';
  const response = await fetch(`${origin}/v1/token?key=${env.firebase.apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(renewalLimitMs),
  });
  if (!response.ok) throw new Error(`The token was not renewed: ${response.status}.`);
  return ((await response.json()) as { id_token: string }).id_token;
}
