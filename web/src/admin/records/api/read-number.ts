import { textOf } from '../../../core/database/stored-fields.ts';
import { readRow } from '../../lists/api/read-once.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { readIssuedNumber } from './find-claimed.ts';

/** Returns the number of the order or invoice at a path; empty for any other record. */
export async function readNumber(path: string): Promise<string> {
  if (hrefOfRecord(path) === undefined) return '';
  const { invoiceNumber, orderNumber } = (await readRow(path))?.data ?? {};
  return textOf(invoiceNumber) || textOf(orderNumber) || readIssuedNumber(path);
}
