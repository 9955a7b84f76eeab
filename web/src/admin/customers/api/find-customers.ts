import { collections, userCollections } from '@shared/collections.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where, type RowQuery } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { nameOfCustomer } from '../name-of-customer.ts';
import { readRows } from '../../lists/api/read-once.ts';
import { lastCharacter, spellingsOf } from '../../lists/spellings.ts';

/** Finds the profiles with an email address. */
export function findByEmail(email: string, maxCount: number): Promise<Row[]> {
  return readRows({
    collection: collections.users,
    filters: [where('email', 'in', spellingsOf.email(email))],
    sort: [orderBy('createdAt', 'desc')],
    limit: maxCount,
  });
}

/** The most accounts that one email address is expected to have. */
const maxOfAddress = 10;

/** Returns the customers with an email address. Guests are left out because they can enter any address. */
export async function accountsAt(email: string): Promise<{ uid: string; name: string }[]> {
  return (await findByEmail(email, maxOfAddress))
    .filter((profile) => profile.data['isAnonymous'] !== true)
    .map((profile) => ({ uid: profile.id, name: nameIn(profile) }));
}

export async function namesAt(email: string): Promise<string[]> {
  return (await accountsAt(email)).map(({ name }) => name);
}

/** A list for more customers than this takes over a second to load. */
const maxOfName = 5;

/** Returns the customers with an address, or some of those whose name begins with a text. */
export async function findNamedCustomers(
  text: string,
): Promise<{ uids: string[]; isPartial: boolean }> {
  if (text.includes('@')) {
    return { uids: idsOf(await findByEmail(text, maxOfAddress)), isPartial: false };
  }
  // One extra customer shows whether there are more.
  const uids = idsOf(await findByName(text, maxOfName + 1));
  return { uids: uids.slice(0, maxOfName), isPartial: uids.length > maxOfName };
}

function idsOf(profiles: readonly Row[]): string[] {
  return profiles.map(({ id }) => id);
}

function nameIn({ data }: Row): string {
  const name = nameOfCustomer({ name: textOf(data['name']), isAnonymous: false });
  return [name, textOf(data['company'])].filter(Boolean).join(' of ');
}

/** Finds profiles by the start of the name. */
export function findByName(begin: string, maxCount: number): Promise<Row[]> {
  return findIn({ collection: collections.users }, begin, maxCount);
}

/** Finds invoices by the start of the name on the invoice. */
export function findInvoicesByName(begin: string, maxCount: number): Promise<Row[]> {
  return findIn({ collection: userCollections.invoices, isGroup: true }, begin, maxCount);
}

type Source = Pick<RowQuery, 'collection' | 'isGroup'>;

async function findIn(source: Source, begin: string, maxCount: number): Promise<Row[]> {
  const found = await Promise.all(
    spellingsOf.name(begin).map((spelling) => findBySpelling(source, spelling, maxCount)),
  );
  return found.flat().slice(0, maxCount);
}

function findBySpelling(source: Source, begin: string, maxCount: number): Promise<Row[]> {
  return readRows({
    ...source,
    filters: [where('name', '>=', begin), where('name', '<', begin + lastCharacter)],
    sort: [orderBy('name')],
    limit: maxCount,
  });
}
