import { getCountries } from '@countrystatecity/countries';
import { expect, it } from 'vitest';
import { countries, countryByName } from './countries.ts';

it('has the names and codes of the location data', async () => {
  const data = (await getCountries()).map(({ iso2, name }) => ({ iso2, name }));
  expect(countries).toEqual(data.toSorted((a, b) => a.name.localeCompare(b.name, 'en')));
});

it.each([
  ['India', 'IN'],
  ['Hong Kong S.A.R.', 'HK'],
  ['Bonaire, Sint Eustatius and Saba', 'BQ'],
  ['Bharat', undefined],
  ['', undefined],
])('finds the country named %j', (name, iso2) => {
  expect(countryByName(name)?.iso2).toBe(iso2);
});
