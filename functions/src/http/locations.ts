import type { Request } from 'firebase-functions/https';
import { ServerError } from '../../shared/server-errors.ts';
import { locationApiKey } from '../config.ts';
import { listCities, listCountries, listStates } from '../services/list-locations.ts';
import { endpoint } from './endpoint.ts';

const monthSeconds = 30 * 24 * 60 * 60;

export const locations = endpoint(
  {
    method: 'GET',
    // The same for everyone, and kept by Hosting's CDN: whatever a token guards would be given out there.
    isPublic: true,
    secrets: [locationApiKey],
    cacheControl: `public, max-age=${monthSeconds}, s-maxage=${monthSeconds}`,
  },
  (request) => listOf(request),
);

function listOf({ path }: Request): Promise<object> {
  const match = /^\/v1\/countries(?:\/([\w-]{1,10})\/states(?:\/([\w-]{1,10})\/cities)?)?\/?$/.exec(
    path,
  );
  if (!match) throw new ServerError('unknown-location');
  const [, country, state] = match;
  if (country === undefined) return listCountries();
  return state === undefined ? listStates(country) : listCities(country, state);
}
