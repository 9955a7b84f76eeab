import { randomInt } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import type { Limit } from './count-requests.ts';
import { clientAddresses } from './client-address.ts';

/** How many browsers' limits one of Hosting's addresses has. Each has a counter, picked at random. */
const browsersPerFront = 50;

/**
 * Limits requests by the browser's address. A caller who bypasses Hosting can forge that address, so the
 * nearest address is limited too. That limit is higher, since one address of Hosting serves many
 * browsers, and uses many counters, since the database takes few writes a second to one document.
 */
export function addressLimits(
  request: Request,
  use: string,
  limit: number,
  counter = randomInt(browsersPerFront),
): Limit[] {
  const { browser, nearest } = clientAddresses(request);
  return [
    { subject: `${use}address:${browser}`, limit },
    { subject: `${use}front:${nearest}:${counter}`, limit },
  ];
}
