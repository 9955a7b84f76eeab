import { stateOfGstin } from './gst-states.ts';
import type { TaxSettings } from './tax-of-supply.ts';

/**
 * The tax parameters as they are set: undefined without a GSTIN. Throws a RangeError that says which is
 * wrong or missing: nothing may be issued then.
 */
export function toTaxSettings(settings: TaxSettings): TaxSettings | undefined {
  const { gstin, ratePercent, sac } = settings;
  if (gstin === '') return undefined;
  stateOfGstin(gstin);
  if (!/^99\d{2,4}$/.test(sac)) {
    throw new RangeError(`Not a services accounting code, 99 and 2 to 4 digits: "${sac}"`);
  }
  if (!(ratePercent > 0 && ratePercent <= 100)) {
    throw new RangeError(`Not a rate of tax: ${ratePercent}`);
  }
  return settings;
}
