import type { Request } from 'firebase-functions/https';
import type { Limit } from '../services/count-requests.ts';
import { clientAddresses } from './client-address.ts';

/** How many full browsers one of Hosting's own addresses may stand for. */
const browsersPerFront = 10;

/**
 * Limits a use by the browser's address. Whoever calls the function itself, past Hosting, can make that
 * one up, so the nearest address is limited too: by more, because it stands for many browsers when it
 * is Hosting's.
 */
export function addressLimits(request: Request, use: string, limit: number): Limit[] {
  const { browser, nearest } = clientAddresses(request);
  return [
    { subject: `${use}address:${browser}`, limit },
    { subject: `${use}front:${nearest}`, limit: limit * browsersPerFront },
  ];
}
