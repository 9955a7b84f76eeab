import { expect, it } from 'vitest';
import { citiesEndpoint, endpoints, statesEndpoint } from '../../functions/shared/endpoints.ts';
import type { Country } from '../../functions/shared/values/locations.ts';
import type { Answer } from '../support/functions/requests.ts';
import { suite } from '../support/functions/suite.ts';

it('locations lists the countries by name, cached for a month', async () => {
  const answer = await fetch(suite.siteUrl + endpoints.countries);
  expect(answer.headers.get('Cache-Control')).toContain('max-age=2592000');
  const countries = (await answer.json()) as Country[];
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ iso2: 'IN', name: 'India' });
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('locations lists the states of a country and the cities of a state', async () => {
  const states = await get(statesEndpoint('IN'));
  expect(states.body).toContainEqual({ iso2: 'HR', name: 'Haryana' });
  const cities = await get(citiesEndpoint('IN', 'HR'));
  expect(cities.body).toContainEqual({ id: expect.any(Number), name: 'Gurugram' });
});

it('locations returns an empty list for a country without states', async () => {
  expect(await get(statesEndpoint('VA'))).toEqual({ status: 200, body: [] });
});

it.each([
  statesEndpoint('XX'),
  citiesEndpoint('IN', 'XX'),
  '/v1/planets',
  `${endpoints.countries}/IN`,
  `${endpoints.countries}/IN/states/HR`,
])('locations answers 400 to %s, which no proxy caches', async (path) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { code: 'unknown-location' } });
});

it.each(['?x=1', '/IN/states?x=1', '/IN/states/HR/cities?x=1'])(
  'locations refuses %s, because the CDN would cache a copy for each query',
  async (rest) => {
    const answer = await fetch(suite.siteUrl + endpoints.countries + rest);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ message: expect.any(String), code: 'invalid-request' });
  },
);

async function get(path: string): Promise<Answer> {
  const answer = await fetch(suite.siteUrl + path);
  return { status: answer.status, body: await answer.json() };
}
