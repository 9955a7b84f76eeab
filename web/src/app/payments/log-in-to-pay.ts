import { paths } from '@shared/paths.ts';
import { payments as texts } from '../../content/payments.ts';
import { authDialogStore, openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { dismissNoticeOf, notify } from '../../core/notices/notices.ts';
import { sessionStore, type LoggedIn } from '../../core/session/session.ts';
import { cartStore, localCart } from '../../features/cart/cart-store.ts';

const stores = [sessionStore, authDialogStore, cartStore];

/**
 * Asks a visitor to log in. Resolves when the profile is there and the stored cart holds the visitor's items;
 * to undefined if the dialog is closed without a login, or the page is left.
 */
export function logInToPay(): Promise<LoggedIn | undefined> {
  notify('info', texts.logIn);
  openAuthDialog('login');
  return new Promise((resolve) => {
    const stops = stores.map((store) => store.subscribe(check));

    function check() {
      const session = sessionStore.get();
      if (session.status === 'logged-in') dismissNoticeOf(texts.logIn);
      if (authDialogStore.get() !== 'closed') return;
      if (session.status === 'logged-out' || location.pathname !== paths.cart) end();
      else if (session.status === 'logged-in' && isReady(session)) end(session);
    }

    function end(session?: LoggedIn) {
      for (const stop of stops) stop();
      resolve(session);
    }
  });
}

function isReady({ profile }: LoggedIn): boolean {
  const isMerged = cartStore.get().status === 'loaded' && localCart.read().length === 0;
  return profile.status === 'ready' && isMerged;
}
