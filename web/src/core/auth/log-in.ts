import { sessionStore, type LoggedIn } from '../session/session.ts';
import { authDialogStore, openAuthDialog } from './auth-dialog.ts';

/**
 * Resolves to the session once the dialog has closed and the profile has loaded. Resolves to undefined if the
 * customer doesn't log in, or if the profile fails to load.
 */
export function logIn(purpose?: string): Promise<LoggedIn | undefined> {
  openAuthDialog('login', purpose);
  return new Promise((resolve) => {
    const stops = [sessionStore, authDialogStore].map((store) => store.subscribe(check));

    function check() {
      const session = sessionStore.get();
      if (authDialogStore.get() !== 'closed') return;
      if (session.status === 'logged-out') end();
      if (session.status !== 'logged-in') return;
      if (session.profile.status === 'failed') end();
      if (session.profile.status === 'ready') end(session);
    }

    function end(session?: LoggedIn) {
      for (const stop of stops) stop();
      resolve(session);
    }
  });
}
