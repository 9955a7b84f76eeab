import { endpoints } from '../endpoints.ts';
import { indianMonth } from '../values/indian-time.ts';

const april = 4;

/** Returns the Indian financial year of a moment, from 1 April to 31 March in India, such as `26-27`. */
export function financialYear(moment: Date): string {
  const { year, month } = indianMonth(moment);
  const first = month < april ? year - 1 : year;
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`;
}

/**
 * Returns a number such as `R/26-27/000123`. The 16 characters that the law allows are enough for 99,999,999
 * receipts a year. Throws a RangeError beyond that.
 */
export function receiptNumber(year: string, sequence: number): string {
  if (!/^\d{2}-\d{2}$/.test(year)) throw new RangeError(`Not a financial year: ${year}`);
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > 99_999_999) {
    throw new RangeError(`Not a number of a receipt: ${sequence}`);
  }
  return `R/${year}/${String(sequence).padStart(6, '0')}`;
}

export function readReceiptNumber(number: string): { year: string; sequence: number } {
  const [, year = '', digits] = number.split('/');
  return { year, sequence: Number(digits) };
}

/** Returns the document id of a receipt, such as `R-26-27-000123`. Document ids can't contain slashes. */
export function receiptId(number: string): string {
  return number.replaceAll('/', '-');
}

/** Returns the path of a receipt. The endpoint answers with a PDF, or with a ReceiptView in JSON. */
export function receiptEndpoint(number: string): string {
  return `${endpoints.receipts}/${receiptId(number)}`;
}

export function receiptFileName(number: string): string {
  return `${receiptId(number)}.pdf`;
}

export function isReceiptNumber(text: string): boolean {
  const [, first, second] = /^R\/(\d{2})-(\d{2})\/\d{6,8}$/.exec(text) ?? [];
  return first !== undefined && Number(second) === (Number(first) + 1) % 100;
}

export function isReceiptId(text: string): boolean {
  return /^R-\d{2}-\d{2}-\d{6,8}$/.test(text);
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
