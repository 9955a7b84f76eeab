import { sellerGstin, taxRatePercent } from '../lib/seller.ts';

/** What is said of taxes in the prices: nothing by a seller without a GSTIN, who payables none. */
export const tax = sellerGstin
  ? {
      ratePercent: taxRatePercent,
      /** Ends with a space, as another sentence follows. */
      prices: `Rupee prices include ${taxRatePercent}% GST. `,
      /** Goes on with a sentence. */
      terms: `, and rupee prices include ${taxRatePercent}% GST`,
      subtotal: 'Subtotal',
      included: `GST (${taxRatePercent}%)`,
    }
  : undefined;
