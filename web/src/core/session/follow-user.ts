import { onIdTokenChanged, signOut as signOutOfFirebase } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { restoreNotices } from '../notices/keep-notices.ts';
import { toAccount, updateAccount } from './account.ts';
import { reportCutOffLink } from './cut-off-link.ts';
import { followProfile } from './follow-profile.ts';
import { sessionStore } from './session.ts';
import { noteSignedIn } from './signed-in-flag.ts';
import { noteTold } from './verification.ts';

/**
 * Follows the signed-in user and the profile, and shows the notices of a linking, which ends with a reload.
 * Resolves when the user is known. Import this module only through start-session.ts: authentication is large.
 */
export function followUser(): Promise<void> {
  restoreNotices();
  return new Promise((resolve) => {
    let isFirst = true;
    let current: { uid: string; ending: AbortController } | undefined;
    // An ID token also changes when another tab links the account; the user stays the same.
    onIdTokenChanged(auth(), (user) => {
      if (isFirst) reportCutOffLink(!user);
      isFirst = false;
      noteSignedIn(user !== null);
      noteTold();
      resolve();
      if (user && user.uid === current?.uid) {
        updateAccount();
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
        account: toAccount(user),
        profile: { status: 'loading' },
      });
      followProfile(user.uid, current.ending.signal);
      void followEnd(user.uid, current.ending.signal);
    });
  });
}

/** The database is large, and loads beside the page. */
async function followEnd(uid: string, signal: AbortSignal): Promise<void> {
  try {
    const { followRevocation } = await import('./follow-revocation.ts');
    if (!signal.aborted) followRevocation(uid, signal);
  } catch (error) {
    console.warn('Error following the end of the session', error);
  }
}

export function signOut(): Promise<void> {
  return signOutOfFirebase(auth());
}
