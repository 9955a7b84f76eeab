import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../../functions/shared/collections.ts';
import { firestore } from '../../../../functions/src/platform/firebase.ts';
import { aCartItem } from '../../documents.ts';
import type { Account } from '../../functions/accounts/accounts.ts';
import { returnAs } from '../network/return-as.ts';
import { visit } from '../visit.ts';

/** Stores a cart with one product of ₹18,999 and opens it as a customer who logged in before. */
export async function fillCart(page: Page, account: Account): Promise<void> {
  await storeCartItem(account, 'eurodebt-navigator');
  await returnAs(page, account);
  await visit(page, '/cart');
}

export async function storeCartItem({ uid }: Account, productId: string): Promise<void> {
  await firestore
    .doc(`${userCollectionPath(uid, 'cart')}/${productId}`)
    .set({ ...aCartItem(productId), position: 1, addedAt: Timestamp.now() });
}
