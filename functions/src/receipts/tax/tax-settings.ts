import { sellerGstin, taxLutText, taxRatePercent, taxSac } from '../../platform/config.ts';
import { stateOfGstin } from './gst-states.ts';

export interface TaxSettings {
  gstin: string;
  /** The rate in percent, with at most two decimals. */
  ratePercent: number;
  /** The services accounting code of everything that is sold. */
  sac: string;
  /** The letter of undertaking for exports, such as its ARN and date. Empty without one. */
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

/** Returns undefined without a GSTIN. Throws a RangeError that names an invalid parameter. */
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
