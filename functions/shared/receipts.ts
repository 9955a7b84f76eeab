import type { ChargeType } from './endpoints.ts';
import type { Currency } from './money.ts';

/**
 * What was paid by whom to whom, as it stood when the receipt was issued: what the PDF, the page
 * and the letter that brings it show. Moments are of the type that their place has for them.
 */
export interface Receipt<Moment = Date> {
  /** `R/26-27/000123`. */
  number: string;
  title: ReceiptTitle;
  issuedAt: Moment;
  seller: ReceiptSeller;
  /** Null once the buyer's account was deleted. */
  buyer: ReceiptBuyer | null;
  /** The order or invoice that was paid, and the number that it goes by. */
  paidFor: { type: ChargeType; number: string };
  items: ReceiptItem[];
  currency: Currency;
  /** What was charged, taxes included. */
  totalMinor: number;
  totalInWords: string;
  /** Null when the seller has no GSTIN. */
  tax: ReceiptTax | null;
  payment: ReceiptPayment<Moment>;
}

/** Only who is registered for GST may call it a tax invoice. */
type ReceiptTitle = 'Receipt' | 'Tax Invoice';

export interface ReceiptSeller {
  /** The brand. */
  name: string;
  legalEntity: string;
  addressLines: string[];
  email: string;
  phone: string;
  gstin: string | null;
}

/** Every field is empty when it is not known. */
export interface ReceiptBuyer {
  name: string;
  email: string;
  phone: string;
  addressLines: string[];
}

export interface ReceiptItem {
  description: string;
  /** Taxes included. */
  amountMinor: number;
  /** Null when the seller has no GSTIN. */
  split: TaxSplit | null;
}

/** An amount that was charged, taken apart: the taxable value and the taxes add up to it exactly. */
export interface TaxSplit {
  taxableMinor: number;
  taxes: Tax[];
}

export interface Tax {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  /** 9 is 9 percent. */
  ratePercent: number;
  amountMinor: number;
}

/** The sums of the items, and what the law wants to stand beside them. */
export interface ReceiptTax extends TaxSplit {
  /** The services accounting code of everything that is sold. */
  sac: string;
  placeOfSupply: PlaceOfSupply;
  /** The endorsement of an export; null for a supply within India. */
  note: string | null;
}

export interface PlaceOfSupply {
  /** The state's code in GST; `96` for all that lies outside India. */
  code: string;
  name: string;
}

interface ReceiptPayment<Moment> {
  id: string;
  /** As the provider calls it. */
  method: string | null;
  paidAt: Moment;
  /** The order at the provider. */
  providerOrderId: string | null;
}

/** The same receipt with its moments in another type. */
export function withMoments<From, To>(
  receipt: Receipt<From>,
  convert: (moment: From) => To,
): Receipt<To> {
  const { issuedAt, payment } = receipt;
  return {
    ...receipt,
    issuedAt: convert(issuedAt),
    payment: { ...payment, paidAt: convert(payment.paidAt) },
  };
}

/**
 * What is left of a receipt once its buyer's account is deleted. One under a GSTIN is kept whole: the
 * law wants the buyer's name on it for years.
 */
export function withoutBuyer<Moment>(receipt: Receipt<Moment>): Receipt<Moment> {
  return receipt.seller.gstin === null ? { ...receipt, buyer: null } : receipt;
}
