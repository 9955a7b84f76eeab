import { createHash } from 'node:crypto';

/**
 * The key of a payment's first, second … refund by the command: a UUID, as the admin panel gives one to each request. The
 * number lets a repeated command find its refund, and another one of the same amount be asked for on purpose.
 */
export function refundKey(paymentId: string, number: number): string {
  const hash = createHash('sha256').update(`${paymentId} ${number}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
