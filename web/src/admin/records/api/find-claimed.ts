import {
  collections,
  unclaimed,
  userCollectionPath,
  userCollections,
} from '@shared/collections.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { readRow, readRows } from '../../lists/api/read-once.ts';

const unclaimedInvoices = `${userCollectionPath(unclaimed, 'invoices')}/`;

/** Returns the number of an invoice that is or was unclaimed at a path; empty for any other path. */
export async function readIssuedNumber(path: string): Promise<string> {
  if (!path.startsWith(unclaimedInvoices)) return '';
  const id = path.slice(unclaimedInvoices.length);
  // The audit entry of an issue has the id of the invoice.
  const after = (await readRow(`${collections.audit}/${id}`))?.data['after'];
  return textOf((after as Record<string, unknown> | undefined)?.['number']);
}

/** Returns the path of a claimed invoice by its earlier path. A claim changes neither id nor number. */
export async function findClaimed(path: string): Promise<string | undefined> {
  const number = await readIssuedNumber(path);
  if (number === '') return undefined;
  return (await pathsOfNumber(number)).find((found) =>
    found.endsWith(path.slice(path.lastIndexOf('/'))),
  );
}

export async function pathsOfNumber(number: string): Promise<string[]> {
  const numbered = await readRows({
    collection: userCollections.invoices,
    isGroup: true,
    filters: [where('invoiceNumber', '==', number)],
    sort: [orderBy('createdAt', 'desc')],
  });
  return numbered.map(({ path }) => path);
}
