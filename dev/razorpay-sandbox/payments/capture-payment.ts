import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';
import { randomDigits } from '../ids.ts';
import { failPayment } from './fail-payment.ts';
import { failures } from './failures.ts';

const feeRate = 0.02;
const taxRateOnFee = 0.18;

/**
 * Authorizes a created payment and captures it, as accounts do by default. A payment whose order
 * another one has paid in the meantime fails instead.
 */
export function capturePayment(account: Account, payment: SandboxPayment): SandboxPayment {
  const { ledger, webhooks } = account;
  const order = ledger.order(payment.order_id);
  if (order.status === 'paid') return failPayment(account, payment, failures.orderAlreadyPaid);

  const authorized = ledger.savePayment({
    ...payment,
    status: 'authorized',
    acquirer_data:
      payment.method === 'card' ? { auth_code: randomDigits(6) } : { rrn: randomDigits(12) },
  });
  webhooks.publish('payment.authorized', { payment: authorized });

  const captured = ledger.savePayment({
    ...authorized,
    status: 'captured',
    captured: true,
    ...providerFee(payment.base_amount ?? payment.amount),
  });
  const paid = ledger.saveOrder({
    ...order,
    status: 'paid',
    amount_paid: order.amount,
    amount_due: 0,
  });
  webhooks.publish('payment.captured', { payment: captured });
  webhooks.publish('order.paid', { payment: captured, order: paid });
  return captured;
}

/** In paise; the fee includes its tax. */
function providerFee(settled: number): { fee: number; tax: number } {
  const net = Math.round(settled * feeRate);
  const tax = Math.round(net * taxRateOnFee);
  return { fee: net + tax, tax };
}
