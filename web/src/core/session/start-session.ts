import { onAuthStateChanged, type User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { sessionStore, type Account, type ProfileState } from './session.ts';

/** Follows who is signed in, and their profile. Resolves at the first answer. */
export function startSession(): Promise<void> {
  return new Promise((resolve) => {
    let stopProfile = () => {};
    onAuthStateChanged(auth(), (user) => {
      stopProfile();
      if (user) {
        stopProfile = followProfile(accountOf(user));
      } else {
        stopProfile = () => {};
        sessionStore.set({ status: 'logged-out' });
      }
      resolve();
    });
  });
}

function followProfile(account: Account): () => void {
  const controller = new AbortController();
  const report = (profile: ProfileState) => {
    if (!controller.signal.aborted) sessionStore.set({ status: 'logged-in', account, profile });
  };
  const fail = (error: unknown) => {
    console.warn('Error loading user data', error);
    report({ status: 'failed' });
  };
  report({ status: 'loading' });
  import('./watch-profile.ts')
    .then(({ watchProfile }) => {
      if (controller.signal.aborted) return;
      const stop = watchProfile(account.uid, report, fail);
      controller.signal.addEventListener('abort', stop);
    })
    .catch(fail);
  return () => controller.abort();
}

function accountOf({ uid, email, displayName, isAnonymous }: User): Account {
  return { uid, email, name: displayName, isAnonymous };
}
