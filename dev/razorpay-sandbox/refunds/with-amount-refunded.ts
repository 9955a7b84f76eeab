import type { SandboxPayment } from '../entities.ts';

/** A captured payment of which so much, in minor units, is refunded; a full refund shows in its status. */
export function withAmountRefunded(
  payment: SandboxPayment,
  amount_refunded: number,
): SandboxPayment {
  const isFull = amount_refunded === payment.amount;
  return {
    ...payment,
    amount_refunded,
    status: isFull ? 'refunded' : 'captured',
    refund_status: isFull ? 'full' : amount_refunded > 0 ? 'partial' : null,
  };
}
