import { useRef, useState } from 'react';
import { payments as texts } from '../../core/payments/content.ts';
import { isOrderOf } from '@shared/payments/orders.ts';
import { paths } from '@shared/paths.ts';
import { clearNotices } from '../../core/notices/notices.ts';
import { refreshDatabase } from '../../core/database/refresh-database.ts';
import { saveLastPaid } from '../../core/payments/last-paid.ts';
import { pay } from '../../core/payments/checkout/pay.ts';
import { mayPay, personOf, useSession, type LoggedIn } from '../../core/session/session.ts';
import { sessionWithProfile } from '../../core/session/session-with-profile.ts';
import { quantitiesStored } from '../../features/cart/change-quantity.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { navigate } from '../../lib/router.ts';
import { logInToPay } from './log-in-to-pay.ts';
import { useLeavingSignal } from './use-leaving-signal.ts';
import { reportPayment } from './report-payment.ts';
import { usePaymentMessage } from './use-payment-message.ts';

/** Turns the cart into an order and opens its payment. A visitor logs in first. */
export function useProceedToPay(cart: Cart) {
  const session = useSession();
  const [isPaying, setPaying] = useState(false);
  const { message, show } = usePaymentMessage();
  const leavingSignal = useLeavingSignal();
  const latest = useRef(0);
  const isRunning = useRef(false);

  async function proceed(): Promise<void> {
    if (session.status === 'logged-in') return payFor(session);
    const seen = cart.items;
    latest.current += 1;
    const own = latest.current;
    const customer = await logInToPay();
    // The login and the merge of the cart take time. Only the visitor's last press goes on.
    if (!customer || own !== latest.current) return;
    if (!isOrderOf({ items: seen }, cartStore.get().items)) {
      show({ tone: 'info', text: texts.cartGrew });
    } else if (customer.account.isAnonymous) {
      // The cart said that plans renew.
      show({ tone: 'info', text: texts.guestPlans });
    } else {
      await payFor(customer);
    }
  }

  async function payFor(customer: LoggedIn): Promise<void> {
    latest.current += 1;
    // The cart shows why this account can't pay.
    if (!mayPay(customer) || isRunning.current) return;
    isRunning.current = true;
    clearNotices();
    show(undefined);
    setPaying(true);
    const signal = leavingSignal();
    try {
      // The database's code loads only for a logged-in customer.
      const { placeOrder } = await import('../../features/orders/api/place-order.ts');
      const { uid } = customer.account;
      const { items } = cartStore.get();
      await quantitiesStored();
      const order = await placeOrder(uid, items);
      if (!order) {
        show({ tone: 'danger', text: texts.cartChanged });
        await refreshDatabase();
        return;
      }
      const payer = personOf(await sessionWithProfile(customer));
      const outcome = await pay(uid, order, payer, signal);
      void reportPayment(payer.email === '' ? 'cartWithoutEmail' : 'cart', order, outcome, show);
      // The server empties the cart when it captures the money, because a payment can fail until then.
      if (outcome.kind === 'paid' || outcome.kind === 'recorded') {
        saveLastPaid({ uid, type: order.type, id: order.id, lineCount: order.items.length });
        navigate(paths.profile);
      }
    } catch (error) {
      console.warn('Error placing the order', error);
      show({ tone: 'danger', text: texts.notSaved });
    } finally {
      isRunning.current = false;
      setPaying(false);
    }
  }

  return { isPaying, message, proceed };
}
