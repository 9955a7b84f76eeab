import { describe, expect, it } from 'vitest';
import { taxSettings } from '../../../../tests/support/receipts.ts';
import { toTaxSettings } from './tax-settings.ts';

describe('toTaxSettings', () => {
  it('is undefined without a GSTIN, regardless of the other parameters', () => {
    expect(toTaxSettings(taxSettings({ gstin: '', sac: '', ratePercent: 0 }))).toBeUndefined();
  });

  it('accepts a GSTIN, a rate and a code, with or without an undertaking for exports', () => {
    expect(toTaxSettings(taxSettings())).toEqual(taxSettings());
    expect(toTaxSettings(taxSettings({ lutText: '' }))?.lutText).toBe('');
  });

  it.each([
    ['a GSTIN with a wrong check character', { gstin: '06AAAAA0000A1Z7' }, 'Not a GSTIN'],
    ['no code', { sac: '' }, 'TAX_SAC must be'],
    ['a code of goods', { sac: '847130' }, 'TAX_SAC must be'],
    ['no rate', { ratePercent: 0 }, 'TAX_RATE_PERCENT must be'],
    ['a rate that is no number', { ratePercent: Number.NaN }, 'TAX_RATE_PERCENT must be'],
  ])('rejects %s', (_, wrong, reason) => {
    expect(() => toTaxSettings(taxSettings(wrong))).toThrow(reason);
  });
});
