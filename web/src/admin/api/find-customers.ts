import { collections, userCollections } from '@shared/collections.ts';
import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { nameOfCustomer } from '../name-of-customer.ts';
import { lastCharacter, spellingsOf } from '../spellings.ts';
import { pageSize } from './watch-page.ts';

type Profiles = Promise<QueryDocumentSnapshot[]>;

/** The profiles with an email address, the latest first. */
export async function findByEmail(email: string, most: number): Profiles {
  const named = query(
    collection(firestore(), collections.users),
    where('email', 'in', spellingsOf.email(email)),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
  return (await getDocs(named)).docs;
}

/** More accounts than this do not share an address. */
export const maxOfAddress = 10;

/** Whom the accounts belong to that have an email address. A guest can type any. */
export async function namesAt(email: string): Promise<string[]> {
  const profiles = (await findByEmail(email, maxOfAddress)).map((it) => it.data());
  return profiles
    .filter(({ isAnonymous }) => isAnonymous !== true)
    .map(({ name, company }) =>
      [nameOfCustomer({ name: textOf(name), isAnonymous: false }), textOf(company)]
        .filter(Boolean)
        .join(' of '),
    );
}

/** The profiles whose name begins with a text. */
export async function findByName(begin: string, most: number): Profiles {
  const profiles = collection(firestore(), collections.users);
  return findSpelled(begin, most, (spelling) => findBetween(profiles, spelling, most));
}

/** The invoices whose name begins with a text. */
export async function findInvoicesByName(
  begin: string,
  most: number,
): Promise<QueryDocumentSnapshot[]> {
  return findSpelled(begin, most, (spelling) => findBetween(invoices(), spelling, most));
}

/** The names on invoices that begin with a text, each once. */
export async function findNamesOnInvoices(begin: string, most: number): Promise<string[]> {
  const found = await findSpelled(begin, Infinity, (spelling) => namesFrom(spelling, most));
  return [...new Set(found)].slice(0, most);
}

/** A page may hold many invoices of one name: the next page begins after that name. */
async function namesFrom(begin: string, most: number, after?: string): Promise<string[]> {
  const page = await findBetween(invoices(), begin, pageSize, after);
  const names = [...new Set(page.map((invoice) => textOf(invoice.data()['name'])))];
  const last = names.at(-1);
  if (last === undefined || page.length < pageSize || names.length >= most) return names;
  return [...names, ...(await namesFrom(begin, most - names.length, last))];
}

function invoices(): Query {
  return collectionGroup(firestore(), userCollections.invoices);
}

async function findSpelled<Item>(
  begin: string,
  most: number,
  find: (spelling: string) => Promise<Item[]>,
): Promise<Item[]> {
  const found = await Promise.all(spellingsOf.name(begin).map(find));
  return found.flat().slice(0, most);
}

/** Those whose name begins with a text, by their names, from the name after another one on. */
async function findBetween(source: Query, begin: string, most: number, after?: string) {
  const named = query(
    source,
    after === undefined ? where('name', '>=', begin) : where('name', '>', after),
    where('name', '<', begin + lastCharacter),
    orderBy('name'),
    limit(most),
  );
  return (await getDocs(named)).docs;
}
