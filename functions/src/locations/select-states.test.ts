import { getStatesOfCountry } from '@countrystatecity/countries';
import { describe, expect, it } from 'vitest';
import { countries } from '../../shared/values/countries.ts';
import { otherLevels, selectStates } from './select-states.ts';

describe('selectStates', () => {
  it.each(countries)('repeats no name in $name', async ({ iso2 }) => {
    const names = (await namesOf(iso2)).map((name) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name !== name.trim())).toEqual([]);
  });

  it("offers Spain's provinces and autonomous cities without the communities", async () => {
    const names = await namesOf('ES');
    expect(names).toHaveLength(52);
    expect(names).toEqual(expect.arrayContaining(['Asturias', 'Cantabria', 'Ceuta', 'Melilla']));
    expect(names.filter((name) => name.startsWith('Navarr'))).toHaveLength(1);
    expect(names).not.toContain('Andalusia');
  });

  it.each([
    ['BY', 'Minsk (city)', 'Minsk (oblast)'],
    ['RU', 'Moscow (administrative region)', 'Moscow (autonomous city)'],
    ['UZ', 'Tashkent (city)', 'Tashkent (region)'],
    ['LV', 'Jelgava (municipality)', 'Jelgava (state city)'],
  ])('tells places of the same name apart in %s', async (country, ...names) => {
    expect(await namesOf(country)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['IT', 'Aosta Valley', 'Lombardy'],
    ['PH', 'National Capital Region (Metro Manila)', 'Calabarzon'],
    ['BE', 'Brussels-Capital', 'Antwerp'],
    ['TH', 'Bangkok', 'Pattaya'],
    ['IE', 'Cork', 'Munster'],
  ])('in %s offers %s, and leaves out %s', async (country, offered, leftOut) => {
    const names = await namesOf(country);
    expect(names).toContain(offered);
    expect(names).not.toContain(leftOut);
  });

  it('keeps all of a list that tells no types', () => {
    const states = [
      { iso2: 'B', name: 'Second' },
      { iso2: 'A', name: 'First' },
    ];
    expect(selectStates('ES', states)).toEqual(states.toReversed());
  });
});

describe.each(Object.entries(otherLevels))('the levels of %s', (country, level) => {
  it('are named as in the location data', async () => {
    const states = await getStatesOfCountry(country);
    const types = states.map(({ type }) => type);
    const codes = states.map(({ iso2 }) => iso2);
    expect(types).toEqual(expect.arrayContaining([...(level.types ?? [])]));
    expect(codes).toEqual(expect.arrayContaining([...(level.codes ?? []), ...(level.keeps ?? [])]));
  });
});

async function namesOf(country: string): Promise<string[]> {
  const states = await getStatesOfCountry(country);
  return selectStates(country, states).map(({ name }) => name);
}
