import type { Request } from 'firebase-functions/https';
import { countries } from '../../shared/values/countries.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { locationApiKey, rateLimitKey } from '../platform/config.ts';
import { countRequest } from '../platform/http/count-requests.ts';
import { listCities, listStates } from './list-locations.ts';
import { addressLimits } from '../platform/http/address-limits.ts';
import { endpoint } from '../platform/http/endpoint.ts';

const monthSeconds = 30 * 24 * 60 * 60;
/** Per 10 minutes. A form needs three lists, and the CDN answers most requests. */
const maxPerAddress = 600;

export const locations = endpoint(
  {
    method: 'GET',
    // Hosting's CDN caches the answer for every caller, so a token couldn't protect it.
    isPublic: true,
    secrets: [locationApiKey, rateLimitKey],
    cacheControl: `public, max-age=${monthSeconds}, s-maxage=${monthSeconds}`,
  },
  async (request) => {
    // The CDN caches each query string separately, so a caller could bypass the cache.
    if (request.url.includes('?')) throw new ServerError('invalid-request');
    await countRequest(addressLimits(request, 'locations-', maxPerAddress));
    return listOf(request);
  },
);

async function listOf({ path }: Request): Promise<object> {
  const match = /^\/v1\/countries(?:\/([\w-]{1,10})\/states(?:\/([\w-]{1,10})\/cities)?)?\/?$/.exec(
    path,
  );
  if (!match) throw new ServerError('unknown-location');
  const [, country, state] = match;
  if (country === undefined) return countries;
  return state === undefined ? listStates(country) : listCities(country, state);
}
