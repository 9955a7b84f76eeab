import { createHmac } from 'node:crypto';
import { rateLimitKey, requiredValue } from './config.ts';

/** A keyed hash, for ids that must not reveal a value: without the key it cannot be found by trying. */
export function keyedHash(text: string): string {
  return createHmac('sha256', requiredValue(rateLimitKey)).update(text).digest('hex');
}
