import type { PayableType } from '../endpoints.ts';
import type { Currency } from '../values/money.ts';

/** `Moment` is Timestamp in the database and Date elsewhere. */
export interface Receipt<Moment = Date> {
  /** `R/26-27/000123`. */
  number: string;
  title: ReceiptTitle;
  issuedAt: Moment;
  seller: ReceiptSeller;
  /** Null once the buyer's account was deleted. */
  buyer: ReceiptBuyer | null;
  /** The order or invoice that was paid, and its number. */
  paidFor: { type: PayableType; number: string };
  items: ReceiptItem[];
  currency: Currency;
  /** The charged amount, taxes included. */
  totalMinor: number;
  totalInWords: string;
  /** Null when the seller has no GSTIN. */
  tax: ReceiptTax | null;
  payment: ReceiptPayment<Moment>;
}

/** Only a seller who is registered for GST may issue a tax invoice. */
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

/** Unknown fields are empty. */
export interface ReceiptBuyer {
  name: string;
  /** Absent without one. */
  company?: string;
  /** Of the company, on a tax invoice; absent without one. */
  gstin?: string;
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

/** The parts of a charged amount: taxable value and taxes add up to it exactly. */
export interface TaxSplit {
  taxableMinor: number;
  taxes: Tax[];
}

export interface Tax {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  /** 9 means 9 percent. */
  ratePercent: number;
  amountMinor: number;
}

/** The sums over the items, and what the law requires beside them. */
export interface ReceiptTax extends TaxSplit {
  /** The services accounting code of everything that is sold. */
  sac: string;
  placeOfSupply: PlaceOfSupply;
  /** The endorsement of an export; null for a supply within India. */
  note: string | null;
}

export interface PlaceOfSupply {
  /** The state's GST code; `96` outside India. */
  code: string;
  name: string;
}

interface ReceiptPayment<Moment> {
  id: string;
  /** The provider's name for it. */
  method: string | null;
  paidAt: Moment;
  /** The order at the provider. */
  providerOrderId: string | null;
}

/** Converts the receipt's moments to another type. */
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

/** Keeps the buyer of a receipt that was issued under a GSTIN: the law requires that name for years. */
export function withoutBuyer<Moment>(receipt: Receipt<Moment>): Receipt<Moment> {
  return receipt.seller.gstin === null ? { ...receipt, buyer: null } : receipt;
}
