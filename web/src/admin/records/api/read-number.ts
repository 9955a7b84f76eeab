import { namedProducts } from '@shared/catalogue/named-products.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { readRow } from '../../lists/api/read-once.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { readIssuedNumber } from './find-claimed.ts';

/** Returns the number of the order or invoice at a path, or the product of a plan; empty for any other record. */
export async function readNumber(path: string): Promise<string> {
  if (hrefOfRecord(path) === undefined) return '';
  const { invoiceNumber, orderNumber, productId } = (await readRow(path))?.data ?? {};
  return (
    textOf(invoiceNumber) || textOf(orderNumber) || nameOf(productId) || readIssuedNumber(path)
  );
}

/** A product that is no longer sold has no name. */
function nameOf(productId: unknown): string {
  return namedProducts.find(({ id }) => id === productId)?.name ?? textOf(productId);
}
