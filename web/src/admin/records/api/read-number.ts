import { nameOfProduct } from '../../../core/plans/name-of-product.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { readRow } from '../../lists/api/read-once.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { readIssuedNumber } from './find-claimed.ts';

/** Returns the number of the order or invoice at a path, or the product of a plan; empty for any other record. */
export async function readNumber(path: string): Promise<string> {
  if (hrefOfRecord(path) === undefined) return '';
  const { invoiceNumber, orderNumber, productId } = (await readRow(path))?.data ?? {};
  return (
    textOf(invoiceNumber) ||
    textOf(orderNumber) ||
    nameOfProduct(textOf(productId)) ||
    readIssuedNumber(path)
  );
}
