import { isIssuedInvoiceNumber } from '../../shared/payments/invoices.ts';
import type { Receipt } from '../../shared/receipts/receipts.ts';

/**
 * Removes the buyer, unless the receipt was issued under a GSTIN. The law requires the name for years. Replaces an
 * invoice number that the customer entered, which can be any text, by the invoice's id, as lists do.
 */
export function withoutBuyer<Time>(receipt: Receipt<Time>, id: string): Receipt<Time> {
  if (receipt.seller.gstin !== null) return receipt;
  const { paidFor, items } = receipt;
  const isEntered = paidFor.type === 'invoice' && !isIssuedInvoiceNumber(paidFor.number);
  return {
    ...receipt,
    buyer: null,
    ...(isEntered && {
      paidFor: { ...paidFor, number: id },
      items: items.map((item) => ({ ...item, description: 'Invoice' })),
    }),
  };
}
