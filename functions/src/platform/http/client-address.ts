import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import ipaddr from 'ipaddr.js';

/** Firebase Hosting is in front of the functions and adds one address to the list (gamedevpl/www.gamedev.pl pull request 1146). */
export const knownFronts = 1;

/** Longer lists are forged, so their exact length isn't logged. */
const maxLoggedLength = 5;
const loggedLengths = new Set<number>();

interface ClientAddresses {
  /** The browser's address, as Hosting reports it. A caller who bypasses Hosting can forge it. */
  browser: string;
  /**
   * The address that called Google's front end. It's Hosting's or that of a caller who bypasses it, and can't be
   * forged.
   */
  nearest: string;
}

/**
 * Returns the IPv4 addresses or IPv6 /64 networks of a request. Internet providers assign a customer at least a /64
 * network. Each front end appends its caller's address on the right of X-Forwarded-For. Anything further left can
 * be forged.
 */
export function clientAddresses(request: Request): ClientAddresses {
  const addresses = (request.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  logLength(addresses.length);
  const nearest = addresses.at(-1) ?? request.ip ?? 'unknown';
  const browser = addresses.at(-1 - knownFronts) ?? nearest;
  return { browser: networkOf(browser), nearest: networkOf(nearest) };
}

/**
 * Logs each length of the list once per instance. For a browser, the list must have one address more than the known
 * fronts. Otherwise visitors share the limits of a front's own address. `npm run deploy:verify` reads this entry.
 */
function logLength(length: number): void {
  const capped = Math.min(length, maxLoggedLength);
  if (loggedLengths.has(capped)) return;
  loggedLengths.add(capped);
  logger.info('forwarded-for', { addresses: capped });
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
