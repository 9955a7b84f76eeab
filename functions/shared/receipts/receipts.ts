import type { PayableType } from '../endpoints.ts';
import type { Currency } from '../values/money.ts';

/** `Time` is Timestamp in the database and Date elsewhere. */
export interface Receipt<Time = Date> {
  /** Such as `R/26-27/000123`. */
  number: string;
  title: ReceiptTitle;
  issuedAt: Time;
  seller: ReceiptSeller;
  /** Null once the buyer's account is deleted. */
  buyer: ReceiptBuyer | null;
  paidFor: { type: PayableType; number: string };
  items: ReceiptItem[];
  currency: Currency;
  /** The amount paid, taxes included. */
  totalMinor: number;
  totalInWords: string;
  /** Null when the seller has no GSTIN. */
  tax: ReceiptTax | null;
  payment: ReceiptPayment<Time>;
  /** When staff reversed its payment, which they had recorded by mistake. Absent before. */
  reversedAt?: Time;
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
  /** Absent if there is none. */
  company?: string;
  /** The company's GSTIN, on a tax invoice; absent if there is none. */
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

/** The parts of an amount paid. Taxable value and taxes add up to it exactly. */
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

/** The sums over all items, and the other details that the law requires. */
export interface ReceiptTax extends TaxSplit {
  /** The services accounting code of everything sold. */
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

interface ReceiptPayment<Time> {
  id: string;
  /** Razorpay's name for the payment method. */
  method: string | null;
  paidAt: Time;
  providerOrderId: string | null;
}

export function withTimes<From, To>(
  receipt: Receipt<From>,
  convert: (moment: From) => To,
): Receipt<To> {
  const { issuedAt, payment, reversedAt, ...others } = receipt;
  return {
    ...others,
    issuedAt: convert(issuedAt),
    payment: { ...payment, paidAt: convert(payment.paidAt) },
    ...(reversedAt !== undefined && { reversedAt: convert(reversedAt) }),
  };
}
