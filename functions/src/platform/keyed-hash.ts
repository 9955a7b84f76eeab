import { createHmac } from 'node:crypto';
import { rateLimitKey, requiredValue } from './config.ts';

/** A name for what must not be readable in an id: nobody without the key can try out whose it is. */
export function keyedHash(text: string): string {
  return createHmac('sha256', requiredValue(rateLimitKey)).update(text).digest('hex');
}
