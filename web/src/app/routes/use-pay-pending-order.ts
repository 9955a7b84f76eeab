import { useState } from 'react';
import type { PaymentOutcome } from '../../core/checkout/pay.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { useSession } from '../../core/session/session.ts';
import type { StoredOrder } from '../../features/orders/stored-order.ts';
import { payOrder } from '../pay-order.ts';

/** Pays an order from the profile's list, one at a time. */
export function usePayPendingOrder() {
  const session = useSession();
  const [payingId, setPayingId] = useState<string>();

  async function payPendingOrder(order: StoredOrder): Promise<void> {
    if (session.status !== 'logged-in' || payingId !== undefined) return;
    clearNotices();
    setPayingId(order.id);
    report(order, await payOrder(order, session));
    setPayingId(undefined);
  }

  return { payingId, payPendingOrder };
}

function report(order: StoredOrder, outcome: PaymentOutcome): void {
  switch (outcome.kind) {
    case 'paid':
      notify('success', 'Payment successful! Your order status will update shortly.');
      notify('success', `Payment ID: ${outcome.paymentId}`);
      break;
    case 'declined':
      notify('error', `Failed to pay Order #${order.number}: ${outcome.reason}`);
      break;
    case 'dismissed':
      notify('info', 'The payment is not finished. You can pay this order later.');
      break;
    case 'not-started':
      notify(
        'error',
        `Failed to pay Order #${order.number}: ${outcome.message ?? 'Payment gateway error.'}`,
      );
      break;
  }
}
