import { collections, unclaimed, userCollectionPath } from '@shared/collections.ts';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { lastCharacter, spellingsOf } from '../spellings.ts';

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

/** The profiles whose name begins with a text. */
export async function findByName(begin: string, most: number): Profiles {
  return findIn(collections.users, begin, most);
}

/** The invoices that wait for an account, and are made out to a name that begins with a text. */
export async function findWaitingByName(
  begin: string,
  most: number,
): Promise<QueryDocumentSnapshot[]> {
  return findIn(userCollectionPath(unclaimed, 'invoices'), begin, most);
}

async function findIn(path: string, begin: string, most: number) {
  const found = await Promise.all(
    spellingsOf.name(begin).map((spelling) => findBySpelling(path, spelling, most)),
  );
  return found.flat().slice(0, most);
}

async function findBySpelling(path: string, begin: string, most: number) {
  const named = query(
    collection(firestore(), path),
    where('name', '>=', begin),
    where('name', '<', begin + lastCharacter),
    orderBy('name'),
    limit(most),
  );
  return (await getDocs(named)).docs;
}
