import { sessionStore, type LoggedIn } from '../session/session.ts';
import { authDialogStore, openAuthDialog } from './auth-dialog.ts';

/**
 * Opens the login, which says what for. Resolves to the session when the dialog is done and the profile is there;
 * to undefined if the dialog is closed without a login, or the profile does not load.
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
