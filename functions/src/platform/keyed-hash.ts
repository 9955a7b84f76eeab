import { createHmac } from 'node:crypto';
import { rateLimitKey, requiredValue } from './config.ts';

/** Returns a keyed hash for ids that must not reveal a value. Without the key, guessing can't find the value. */
export function keyedHash(text: string): string {
  return createHmac('sha256', requiredValue(rateLimitKey)).update(text).digest('hex');
}
