import { useState } from 'react';
import { payments as texts } from '../../content/payments.ts';
import { paths } from '@shared/paths.ts';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { refreshDatabase } from '../../core/database/refresh-database.ts';
import { pay } from '../../core/payments/pay.ts';
import { personOf, useSession } from '../../core/session/session.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { navigate } from '../../lib/router.tsx';
import { useLeavingSignal } from './use-leaving-signal.ts';
import { reportPayment } from './report-payment.ts';

/** Turns the cart into an order and opens its payment. Asks a visitor to log in first. */
export function useProceedToPay(cart: Cart) {
  const session = useSession();
  const [isPaying, setPaying] = useState(false);
  const leavingSignal = useLeavingSignal();

  async function proceed(): Promise<void> {
    if (session.status !== 'logged-in') {
      notify('info', texts.logIn);
      openAuthDialog('login');
      return;
    }
    clearNotices();
    setPaying(true);
    const signal = leavingSignal();
    try {
      // The database's code loads only for a logged-in customer.
      const { placeOrder } = await import('../../features/orders/api/place-order.ts');
      const { uid } = session.account;
      const order = await placeOrder(uid, cart.items);
      if (!order) {
        notify('error', texts.cartChanged);
        await refreshDatabase();
        return;
      }
      const outcome = await pay(uid, order, personOf(session), signal);
      void reportPayment('cart', order, outcome);
      // The server empties the cart when it captures the money: until then a payment can fail.
      if (outcome.kind === 'paid' || outcome.kind === 'settled') navigate(paths.profile);
    } catch (error) {
      console.warn('Error placing the order', error);
      notify('error', texts.notSaved);
    } finally {
      setPaying(false);
    }
  }

  return { isPaying, proceed };
}
