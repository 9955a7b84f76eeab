import { payableHref } from '@shared/paths.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { mayPay, useSession } from '../../core/session/session.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import { navigate } from '../../lib/router.ts';
import { logInToPay } from './log-in-to-pay.ts';
import { usePaymentMessage } from './use-payment-message.ts';

/** Turns the cart into an invoice and opens it. A visitor logs in first. */
export function useOrderByInvoice() {
  const session = useSession();
  const [isOrdering, setOrdering] = useState(false);
  const { message, show } = usePaymentMessage();
  const isRunning = useRef(false);

  async function order(): Promise<void> {
    const customer = session.status === 'logged-in' ? session : await logInToPay();
    if (!customer || !mayPay(customer) || isRunning.current) return;
    isRunning.current = true;
    clearNotices();
    show(undefined);
    setOrdering(true);
    try {
      const { orderByInvoice } = await import('../../features/cart/api/order-by-invoice.ts');
      const invoiceId = await orderByInvoice(cartStore.get().items);
      notify('success', texts.invoiceOrdered);
      navigate(payableHref('invoice', invoiceId));
    } catch (error) {
      if (!(error instanceof ApiError)) console.warn('Error ordering by invoice', error);
      show({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.notSaved });
    } finally {
      isRunning.current = false;
      setOrdering(false);
    }
  }

  return { isOrdering, message, order };
}
