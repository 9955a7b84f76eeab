import { citiesEndpoint, endpoints, statesEndpoint } from '@shared/endpoints.ts';
import type { City, Country, State } from '@shared/locations.ts';
import { requestJson } from '../api/request.ts';

const answers = new Map<string, Promise<unknown>>();

export function fetchCountries(): Promise<Country[]> {
  return fetchList(endpoints.countries);
}

export function fetchStates(country: string): Promise<State[]> {
  return fetchList(statesEndpoint(country));
}

export function fetchCities(country: string, state: string): Promise<City[]> {
  return fetchList(citiesEndpoint(country, state));
}

/** Caches each list. A failure is not cached, so the next call asks again. */
function fetchList<Place>(path: string): Promise<Place[]> {
  const known = answers.get(path);
  if (known) return known as Promise<Place[]>;
  const answer = requestJson(path, { isPublic: true }) as Promise<Place[]>;
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
