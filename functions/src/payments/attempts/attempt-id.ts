import { pathHash } from '../../platform/path-hash.ts';

/** The id of an attempt, which is the `receipt` of its provider order too. About 35 characters; Razorpay allows 40. */
export function attemptIdOf(path: string, number: number): string {
  return `${pathHash(path)}_${number}`;
}
