import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath, userPath } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { aCartItem, aQuery } from '../documents.ts';
import { signUpGuest, storeProfile, type Account } from '../functions/accounts.ts';
import { storeInvoice, storeOrder } from '../functions/stored.ts';
import { linkPanel } from './guest.ts';
import { returnAsGuest } from './return-as-guest.ts';
import { visit } from './visit.ts';

/** A guest with something of everything, in the profile. Also tells what is stored for them. */
export async function openAsRichGuest(page: Page): Promise<Account & { everything: string[] }> {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await storeOrder(guest);
  await storeInvoice(guest);
  const createdAt = Timestamp.now();
  const item = aCartItem();
  await firestore
    .doc(`${userCollectionPath(guest.uid, 'cart')}/${item.id}`)
    .set({ ...item, addedAt: createdAt });
  await firestore
    .collection(userCollectionPath(guest.uid, 'queries'))
    .add({ ...aQuery(), createdAt });
  await returnAsGuest(page, guest);
  await visit(page, '/profile');
  await expect(linkPanel(page)).toBeVisible();
  return { ...guest, everything: await everythingOf(guest.uid) };
}

/** The paths of all that is stored under a user. */
export async function everythingOf(uid: string): Promise<string[]> {
  const collections = await firestore.doc(userPath(uid)).listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return documents.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).toSorted();
}
