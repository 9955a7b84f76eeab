import { useState } from 'react';
import { openAuthDialog } from '../../core/auth-dialog.ts';
import { reasonNotStarted, type PaymentOutcome } from '../../core/checkout/pay.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { useSession } from '../../core/session/session.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { paths } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.ts';
import { payOrder } from '../pay-payable.ts';
import { useLeavingSignal } from '../use-leaving-signal.ts';

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
      finish(await payOrder(order, session, signal));
    } catch (error) {
      console.warn('Error placing the order', error);
      fail('The order could not be saved. Please try again.');
    } finally {
      setPaying(false);
    }
  }

  function finish(outcome: PaymentOutcome): void {
    switch (outcome.kind) {
      case 'paid':
        notify('success', 'Payment successful! You will receive a confirmation email shortly.');
        cart.clear();
        void navigate(paths.profile);
        break;
      case 'declined':
        fail(`${outcome.reason} Your order is kept in your profile and can be paid there.`);
        break;
      case 'dismissed':
        notify(
          'info',
          'The payment is not finished. You can pay this order later in your profile.',
        );
        break;
      case 'abandoned':
        break;
      case 'not-started':
        fail(reasonNotStarted(outcome, 'Failed to create payment order.'));
        break;
    }
  }

  return { isPaying, proceed };
}

function fail(message: string): void {
  notify('error', `An error occurred: ${message}`);
}
