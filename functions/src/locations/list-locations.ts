import { getCitiesOfState, getStatesOfCountry } from '@countrystatecity/countries';
import * as z from 'zod';
import { citiesEndpoint, statesEndpoint } from '../../shared/endpoints.ts';
import { countries } from '../../shared/values/countries.ts';
import type { City, State } from '../../shared/values/locations.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { locationApiKey, locationApiUrl, optionalValue } from '../platform/config.ts';
import { logFailure } from '../platform/log.ts';

const timeLimitMs = 8_000;
const location = z.object({ iso2: z.string(), name: z.string() });
const city = z.object({ id: z.number(), name: z.string() });

/** Returns a country's states, possibly none. Throws `unknown-location` or `locations-unavailable`. */
export async function listStates(country: string): Promise<State[]> {
  const service = remoteService();
  if (service) return fetchLocations(service, statesEndpoint(country), location);
  if (!countries.some(({ iso2 }) => iso2 === country)) throw new ServerError('unknown-location');
  const states = await getStatesOfCountry(country);
  return states.map(({ iso2, name }) => ({ iso2, name })).toSorted(byName);
}

/** Returns a state's cities, possibly none. Throws `unknown-location` or `locations-unavailable`. */
export async function listCities(country: string, state: string): Promise<City[]> {
  const service = remoteService();
  if (service) return fetchLocations(service, citiesEndpoint(country, state), city);
  const states = await listStates(country);
  if (!states.some(({ iso2 }) => iso2 === state)) throw new ServerError('unknown-location');
  const cities = await getCitiesOfState(country, state);
  return cities.map(({ id, name }) => ({ id, name })).toSorted(byName);
}

function remoteService(): { url: string; key: string } | undefined {
  const url = optionalValue(locationApiUrl);
  const key = optionalValue(locationApiKey);
  return url && key ? { url, key } : undefined;
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Queries the operator's location service. The key never reaches a browser. Throws `locations-unavailable`. */
async function fetchLocations<Item extends z.ZodType>(
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
