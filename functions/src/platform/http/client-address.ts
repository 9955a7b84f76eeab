import type { Request } from 'firebase-functions/https';
import ipaddr from 'ipaddr.js';

/** Firebase Hosting stands before the functions and adds itself to the list. */
const knownFronts = 1;

interface ClientAddresses {
  /** The browser's, as the front before us saw it; a caller of the function itself can make it up. */
  browser: string;
  /** The caller of Google's own front: Hosting, or a caller who goes round it. It can't be forged. */
  nearest: string;
}

/**
 * Where a request comes from: an IPv4 address, or the /64 network of an IPv6 address, since one customer
 * of a provider has at least that many. Taken from the right of X-Forwarded-For, where each front wrote
 * what it saw: all that stands further left can be forged.
 */
export function clientAddresses(request: Request): ClientAddresses {
  const addresses = (request.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearest = addresses.at(-1) ?? request.ip ?? 'unknown';
  const browser = addresses.at(-1 - knownFronts) ?? nearest;
  return { browser: networkOf(browser), nearest: networkOf(nearest) };
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
