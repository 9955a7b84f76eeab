import { pay, type PaymentOutcome } from '../core/checkout/pay.ts';
import type { Session } from '../core/session/session.ts';
import type { StoredOrder } from '../features/orders/stored-order.ts';

type LoggedIn = Extract<Session, { status: 'logged-in' }>;

/** Opens the payment of a Pending order for whoever is logged in. Never rejects. */
export function payOrder(
  order: StoredOrder,
  { account, profile }: LoggedIn,
): Promise<PaymentOutcome> {
  const known = profile.status === 'ready' ? profile.profile : undefined;
  return pay(
    {
      type: 'product_order',
      userId: account.uid,
      documentId: order.id,
      amount: order.amount,
      currency: order.currency,
      description: `Payment for Order #${order.number}`,
    },
    {
      name: known?.name ?? account.name ?? '',
      email: account.email ?? known?.email ?? '',
      phone: known?.phone ?? '',
    },
  );
}
