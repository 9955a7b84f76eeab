import type { Account } from '../account.ts';
import type { SandboxPayment } from '../entities.ts';

const feeRate = 0.02;
const taxRateOnFee = 0.18;

/** Makes an authorized payment the merchant's, which pays its order. */
export function capturePayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
): SandboxPayment {
  const order = ledger.order(payment.order_id);
  const captured = ledger.savePayment({
    ...payment,
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
