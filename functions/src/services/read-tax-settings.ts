import { sellerGstin, taxLutText, taxRatePercent, taxSac } from '../config.ts';
import type { TaxSettings } from '../receipts/tax-of-supply.ts';
import { toTaxSettings } from '../receipts/tax-settings.ts';

/** What the parameters say of taxes; undefined when the seller has no GSTIN. Throws like toTaxSettings. */
export function readTaxSettings(): TaxSettings | undefined {
  return toTaxSettings({
    gstin: sellerGstin.value(),
    ratePercent: taxRatePercent.value(),
    sac: taxSac.value(),
    lutText: taxLutText.value(),
  });
}
