import { pathHash } from '../../platform/path-hash.ts';

/**
 * The receipt that names an attempt here and at the provider, 35 characters or a few more: Razorpay
 * takes 40.
 */
export function attemptIdOf(path: string, number: number): string {
  return `${pathHash(path)}_${number}`;
}
