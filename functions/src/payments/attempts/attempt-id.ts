import { createHash } from 'node:crypto';

/** The id of an attempt, which is the `receipt` of its provider order too. About 35 characters; Razorpay allows 40. */
export function attemptIdOf(path: string, number: number): string {
  return `${pathHash(path)}_${number}`;
}

/** 32 hex digits that identify an order or invoice. They hash the whole path, since customers choose document ids. */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
