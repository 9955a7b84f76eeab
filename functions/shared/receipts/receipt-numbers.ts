import { endpoints } from '../endpoints.ts';
import { indianMonth } from '../values/indian-time.ts';

const april = 4;

/** The Indian financial year of a moment, 1 April to 31 March in India: `26-27`. */
export function financialYear(moment: Date): string {
  const { year, month } = indianMonth(moment);
  const first = month < april ? year - 1 : year;
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`;
}

/** Makes a number such as `R/26-27/000123`. The 16 characters that the law allows suffice for 99,999,999 a
 * year. Throws a RangeError beyond that. */
export function receiptNumber(year: string, sequence: number): string {
  if (!/^\d{2}-\d{2}$/.test(year)) throw new RangeError(`Not a financial year: ${year}`);
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > 99_999_999) {
    throw new RangeError(`Not a number of a receipt: ${sequence}`);
  }
  return `R/${year}/${String(sequence).padStart(6, '0')}`;
}

/** The financial year and the sequence of a number, such as `R/26-27/000123`. */
export function readReceiptNumber(number: string): { year: string; sequence: number } {
  const [, year = '', digits] = number.split('/');
  return { year, sequence: Number(digits) };
}

/** The document id of a receipt, which cannot contain slashes: `R-26-27-000123`. */
export function receiptId(number: string): string {
  return number.replaceAll('/', '-');
}

/** The path of a receipt, which answers a PDF, or a ReceiptView in JSON. */
export function receiptEndpoint(number: string): string {
  return `${endpoints.receipts}/${receiptId(number)}`;
}

/** The file name of a receipt's PDF: `R-26-27-000123.pdf`. */
export function receiptFileName(number: string): string {
  return `${receiptId(number)}.pdf`;
}

/** Whether a text can be the number of a receipt. */
export function isReceiptNumber(text: string): boolean {
  const [, first, second] = /^R\/(\d{2})-(\d{2})\/\d{6,8}$/.exec(text) ?? [];
  return first !== undefined && Number(second) === (Number(first) + 1) % 100;
}

/** Whether a text can be the document id of a receipt. */
export function isReceiptId(text: string): boolean {
  return /^R-\d{2}-\d{2}-\d{6,8}$/.test(text);
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
