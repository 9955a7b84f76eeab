import type { PayableType } from '../../../shared/endpoints.ts';
import { formatMoney, toMajorUnits, type Currency } from '../../../shared/money.ts';
import { payableHref, payablesHref } from '../../../shared/paths.ts';
import { harmlessLine, type Recipient } from './typed-text.ts';

export interface PayableLabel {
  type: PayableType;
  /**
   * For an order, empty unless the site generated the number. For an invoice, text that the customer may have
   * typed.
   */
  number: string;
}

const nouns: Record<PayableType, string> = { product_order: 'order', invoice: 'invoice' };
const maxNumberLength = 60;

/**
 * Names an order or invoice within a sentence. An invoice number appears only at a verified address and if it isn't
 * a link, because the customer may have typed it.
 */
export function nameOf(
  { type, number }: PayableLabel,
  { isVerified }: Pick<Recipient, 'isVerified'>,
): string {
  const isShown = type === 'product_order' || isVerified;
  const shown = isShown ? harmlessLine(number, maxNumberLength) : undefined;
  return shown === undefined ? `your ${nouns[type]}` : `${nouns[type]} ${shown}`;
}

export interface StoredPayableLabel extends PayableLabel {
  id: string;
}

/**
 * Returns the path that an email's button opens. A verified customer gets the page of the order or invoice, and any
 * other recipient gets the list. The page's path contains the document id, which a customer could choose as a
 * message to a stranger.
 */
export function pageOf({ payable, customer }: Pick<PayableEmail, 'payable' | 'customer'>): string {
  return customer.isVerified ? payableHref(payable.type, payable.id) : payablesHref(payable.type);
}

/** The facts in every email to a customer about an order or invoice. */
export interface PayableEmail {
  customer: Recipient;
  payable: StoredPayableLabel;
  amountMinor: number;
  currency: Currency;
}

export function wordsOf(facts: PayableEmail): { amount: string; name: string } {
  const { payable, customer, amountMinor, currency } = facts;
  return { amount: money(amountMinor, currency), name: nameOf(payable, customer) };
}

export function money(amountMinor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(amountMinor), currency);
}
