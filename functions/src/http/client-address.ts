import type { Request } from 'firebase-functions/https';

/** Firebase Hosting stands before the functions and adds itself to the list. */
const knownFronts = 1;

interface ClientAddresses {
  /** The browser's, as the front before us saw it; whoever calls the function itself can make it up. */
  browser: string;
  /** Of whoever spoke to Google's own front: Hosting, or a caller who goes round it. Nobody can forge it. */
  nearest: string;
}

/**
 * Where a request comes from. Taken from the right of X-Forwarded-For, where each front wrote what it
 * saw: whatever stands further left can be forged.
 */
export function clientAddresses(request: Request): ClientAddresses {
  const addresses = (request.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearest = addresses.at(-1) ?? request.ip ?? 'unknown';
  return { browser: addresses.at(-1 - knownFronts) ?? nearest, nearest };
}
