import { setTimeout as delay } from 'node:timers/promises';
import type { AuthBlockingEvent } from 'firebase-functions/identity';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import { markOfIdentity } from '../../platform/sessions/sign-in-methods.ts';
import { tellOfMethod } from './note-methods.ts';

/** Firebase refuses the sign-in after 7 seconds. */
const patienceMs = 3_000;

type NoticedSignIn = Pick<AuthBlockingEvent, 'data' | 'additionalUserInfo'>;

/**
 * Tells an account's owner of a sign-in with a method that is neither trusted nor told, before the next scan. Firebase
 * waits for it and has not added the method yet. Never rejects and never takes long: a sign-in must not fail for it.
 */
export async function noticeSignIn(event: NoticedSignIn): Promise<void> {
  const telling = tell(event).catch((error: unknown) => {
    if (!isAccountMissing(error)) logFailure('sign-in-not-noticed', error);
  });
  const isDone = new AbortController();
  const patience = delay(patienceMs, undefined, { signal: isDone.signal }).catch(() => {});
  await Promise.race([telling, patience]);
  isDone.abort();
}

async function tell(event: NoticedSignIn): Promise<void> {
  const mark = markOfSignIn(event);
  if (!event.data || mark === undefined) return;
  const user = await auth.getUser(event.data.uid);
  const { methods, toldMethods = [] }: AccountClaims = user.customClaims ?? {};
  // The scan sees an account first, with the methods that it began with.
  if (!methods || [...methods, ...toldMethods].includes(mark)) return;
  await tellOfMethod(user, mark);
}

function markOfSignIn({ data: user, additionalUserInfo }: NoticedSignIn): string | undefined {
  const provider = additionalUserInfo?.providerId;
  if (provider === undefined) return undefined;
  const identity = provider === 'password' ? user?.email : subjectOf(additionalUserInfo?.profile);
  return identity === undefined ? undefined : markOfIdentity(provider, identity);
}

/** Google's id of its account, under its name in an ID token or in an answer about the user. */
function subjectOf(profile: unknown): string | undefined {
  const { sub, id = sub }: { sub?: unknown; id?: unknown } = Object(profile);
  return typeof id === 'string' ? id : undefined;
}
