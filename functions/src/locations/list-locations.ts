import { getCitiesOfState, getStatesOfCountry } from '@countrystatecity/countries';
import * as z from 'zod';
import { citiesEndpoint, statesEndpoint } from '../../shared/endpoints.ts';
import { countries } from '../../shared/values/countries.ts';
import type { City, State } from '../../shared/values/locations.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { locationApiKey, locationApiUrl, optionalValue } from '../platform/config.ts';
import { logFailure } from '../platform/log.ts';
import { byName, selectStates, type TypedState } from './select-states.ts';

const timeLimitMs = 8_000;
const location = z.object({ iso2: z.string(), name: z.string(), type: z.string().nullish() });
const city = z.object({ id: z.number(), name: z.string() });

/** Returns a country's states, possibly none. Throws `unknown-location` or `locations-unavailable`. */
export async function listStates(country: string): Promise<State[]> {
  const service = remoteService();
  const states = service
    ? await fetchLocations(service, statesEndpoint(country), location)
    : await allStates(country);
  return selectStates(country, states);
}

/** Returns a state's cities, possibly none. Throws `unknown-location` or `locations-unavailable`. */
export async function listCities(country: string, state: string): Promise<City[]> {
  const service = remoteService();
  if (service) return fetchLocations(service, citiesEndpoint(country, state), city);
  const states = await allStates(country);
  if (!states.some(({ iso2 }) => iso2 === state)) throw new ServerError('unknown-location');
  const cities = await getCitiesOfState(country, state);
  return cities.map(({ id, name }) => ({ id, name })).toSorted(byName);
}

/** Includes states that `listStates` leaves out, because browsers keep its answer for a month. */
async function allStates(country: string): Promise<TypedState[]> {
  if (!countries.some(({ iso2 }) => iso2 === country)) throw new ServerError('unknown-location');
  return getStatesOfCountry(country);
}

function remoteService(): { url: string; key: string } | undefined {
  const url = optionalValue(locationApiUrl);
  const key = optionalValue(locationApiKey);
  return url && key ? { url, key } : undefined;
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
