import { isGstin } from '../../../shared/values/gstin.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import type { PlaceOfSupply, ReceiptTax } from '../../../shared/receipts/receipts.ts';
import { stateByCode, stateByName, stateOfGstin, type GstState } from './gst-states.ts';
import type { TaxNames } from '../../../shared/receipts/split-tax.ts';
import type { TaxSettings } from './tax-settings.ts';

interface TaxOfSupply extends Pick<ReceiptTax, 'placeOfSupply' | 'note'> {
  names: TaxNames;
}

/** The wording of rule 46 of the CGST Rules. */
const endorsements = {
  zeroRated:
    'Supply meant for export under bond or letter of undertaking without payment of integrated tax.',
  taxed: 'Supply meant for export on payment of integrated tax.',
} as const;

const outsideIndia = '96';

/**
 * Determines the taxes on a service (IGST Act, sections 2(6), 7, 8, 12, 13 and 16). The buyer's location decides,
 * not the currency. A GSTIN decides before an address, and without both the buyer counts as located with the seller
 * (sections 12(2) and 13(2)). An export bears IGST unless the seller has a letter of undertaking.
 */
export function taxOfSupply(
  settings: TaxSettings,
  buyer: { country?: string; state?: string; gstin?: string } | undefined,
): TaxOfSupply {
  const seller = stateOfGstin(settings.gstin);
  const registered = stateByCode(gstinOf(buyer).slice(0, 2));
  const country = plainLine(buyer?.country ?? '');
  if (!registered && country !== '' && country.toLowerCase() !== 'india')
    return exported(settings, country);
  const place = registered ?? stateByName(plainLine(buyer?.state ?? '')) ?? seller;
  const isSameState = place.code === seller.code;
  return {
    placeOfSupply: placeOf(place),
    names: isSameState ? ['CGST', seller.levies] : ['IGST'],
    note: null,
  };
}

/** Returns an empty string if the GSTIN is missing or invalid. */
export function gstinOf(buyer: { gstin?: string } | undefined): string {
  const entered = buyer?.gstin ?? '';
  return isGstin(entered) ? entered : '';
}

function exported({ lutText }: TaxSettings, country: string): TaxOfSupply {
  const placeOfSupply = { code: outsideIndia, name: country };
  if (lutText === '') return { placeOfSupply, names: ['IGST'], note: endorsements.taxed };
  return { placeOfSupply, names: [], note: `${endorsements.zeroRated} ${lutText}` };
}

function placeOf({ code, name }: GstState): PlaceOfSupply {
  return { code, name };
}
