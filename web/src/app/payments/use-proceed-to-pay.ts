import { useState } from 'react';
import { paths } from '@shared/paths.ts';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { refreshDatabase } from '../../core/database/refresh-database.ts';
import { useSession } from '../../core/session/session.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { useNavigate } from '../../lib/router.ts';
import { payOrder } from './pay-payable.ts';
import { reportAndFollow } from './report-and-follow.ts';
import { useLeavingSignal } from './use-leaving-signal.ts';
import { failCartPayment, reportCartPayment } from './report-cart-payment.ts';

/** Turns the cart into an order and opens its payment; visitors are asked to log in first. */
export function useProceedToPay(cart: Cart) {
  const session = useSession();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  const leavingSignal = useLeavingSignal();

  async function proceed(): Promise<void> {
    if (session.status !== 'logged-in') {
      notify('info', 'Please log in or sign up to proceed with the payment.');
      openAuthDialog('login');
      return;
    }
    clearNotices();
    setPaying(true);
    const signal = leavingSignal();
    try {
      // The database loads for whoever is logged in, not for visitors who look at their cart.
      const { placeOrder } = await import('../../features/orders/api/place-order.ts');
      const order = await placeOrder(session.account.uid, cart.items);
      if (!order) {
        failCartPayment('Your cart has changed in another window. Please look at it again.');
        await refreshDatabase();
        return;
      }
      const outcome = await payOrder(order, session, signal);
      void reportAndFollow(outcome, (outcome) => reportCartPayment(order, outcome));
      // The server empties the cart once the money is captured: a payment can still come back until then.
      if (outcome.kind === 'paid' || outcome.kind === 'settled') void navigate(paths.profile);
    } catch (error) {
      console.warn('Error placing the order', error);
      failCartPayment('The order could not be saved. Please try again.');
    } finally {
      setPaying(false);
    }
  }

  return { isPaying, proceed };
}
