import { useCallback } from 'react';
import { notify } from '../core/notices/notices.ts';
import { signOut } from '../core/session/sign-out.ts';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/router.ts';

/** Signs out and goes to the landing page. */
export function useLogout(): () => void {
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
