import type { Request } from 'firebase-functions/https';

/** Firebase Hosting stands before the functions and adds itself to the list. */
const knownFronts = 1;

/**
 * The address of the browser. Taken from the right of X-Forwarded-For, where each front wrote what it
 * saw: whatever stands further left can be forged.
 */
export function clientAddress(request: Request): string {
  const addresses = (request.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return addresses.at(-1 - knownFronts) ?? addresses[0] ?? request.ip ?? 'unknown';
}
