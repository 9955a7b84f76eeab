import { createHash } from 'node:crypto';

/**
 * The receipt that names an attempt here and at the provider, 35 characters or a few more: Razorpay
 * takes 40. Made of the whole path, because customers choose document ids.
 */
export function attemptReceipt(path: string, number: number): string {
  return `${createHash('sha256').update(path).digest('hex').slice(0, 32)}_${number}`;
}
