import { onIdTokenChanged } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { accountOf } from './account-of.ts';
import { followProfile } from './follow-profile.ts';
import { sessionStore, type Account } from './session.ts';

/** Follows who is signed in, and their profile. Resolves at the first answer. */
export function startSession(): Promise<void> {
  return new Promise((resolve) => {
    let current: { uid: string; ending: AbortController } | undefined;
    // Tokens change when an account is linked, in another tab too; who is signed in stays the same.
    onIdTokenChanged(auth(), (user) => {
      resolve();
      if (user && user.uid === current?.uid) {
        noteAccount(accountOf(user));
        return;
      }
      current?.ending.abort();
      current = user ? { uid: user.uid, ending: new AbortController() } : undefined;
      if (!user || !current) {
        sessionStore.set({ status: 'logged-out' });
        return;
      }
      sessionStore.set({
        status: 'logged-in',
        account: accountOf(user),
        profile: { status: 'loading' },
      });
      followProfile(user.uid, current.ending.signal);
    });
  });
}

function noteAccount(account: Account): void {
  const session = sessionStore.get();
  if (session.status !== 'logged-in') return;
  const known = session.account;
  const isSame =
    account.email === known.email &&
    account.isVerified === known.isVerified &&
    account.name === known.name &&
    account.isAnonymous === known.isAnonymous;
  if (!isSame) sessionStore.set({ ...session, account });
}
