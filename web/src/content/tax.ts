import { sellerGstin, taxRatePercent } from '../lib/seller.ts';

/** Texts about taxes in prices. A seller without a GSTIN charges none, so there are no texts. */
export const tax = sellerGstin
  ? {
      ratePercent: taxRatePercent,
      /** Ends with a space, because another sentence follows. */
      prices: `Rupee prices include ${taxRatePercent}% GST. `,
      /** Continues a sentence. */
      terms: `, and rupee prices include ${taxRatePercent}% GST`,
      subtotal: 'Subtotal',
      included: `GST (${taxRatePercent}%)`,
    }
  : undefined;
