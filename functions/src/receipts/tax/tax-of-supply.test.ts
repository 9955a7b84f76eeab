import { describe, expect, it } from 'vitest';
import { taxOfSupply } from './tax-of-supply.ts';

const haryana = { gstin: '06AAAAA0000A1Z6', ratePercent: 18, sac: '998314' };
const settings = { ...haryana, lutText: 'LUT ARN AD060000000000X of 1 April 2026.' };

describe('taxOfSupply', () => {
  it.each([
    ['in the seller’s state', { country: 'India', state: 'Haryana' }, ['CGST', 'SGST'], '06'],
    ['in another state', { country: 'India', state: 'Maharashtra' }, ['IGST'], '27'],
    ['in a territory', { country: 'India', state: 'Ladakh' }, ['IGST'], '38'],
    ['in an unknown state', { country: 'India', state: '?' }, ['CGST', 'SGST'], '06'],
    ['in a country written otherwise', { country: ' INDIA ', state: 'Goa' }, ['IGST'], '30'],
    [
      'where hidden characters stand',
      { country: 'India\u200B', state: 'Goa\u202C' },
      ['IGST'],
      '30',
    ],
    ['with a country of those alone', { country: '\u200B', state: 'Goa' }, ['IGST'], '30'],
    ['without a country', { country: '', state: 'Goa' }, ['IGST'], '30'],
    ['without an address', undefined, ['CGST', 'SGST'], '06'],
    ['registered in another state', { state: 'Haryana', gstin: '27AAPFU0939F1ZV' }, ['IGST'], '27'],
    [
      'registered here, with an address abroad',
      { country: 'Germany', gstin: '06AAAAA0000A1Z6' },
      ['CGST', 'SGST'],
      '06',
    ],
    ['with a number that is no GSTIN', { state: 'Goa', gstin: '27AAPFU0939F1ZW' }, ['IGST'], '30'],
  ] as const)('taxes a buyer %s', (_, buyer, names, code) => {
    const supply = taxOfSupply(settings, buyer);
    expect(supply).toMatchObject({ names, placeOfSupply: { code }, note: null });
  });

  it('charges UTGST within a union territory without a legislature', () => {
    const chandigarh = { ...settings, gstin: '04AAAAA0000A1ZA' };
    const supply = taxOfSupply(chandigarh, { country: 'India', state: 'Chandigarh' });
    expect(supply.names).toEqual(['CGST', 'UTGST']);
  });

  it('does not tax an export under a letter of undertaking, and adds the required endorsement', () => {
    const supply = taxOfSupply(settings, { country: 'Germany', state: 'Bavaria' });
    expect(supply).toEqual({
      names: [],
      placeOfSupply: { code: '96', name: 'Germany' },
      note: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax. LUT ARN AD060000000000X of 1 April 2026.',
    });
  });

  it('charges IGST on an export without a letter of undertaking', () => {
    const supply = taxOfSupply(
      { ...haryana, lutText: '' },
      { country: 'Germany', state: 'Bavaria' },
    );
    expect(supply).toMatchObject({
      names: ['IGST'],
      note: 'Supply meant for export on payment of integrated tax.',
    });
  });

  it("treats a foreign state as foreign even if it has an Indian state's name", () => {
    const supply = taxOfSupply(settings, { country: 'Pakistan', state: 'Punjab' });
    expect(supply).toMatchObject({ names: [], placeOfSupply: { code: '96', name: 'Pakistan' } });
  });
});
