import { createHash } from 'node:crypto';

/** Returns the id of an attempt. It's also the `receipt` of the Razorpay order, which allows 40 characters. */
export function attemptIdOf(path: string, number: number): string {
  return `${pathHash(path)}_${number}`;
}

/** Hashes the whole path, because customers choose document ids. */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
