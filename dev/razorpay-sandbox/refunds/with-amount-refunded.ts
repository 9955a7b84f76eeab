import type { SandboxPayment } from '../entities.ts';

/**
 * A payment of which so much, in minor units, is refunded; a full refund shows in its status. One that
 * was never captured is authorized again when its refund fails.
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
