import { setTimeout as delay } from 'node:timers/promises';
import type { AuthBlockingEvent } from 'firebase-functions/identity';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import { identityMark } from '../../platform/sessions/sign-in-methods.ts';
import { notifyOfMethod } from './record-methods.ts';

/** Firebase rejects the sign-in after 7 seconds. */
const patienceMs = 3_000;

type SignInEvent = Pick<AuthBlockingEvent, 'data' | 'additionalUserInfo'>;

/**
 * Emails the owner about a sign-in with an untrusted method that they don't know of, before the next scan. Firebase
 * waits for this call and hasn't added the method yet. Never rejects or takes long, because the sign-in would fail.
 */
export async function notifyOfSignIn(event: SignInEvent): Promise<void> {
  const telling = tell(event).catch((error: unknown) => {
    if (!isAccountMissing(error)) logFailure('sign-in-notification-failed', error);
  });
  const isDone = new AbortController();
  const patience = delay(patienceMs, undefined, { signal: isDone.signal }).catch(() => {});
  await Promise.race([telling, patience]);
  isDone.abort();
}

async function tell(event: SignInEvent): Promise<void> {
  const mark = markOfSignIn(event);
  if (!event.data || mark === undefined) return;
  const user = await auth.getUser(event.data.uid);
  const { methods, notifiedMethods = [] }: AccountClaims = user.customClaims ?? {};
  // The scan sees a new account first, with the methods that it began with.
  if (!methods || [...methods, ...notifiedMethods].includes(mark)) return;
  await notifyOfMethod(user, mark);
}

function markOfSignIn({ data: user, additionalUserInfo }: SignInEvent): string | undefined {
  const provider = additionalUserInfo?.providerId;
  if (provider === undefined) return undefined;
  const identity = provider === 'password' ? user?.email : subjectOf(additionalUserInfo?.profile);
  return identity === undefined ? undefined : identityMark(provider, identity);
}

/** Returns the id of a Google account. An ID token calls it `sub`; an answer about the user calls it `id`. */
function subjectOf(profile: unknown): string | undefined {
  const { sub, id = sub }: { sub?: unknown; id?: unknown } = Object(profile);
  return typeof id === 'string' ? id : undefined;
}
