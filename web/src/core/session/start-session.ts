import { onAuthStateChanged, type User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { sessionStore, type Account, type ProfileState } from './session.ts';

/** Follows who is signed in, and their profile. Resolves at the first answer. */
export function startSession(): Promise<void> {
  return new Promise((resolve) => {
    let current: AbortController | undefined;
    onAuthStateChanged(auth(), (user) => {
      current?.abort();
      current = new AbortController();
      if (user) void followProfile(accountOf(user), current.signal);
      else sessionStore.set({ status: 'logged-out' });
      resolve();
    });
  });
}

async function followProfile(account: Account, signal: AbortSignal): Promise<void> {
  const report = (profile: ProfileState) => {
    if (signal.aborted) return;
    // A listener that was opened during the first write may still believe what was there before, and
    // one that breaks later takes nothing away.
    if (profile.status !== 'ready' && hasProfile(account)) return;
    sessionStore.set({ status: 'logged-in', account, profile });
  };
  const fail = (error: unknown) => {
    console.warn('Error loading user data', error);
    report({ status: 'failed' });
  };
  report({ status: 'loading' });
  try {
    const { watchProfile } = await import('./watch-profile.ts');
    if (!signal.aborted) signal.addEventListener('abort', watchProfile(account.uid, report, fail));
  } catch (error) {
    fail(error);
  }
}

function hasProfile({ uid }: Account): boolean {
  const session = sessionStore.get();
  return (
    session.status === 'logged-in' &&
    session.account.uid === uid &&
    session.profile.status === 'ready'
  );
}

function accountOf({ uid, email, displayName, isAnonymous }: User): Account {
  return { uid, email, name: displayName, isAnonymous };
}
