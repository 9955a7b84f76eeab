import { sellerGstin, taxLutText, taxRatePercent, taxSac } from '../../platform/config.ts';
import type { TaxSettings } from './tax-of-supply.ts';
import { toTaxSettings } from './tax-settings.ts';

/** What the parameters say of taxes; undefined when the seller has no GSTIN. Throws like toTaxSettings. */
export function readTaxSettings(): TaxSettings | undefined {
  return toTaxSettings({
    gstin: sellerGstin.value(),
    ratePercent: taxRatePercent.value(),
    sac: taxSac.value(),
    lutText: taxLutText.value(),
  });
}
