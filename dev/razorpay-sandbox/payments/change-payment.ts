import type { Account } from '../account.ts';
import { failedWith, noError, type PaymentFailure, type SandboxPayment } from '../entities.ts';
import { randomDigits } from '../ids.ts';

const feeRate = 0.02;
const taxRateOnFee = 0.18;

/** Records the bank's approval. The customer is charged, but the merchant doesn't have the money yet. */
export function authorizePayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
): SandboxPayment {
  const authorized = ledger.payments.save({
    ...payment,
    ...noError,
    status: 'authorized',
    acquirer_data:
      payment.method === 'card' ? { auth_code: randomDigits(6) } : { rrn: randomDigits(12) },
  });
  webhooks.publish('payment.authorized', { payment: authorized });
  return authorized;
}

export function capturePayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
): SandboxPayment {
  const order = ledger.orders.get(payment.order_id);
  const captured = ledger.payments.save({
    ...payment,
    status: 'captured',
    captured: true,
    ...providerFee(payment.base_amount ?? payment.amount),
  });
  const paid = ledger.orders.save({
    ...order,
    status: 'paid',
    amount_paid: order.amount,
    amount_due: 0,
  });
  webhooks.publish('payment.captured', { payment: captured });
  webhooks.publish('order.paid', { payment: captured, order: paid });
  return captured;
}

/** Captures a payment if the dashboard or the order asks for it. */
export function captureIfAutomatic(account: Account, payment: SandboxPayment): SandboxPayment {
  const { capture } = account.switchboard.current.account;
  const isAutomatic = capture === 'automatic' || account.capturedOrders.has(payment.order_id);
  return isAutomatic ? capturePayment(account, payment) : payment;
}

/** Returns the fee, which includes the tax. All amounts are in paise. */
export function providerFee(recorded: number): { fee: number; tax: number } {
  const net = Math.round(recorded * feeRate);
  const tax = Math.round(net * taxRateOnFee);
  return { fee: net + tax, tax };
}

export function failPayment(
  { ledger, webhooks }: Account,
  payment: SandboxPayment,
  failure: PaymentFailure,
): SandboxPayment {
  const failed = ledger.payments.save({ ...payment, ...failedWith(failure) });
  webhooks.publish('payment.failed', { payment: failed });
  return failed;
}
