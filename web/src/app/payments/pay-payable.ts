import type { PayableType } from '@shared/endpoints.ts';
import { pay, type PaymentOutcome } from '../../core/payments/pay.ts';
import type { StoredPayable } from '../../core/payments/stored-payable.ts';
import { personOf, type Person } from '../../core/session/person.ts';
import type { LoggedIn } from '../../core/session/session.ts';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import type { StoredOrder } from '../../features/orders/stored-order.ts';

/** Opens the payment of a Pending order for whoever is logged in. Never rejects. */
export function payOrder(
  order: StoredOrder,
  session: LoggedIn,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const payer = personOf(session);
  return payPayable('product_order', order, `Order #${order.number}`, payer, session, signal);
}

/** The same for an invoice, in the name of whom it is made out to. */
export function payInvoice(
  invoice: StoredInvoice,
  session: LoggedIn,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  return payPayable('invoice', invoice, `Invoice #${invoice.number}`, invoice, session, signal);
}

function payPayable(
  type: ChargeType,
  { id, amount, currency }: StoredPayable,
  name: string,
  { name: payerName, email, phone }: Person,
  { account }: LoggedIn,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  return pay(
    {
      type,
      userId: account.uid,
      documentId: id,
      amount,
      currency,
      description: `Payment for ${name}`,
    },
    { name: payerName, email, phone },
    signal,
  );
}
