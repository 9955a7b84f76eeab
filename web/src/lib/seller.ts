/** With a GSTIN the seller charges GST and issues tax invoices, which must be kept by law. */
export const sellerGstin = import.meta.env.VITE_SELLER_GSTIN || undefined;

export const taxRatePercent = Number(import.meta.env.VITE_TAX_RATE_PERCENT || '18');
