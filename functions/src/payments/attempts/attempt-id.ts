import { createHash } from 'node:crypto';

/**
 * Returns an attempt's id, about 35 characters long. It's also the `receipt` of the Razorpay order, limited to 40.
 */
export function attemptIdOf(path: string, number: number): string {
  return `${pathHash(path)}_${number}`;
}

/**
 * Returns 32 hex digits for an order or invoice. They hash the whole path, because customers choose document ids.
 */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
