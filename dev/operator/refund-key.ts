import { createHash } from 'node:crypto';

/**
 * Returns the idempotency key (a UUID) of the payment's nth refund by this command. A repeated command finds its
 * refund. The next number requests another refund.
 */
export function refundKey(paymentId: string, number: number): string {
  const hash = createHash('sha256').update(`${paymentId} ${number}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
