import { createHash } from 'node:crypto';

const length = 20;

/** Derives the id from what started the plan, so that a payment that is recorded again finds the same plan. */
export function subscriptionId(payablePath: string, productId: string): string {
  return createHash('sha256').update(`${payablePath}/${productId}`).digest('hex').slice(0, length);
}
