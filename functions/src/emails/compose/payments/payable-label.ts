import type { PayableType } from '../../../../shared/endpoints.ts';
import { formatMoney, toMajorUnits, type Currency } from '../../../../shared/values/money.ts';
import { payableHref, payablesHref } from '../../../../shared/paths.ts';
import { harmlessLine, type Recipient } from '../messages/typed-text.ts';

export interface PayableLabel {
  type: PayableType;
  /** An order's number, empty unless the site gave it; an invoice's number as the customer typed it. */
  number: string;
}

const nouns: Record<PayableType, string> = { product_order: 'order', invoice: 'invoice' };
const maxNumberLength = 60;

/** Shows the number of an invoice, which its customer typed, only at a verified address and if it is no link. */
export function nameOf(
  { type, number }: PayableLabel,
  { isVerified }: Pick<Recipient, 'isVerified'>,
): string {
  const isShown = type === 'product_order' || isVerified;
  const shown = isShown ? harmlessLine(number, maxNumberLength) : undefined;
  return shown === undefined ? `your ${nouns[type]}` : `${nouns[type]} ${shown}`;
}

/** With the id of its document. */
export interface StoredPayableLabel extends PayableLabel {
  id: string;
}

/**
 * The page that an email's button leads to. Only a verified customer gets to the payable's own, any other to the
 * list: the address holds the id, which a customer can choose, and a stranger may read the email.
 */
export function pageOf({ payable, customer }: Pick<PayableEmail, 'payable' | 'customer'>): string {
  return customer.isVerified ? payableHref(payable.type, payable.id) : payablesHref(payable.type);
}

/** What every email to a customer about an order or invoice says. */
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
