import {
  collections,
  unclaimed,
  userCollectionPath,
  userCollections,
} from '@shared/collections.ts';
import { collectionGroup, doc, getDoc, getDocs, orderBy, query, where } from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';

const unclaimedInvoices = `${userCollectionPath(unclaimed, 'invoices')}/`;

/** Returns the number of an invoice that is or was unclaimed at a path; empty for any other path. */
export async function readIssuedNumber(path: string): Promise<string> {
  if (!path.startsWith(unclaimedInvoices)) return '';
  const id = path.slice(unclaimedInvoices.length);
  // The audit entry of an issue has the id of the invoice.
  const issue = await getDoc(doc(firestore(), collections.audit, id));
  return textOf(issue.get('after.number'));
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
  const numbered = query(
    collectionGroup(firestore(), userCollections.invoices),
    where('invoiceNumber', '==', number),
    orderBy('createdAt', 'desc'),
  );
  return (await getDocs(numbered)).docs.map(({ ref }) => ref.path);
}
