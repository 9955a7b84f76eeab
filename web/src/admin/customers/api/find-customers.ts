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
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { nameOfCustomer } from '../name-of-customer.ts';
import { lastCharacter, spellingsOf } from '../../lists/spellings.ts';

type Profiles = Promise<QueryDocumentSnapshot[]>;

export async function findByEmail(email: string, maxCount: number): Profiles {
  const named = query(
    collection(firestore(), collections.users),
    where('email', 'in', spellingsOf.email(email)),
    orderBy('createdAt', 'desc'),
    limit(maxCount),
  );
  return (await getDocs(named)).docs;
}

/** The most accounts that one email address is expected to have. */
export const maxOfAddress = 10;

/** Returns the customers with an email address. Guests are left out because they can enter any address. */
export async function accountsAt(email: string): Promise<{ uid: string; name: string }[]> {
  return (await findByEmail(email, maxOfAddress))
    .filter((profile) => profile.get('isAnonymous') !== true)
    .map((profile) => ({ uid: profile.id, name: nameIn(profile) }));
}

export async function namesAt(email: string): Promise<string[]> {
  return (await accountsAt(email)).map(({ name }) => name);
}

function nameIn(profile: QueryDocumentSnapshot): string {
  const name = nameOfCustomer({ name: textOf(profile.get('name')), isAnonymous: false });
  return [name, textOf(profile.get('company'))].filter(Boolean).join(' of ');
}

export async function findByName(begin: string, maxCount: number): Profiles {
  return findIn(collection(firestore(), collections.users), begin, maxCount);
}

/** Finds invoices by the start of the name on the invoice. */
export async function findInvoicesByName(
  begin: string,
  maxCount: number,
): Promise<QueryDocumentSnapshot[]> {
  return findIn(collectionGroup(firestore(), userCollections.invoices), begin, maxCount);
}

async function findIn(source: Query, begin: string, maxCount: number) {
  const found = await Promise.all(
    spellingsOf.name(begin).map((spelling) => findBySpelling(source, spelling, maxCount)),
  );
  return found.flat().slice(0, maxCount);
}

async function findBySpelling(source: Query, begin: string, maxCount: number) {
  const named = query(
    source,
    where('name', '>=', begin),
    where('name', '<', begin + lastCharacter),
    orderBy('name'),
    limit(maxCount),
  );
  return (await getDocs(named)).docs;
}
