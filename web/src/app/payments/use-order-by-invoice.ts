import { payableHref } from '@shared/paths.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { sessionWithProfile } from '../../core/session/session-with-profile.ts';
import { mayPay, useSession } from '../../core/session/session.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import { navigate } from '../../lib/router.ts';
import { invoiceRefusal, refusalOfCode } from './invoice-refusal.ts';
import { logInToPay } from './log-in-to-pay.ts';
import { usePaymentMessage } from './use-payment-message.ts';

/** Turns the cart into an invoice and opens it, once the customer has confirmed it. A visitor logs in first. */
export function useOrderByInvoice() {
  const session = useSession();
  const [isOrdering, setOrdering] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { message, show } = usePaymentMessage();
  const isRunning = useRef(false);

  async function prepare(): Promise<void> {
    const customer = session.status === 'logged-in' ? session : await logInToPay();
    if (!customer || !mayPay(customer) || isRunning.current) return;
    show(undefined);
    const refusal = await invoiceRefusal(customer.account);
    if (refusal) return void show(refusal);
    await sessionWithProfile(customer);
    setAsking(true);
  }

  async function order(): Promise<void> {
    setAsking(false);
    if (isRunning.current) return;
    isRunning.current = true;
    clearNotices();
    setOrdering(true);
    try {
      const { orderByInvoice } = await import('../../features/cart/api/order-by-invoice.ts');
      const invoiceId = await orderByInvoice(cartStore.get().items);
      notify('success', texts.invoiceOrdered);
      navigate(payableHref('invoice', invoiceId));
    } catch (error) {
      if (!(error instanceof ApiError)) console.warn('Error ordering by invoice', error);
      const refusal = error instanceof ApiError && refusalOfCode(error.code);
      const text = error instanceof ApiError ? error.message : texts.notSaved;
      show(refusal || { tone: 'danger', text });
    } finally {
      isRunning.current = false;
      setOrdering(false);
    }
  }

  return { isOrdering, isAsking, message, prepare, order, stopAsking: () => setAsking(false) };
}
