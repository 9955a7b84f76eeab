import { useCallback } from 'react';
import { paths } from '@shared/paths.ts';
import { messages } from '../content/auth.ts';
import { notify } from '../core/notices/notices.ts';
import { useSession } from '../core/session/session.ts';
import { signOut } from '../core/session/start-session.ts';
import { useNavigate } from '../lib/router.ts';
import { createStore } from '../lib/store.ts';

/** Whether the site asks a guest to confirm the logout, which ends the guest account. */
export const logoutQuestionStore = createStore(false);

/** Returns a function that signs out and goes to the landing page. A guest has to confirm it first. */
export function useLogout(): () => void {
  const session = useSession();
  const leave = useLeave();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  return isGuest ? () => logoutQuestionStore.set(true) : leave;
}

/** Returns a function that signs out without a question. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut()
      .then(() => navigate(paths.home))
      .catch((error: unknown) => {
        console.warn('Error signing out', error);
        notify('error', messages.logoutFailed);
      });
  }, [navigate]);
}
