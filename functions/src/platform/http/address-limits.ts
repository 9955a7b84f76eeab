import { randomInt } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import type { Limit } from './count-requests.ts';
import { clientAddresses } from './client-address.ts';

/** The number of counters for one Hosting address. Each has the limit of one browser and is picked at random. */
const browsersPerFront = 50;

/**
 * Limits requests by the browser's address. A caller who bypasses Hosting can forge it, so the nearest address has
 * a higher limit too. That limit has many counters, because Firestore takes few writes a second to one document.
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
