import { sellerGstin, taxLutText, taxRatePercent, taxSac } from '../../platform/config.ts';
import { stateOfGstin } from './gst-states.ts';

export interface TaxSettings {
  gstin: string;
  /** The tax rate, where 18 means 18 percent. It has at most two decimals. */
  ratePercent: number;
  /** The services accounting code of everything that the seller sells. */
  sac: string;
  /** The reference of the letter of undertaking for exports, such as its ARN and date. Empty without one. */
  lutText: string;
}

export function readTaxSettings(): TaxSettings | undefined {
  return toTaxSettings({
    gstin: sellerGstin.value(),
    ratePercent: taxRatePercent.value(),
    sac: taxSac.value(),
    lutText: taxLutText.value(),
  });
}

/**
 * Returns undefined without a GSTIN. Throws a RangeError that names an invalid parameter, so no receipt is issued.
 */
export function toTaxSettings(settings: TaxSettings): TaxSettings | undefined {
  const { gstin, ratePercent, sac } = settings;
  if (gstin === '') return undefined;
  stateOfGstin(gstin);
  if (!/^99\d{2,4}$/.test(sac)) {
    throw new RangeError(`TAX_SAC must be 99 followed by 2 to 4 digits, not "${sac}"`);
  }
  if (!(ratePercent > 0 && ratePercent <= 100)) {
    throw new RangeError(`TAX_RATE_PERCENT must be between 0 and 100, not ${ratePercent}`);
  }
  return settings;
}
