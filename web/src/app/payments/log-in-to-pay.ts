import { paths } from '@shared/paths.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { logIn } from '../../core/auth/log-in.ts';
import { dismissNoticeWithText, notify } from '../../core/notices/notices.ts';
import type { LoggedIn } from '../../core/session/session.ts';
import { cartStore, localCart } from '../../features/cart/cart-store.ts';

/**
 * Resolves once the stored cart contains the visitor's items. Resolves to undefined if the visitor doesn't log in
 * or leaves the cart.
 */
export async function logInToPay(): Promise<LoggedIn | undefined> {
  notify('info', texts.logIn);
  const customer = await logIn();
  if (!customer) return undefined;
  dismissNoticeWithText(texts.logIn);
  await mergedCart();
  return location.pathname === paths.cart ? customer : undefined;
}

function mergedCart(): Promise<void> {
  return new Promise((resolve) => {
    const stop = cartStore.subscribe(check);
    check();
    function check() {
      if (cartStore.get().status !== 'loaded' || localCart.read().length > 0) return;
      stop();
      resolve();
    }
  });
}
