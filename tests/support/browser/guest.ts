import { expect, type Locator, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath, userPath } from '../../../functions/shared/collections.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { aCartItem } from '../documents.ts';
import type { Account } from '../functions/accounts.ts';
import { storeInvoice, storeMessage, storeOrder } from '../functions/stored.ts';
import { visit } from './visit.ts';

/** Stores something of everything for a guest and opens the profile. Resolves to the paths of what is stored. */
export async function openWithEverything(page: Page, guest: Account): Promise<string[]> {
  await storeOrder(guest);
  await storeInvoice(guest);
  await storeMessage(guest, 'Please call me.');
  const item = aCartItem();
  await firestore
    .doc(`${userCollectionPath(guest.uid, 'cart')}/${item.id}`)
    .set({ ...item, position: 1, addedAt: Timestamp.now() });
  await visit(page, '/profile');
  await expect(linkPanel(page)).toBeVisible();
  return everythingOf(guest.uid);
}

/** The paths of all that is stored under a user. */
export async function everythingOf(uid: string): Promise<string[]> {
  const collections = await firestore.doc(userPath(uid)).listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return documents.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).toSorted();
}

/** The ways to sign in that an account has; none for a guest. */
export async function providersOf(uid: string): Promise<string[]> {
  const { providerData } = await auth.getUser(uid);
  return providerData.map(({ providerId }) => providerId).toSorted();
}

export function linkPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Link your account' });
}

/** Fills in what makes a guest's account permanent. */
export async function fillLink(page: Page, email: string, password: string): Promise<void> {
  const panel = linkPanel(page);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('New password').fill(password);
  await panel.getByLabel('Confirm password').fill(password);
}
