import { randomInt } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import type { Limit } from './count-requests.ts';
import { clientAddresses } from './client-address.ts';

/** How many full browsers one of Hosting's own addresses may stand for. Each has a counter, picked by chance. */
const browsersPerFront = 50;

/**
 * Limits a use by the browser's address. Whoever calls the function itself, past Hosting, can make that
 * one up, so the nearest address is limited too: by more, because it stands for many browsers when it
 * is Hosting's, and over many counters, because the database takes few writes a second to one document.
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
