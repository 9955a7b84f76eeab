import { useCallback } from 'react';
import { paths } from '@shared/paths.ts';
import { notify } from '../core/notices/notices.ts';
import { useSession } from '../core/session/session.ts';
import { signOut } from '../core/session/sign-out.ts';
import { useNavigate } from '../lib/router.ts';
import { askLogout } from './logout-question.ts';

/** Signs out, a guest after a question, and goes to the landing page. */
export function useLogout(): () => void {
  const session = useSession();
  const leave = useLeave();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  return isGuest ? () => askLogout(true) : leave;
}

/** Signs out without a question. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut()
      .then(() => navigate(paths.home))
      .catch((error: unknown) => {
        console.warn('Error signing out', error);
        notify('error', 'You could not be logged out. Please try again.');
      });
  }, [navigate]);
}
