import { onIdTokenChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { hasForeignScript } from '../../lib/foreign-scripts.ts';
import { forgetFirstRows } from '../database/first-rows.ts';
import { reloadWithNotices, restoreNotices } from '../notices/keep-notices.ts';
import { readAccount, showAccount } from './account.ts';
import { isLoggingOut } from './log-out.ts';
import { reportCutOffLink } from './cut-off-link.ts';
import { followProfile } from './follow-profile.ts';
import { hideInHistory } from './hide-in-history.ts';
import { reportLostSession } from './report-lost-session.ts';
import { sessionStore, type Account } from './session.ts';
import { saveSignedInFlag } from '../../startup/signed-in-flag.ts';
import { recordAuthUpdate } from './verification.ts';

/**
 * Follows the signed-in user and the profile. Resolves once the user is known. Import this module only through
 * start-session.ts, because Firebase Authentication is large.
 */
export function followUser(): Promise<void> {
  restoreNotices();
  hideInHistory(() => auth().currentUser?.uid);
  return new Promise((resolve) => {
    let isFirst = true;
    let current: { uid: string; ending: AbortController } | undefined;
    let updates = 0;
    // The ID token also changes when another tab links the account, although the user stays the same.
    onIdTokenChanged(auth(), (user) => void follow(user));

    async function follow(user: User | null): Promise<void> {
      if (user && isLoggingOut()) return resolve();
      updates += 1;
      const turn = updates;
      const account = user ? await readAccount(user) : undefined;
      // Firebase may have reported another user while the token was read.
      if (turn === updates) show(account);
    }

    function show(account: Account | undefined): void {
      if (isFirst && !reportCutOffLink(!account)) reportLostSession(!account);
      isFirst = false;
      saveSignedInFlag(account?.uid);
      recordAuthUpdate();
      resolve();
      // A third-party script stays on the page after the session for which it was loaded.
      if (account?.isStaff && hasForeignScript()) return reloadWithNotices();
      if (account && account.uid === current?.uid) return showAccount(account);
      current?.ending.abort();
      current = account && { uid: account.uid, ending: new AbortController() };
      if (!account || !current) {
        forgetFirstRows();
        sessionStore.set({ status: 'logged-out' });
        return;
      }
      sessionStore.set({ status: 'logged-in', account, profile: { status: 'loading' } });
      followProfile(account.uid, current.ending.signal);
      void followEnd(account.uid, current.ending.signal);
    }
  });
}

/** Follows the end of the session. The database's code is large, so it loads in parallel. */
async function followEnd(uid: string, signal: AbortSignal): Promise<void> {
  try {
    const { followRevocation } = await loadWithRetries(() => import('./follow-revocation.ts'));
    if (!signal.aborted) followRevocation(uid, signal);
  } catch (error) {
    console.warn('Error following the end of the session', error);
  }
}

export function signOut(): Promise<void> {
  return signOutOfFirebase(auth());
}
