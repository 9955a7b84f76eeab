import type { PayableType } from '../../../../shared/endpoints.ts';
import { formatMoney, toMajorUnits, type Currency } from '../../../../shared/values/money.ts';
import { payableHref, payablesHref } from '../../../../shared/paths.ts';
import { harmlessLine, type Recipient } from '../messages/entered-text.ts';

export interface PayableLabel {
  type: PayableType;
  /** Empty for an order that the site didn't number. The customer may have entered an invoice's number. */
  number: string;
}

const nouns: Record<PayableType, string> = { product_order: 'order', invoice: 'invoice' };
const maxNumberLength = 60;

/**
 * Shows an invoice number only at a verified address and if it isn't a link, because the customer may have entered
 * it.
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
 * Returns the path that an email's button opens. Only a verified customer gets the payable's own page. Its id can
 * be text that a customer chose for a stranger to read.
 */
export function pageOf({ payable, customer }: Pick<PayableEmail, 'payable' | 'customer'>): string {
  return customer.isVerified ? payableHref(payable.type, payable.id) : payablesHref(payable.type);
}

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
