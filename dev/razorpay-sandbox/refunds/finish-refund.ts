import type { Account } from '../account.ts';
import { invalidInput } from '../provider-error.ts';
import type { SandboxPayment, SandboxRefund } from '../entities.ts';
import { randomDigits } from '../ids.ts';

/** Ends a refund. A failed refund returns the money to the merchant. */
export function finishRefund(
  { ledger, webhooks }: Account,
  pending: SandboxRefund,
  outcome: 'processed' | 'failed',
): SandboxRefund {
  if (pending.status !== 'pending') {
    throw invalidInput(`Only a pending refund can be finished; this one is ${pending.status}.`);
  }
  const payment = ledger.payments.get(pending.payment_id);
  if (outcome === 'processed') {
    const acquirer_data = { arn: randomDigits(23) };
    const refund = ledger.refunds.save({ ...pending, status: 'processed', acquirer_data });
    webhooks.publish('refund.processed', { refund, payment });
    return refund;
  }
  const refund = ledger.refunds.save({ ...pending, status: 'failed' });
  const restored = withAmountRefunded(payment, payment.amount_refunded - refund.amount);
  webhooks.publish('refund.failed', { refund, payment: ledger.payments.save(restored) });
  return refund;
}

/**
 * Sets the refunded amount, in minor units. If the refund of an uncaptured payment fails, the payment is authorized
 * again.
 */
export function withAmountRefunded(
  payment: SandboxPayment,
  amount_refunded: number,
): SandboxPayment {
  const isFull = amount_refunded === payment.amount;
  return {
    ...payment,
    amount_refunded,
    status: isFull ? 'refunded' : payment.captured ? 'captured' : 'authorized',
    refund_status: isFull ? 'full' : amount_refunded > 0 ? 'partial' : null,
  };
}
