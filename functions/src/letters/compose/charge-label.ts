import type { ChargeType } from '../../../shared/endpoints.ts';
import { formatMoney, toMajorUnits, type Currency } from '../../../shared/money.ts';
import { harmlessLine, type LetterReader } from './typed-text.ts';

/** An order or invoice. */
export interface ChargeLabel {
  type: ChargeType;
  /** Of an order the one that the site gave it, or empty; of an invoice what its customer typed. */
  number: string;
}

const nouns: Record<ChargeType, string> = { product_order: 'order', invoice: 'invoice' };
const maxNumberLength = 60;

/**
 * `order ORD-1763730000000`. The number of an invoice, which its customer typed, is shown at an address
 * that is the customer's own, unless it reads as a link.
 */
export function nameOf(
  { type, number }: ChargeLabel,
  { isVerified }: Pick<LetterReader, 'isVerified'>,
): string {
  const isShown = type === 'product_order' || isVerified;
  const shown = isShown ? harmlessLine(number, maxNumberLength) : undefined;
  return shown === undefined ? `your ${nouns[type]}` : `${nouns[type]} ${shown}`;
}

export function money(amountMinor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(amountMinor), currency);
}
