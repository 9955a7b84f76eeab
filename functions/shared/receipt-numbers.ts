import { endpoints } from './endpoints.ts';
import { indianMonth } from './indian-time.ts';

const april = 4;

/** The Indian financial year of a moment, 1 April to 31 March in India: `26-27`. */
export function financialYear(moment: Date): string {
  const { year, month } = indianMonth(moment);
  const first = month < april ? year - 1 : year;
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`;
}

/** `R/26-27/000123`. Its 16 places, the most that the law allows, last for 99,999,999 a year. */
export function receiptNumber(year: string, sequence: number): string {
  if (!/^\d{2}-\d{2}$/.test(year)) throw new RangeError(`Not a financial year: ${year}`);
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > 99_999_999) {
    throw new RangeError(`Not a number of a receipt: ${sequence}`);
  }
  return `R/${year}/${String(sequence).padStart(6, '0')}`;
}

/** The id of a receipt's document, which can hold no slash: `R-26-27-000123`. */
export function receiptId(number: string): string {
  return number.replaceAll('/', '-');
}

/** Where the receipt of a number is: as a PDF, or as a ReceiptView in JSON. */
export function receiptEndpoint(number: string): string {
  return `${endpoints.receipts}/${receiptId(number)}`;
}

/** The name under which a receipt is saved as a PDF: `R-26-27-000123.pdf`. */
export function receiptFileName(number: string): string {
  return `${receiptId(number)}.pdf`;
}

/** Whether a text can be the id of a receipt's document. */
export function isReceiptId(text: string): boolean {
  return /^R-\d{2}-\d{2}-\d{6,8}$/.test(text);
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
