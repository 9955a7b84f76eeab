import {
  endpoints,
  type StaffAppTokenAnswer,
  type StaffAppTokenRequest,
} from '@shared/endpoints.ts';
import { roleOf } from '@shared/accounts/roles.ts';
import { env } from './env.ts';
import { auth } from './firebase.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** A token in the form that the SDK expects. */
interface AppToken {
  token: string;
  expireTimeMillis: number;
}

/**
 * Firebase Authentication requests a token while it starts or renews a session. The session isn't known then, so
 * the request fails after this limit and Authentication continues without a token.
 */
const sessionLimitMs = 500;

/**
 * Returns the App Check token that our server gives an account with a role; undefined for customers and visitors.
 * Rejects if the session isn't known in time, or if the server gives no token.
 */
export async function staffAppToken(): Promise<AppToken | undefined> {
  const session = await withTimeLimit(staffSession(), sessionLimitMs);
  if (session === undefined) return undefined;
  const answer = await fetch(endpoints.staffAppToken, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
    body: JSON.stringify({ appId: env.firebase.appId } satisfies StaffAppTokenRequest),
  });
  if (!answer.ok) throw new Error(`The server gave no App Check token: ${answer.status}.`);
  const { token, ttlMillis } = (await answer.json()) as StaffAppTokenAnswer;
  return { token, expireTimeMillis: Date.now() + ttlMillis };
}

async function staffSession(): Promise<string | undefined> {
  await auth().authStateReady();
  const session = await auth().currentUser?.getIdTokenResult();
  return roleOf(session?.claims) ? session?.token : undefined;
}
