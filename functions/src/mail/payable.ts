import type { PayableType } from '../../shared/endpoints.ts';
import { formatMoney, toMajorUnits, type Currency } from '../../shared/money.ts';
import { plainLine } from '../../shared/plain-text.ts';
import { harmlessLine, type Reader } from './typed-text.ts';

/** An order or invoice. The number of an invoice may be what its customer typed. */
export interface Payable {
  type: PayableType;
  number: string;
}

const nouns: Record<PayableType, string> = { product_order: 'order', invoice: 'invoice' };
const longestNumber = 60;
const numberCharacters = /^[\p{L}\p{M}\d .,/#()_-]{1,24}$/u;
/** An Indian one: ten digits that begin with 6 to 9, or a call that costs nothing. */
const telephoneNumber = /[6-9]\d{9}|^1800/;

/**
 * `order ORD-1763730000000`. A number that reads as a link is left out, and so is one that is more than
 * a number where its reader may be somebody else than who typed it: whoever pays can have the letter
 * sent to any address, and nobody shall write to others through us.
 */
export function nameOf(
  { type, number }: Payable,
  { isVerified }: Pick<Reader, 'isVerified'>,
): string {
  const isNumber = type === 'invoice' ? isInvoiceNumber : isOrderNumber;
  const isShown = isVerified || isNumber(plainLine(number));
  const shown = isShown ? harmlessLine(number, longestNumber) : undefined;
  return shown === undefined ? `your ${nouns[type]}` : `${nouns[type]} ${shown}`;
}

/** At most two words beside the digits, and nothing to be called. */
function isInvoiceNumber(line: string): boolean {
  const digits = line.replace(/\D/g, '');
  const words = line.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isCallable = telephoneNumber.test(digits);
  return numberCharacters.test(line) && digits !== '' && !isCallable && words.length <= 2;
}

function isOrderNumber(line: string): boolean {
  return /^ORD-\d{13}$/.test(line);
}

export function money(amountMinor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(amountMinor), currency);
}
