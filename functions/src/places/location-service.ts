import { z } from 'zod';
import { ServerError } from '../../shared/server-errors.ts';
import { logFailure } from '../platform/log.ts';

const timeLimitMs = 8_000;

/** Asks the operator's own location service; the key never reaches a browser. Throws `locations-unavailable`. */
export async function fetchLocations<Item extends z.ZodType>(
  service: { url: string; key: string },
  path: string,
  item: Item,
): Promise<z.output<Item>[]> {
  try {
    const answer = await fetch(new URL(path, service.url), {
      headers: { 'X-CSCAPI-KEY': service.key },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return z.array(item).parse(await answer.json());
  } catch (error) {
    logFailure('location-service-failed', error, { path });
    throw new ServerError('locations-unavailable');
  }
}
