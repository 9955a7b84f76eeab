import { getStatesOfCountry } from '@countrystatecity/countries';
import { describe, expect, it } from 'vitest';
import { stateByName, stateOfGstin } from './gst-states.ts';

describe('stateByName', () => {
  it('knows every state and territory that a customer can choose', async () => {
    const names = (await getStatesOfCountry('IN')).map(({ name }) => name);
    const codes = names.map((name) => stateByName(name)?.code);
    expect(names).toHaveLength(36);
    expect(new Set(codes).size).toBe(36);
    expect(codes).not.toContain(undefined);
  });

  it.each([
    ['Andhra Pradesh', '37'],
    ['Telangana', '36'],
    ['Maharashtra', '27'],
    ['Haryana', '06'],
    ['Delhi', '07'],
    ['Ladakh', '38'],
    ['Dadra and Nagar Haveli and Daman and Diu', '26'],
    ['  jammu & kashmir ', '01'],
  ])('%s is %s', (name, code) => {
    expect(stateByName(name)?.code).toBe(code);
  });

  it.each(['', 'Bavaria', 'Hary'])('finds no state for %j', (name) => {
    expect(stateByName(name)).toBeUndefined();
  });

  it.each([
    ['Chandigarh', 'UTGST'],
    ['Ladakh', 'UTGST'],
    ['Delhi', 'SGST'],
    ['Puducherry', 'SGST'],
    ['Jammu and Kashmir', 'SGST'],
  ])('%s levies %s', (name, tax) => {
    expect(stateByName(name)?.levies).toBe(tax);
  });
});

describe('stateOfGstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['06AAAAA0000A1Z6', 'Haryana'],
  ])('%s was issued in %s', (gstin, name) => {
    expect(stateOfGstin(gstin).name).toBe(name);
  });

  // The last one has the right check character, but its code belongs to no state.
  it.each(['', '27AAPFU0939F1ZW', '99AAAAA0000A1ZB'])('rejects %j', (gstin) => {
    expect(() => stateOfGstin(gstin)).toThrow(RangeError);
  });
});
