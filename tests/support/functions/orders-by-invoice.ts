import { Timestamp } from 'firebase-admin/firestore';
import { toCartItem } from '../../../functions/shared/catalogue/cart.ts';
import type { Quantity } from '../../../functions/shared/catalogue/quantity.ts';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { aProduct } from '../documents.ts';
import { signUp, storeProfile, type Account } from './accounts/accounts.ts';

export async function aBuyer(): Promise<Account> {
  const account = await signUp({ isProven: true });
  await storeProfile(account.uid, { email: account.email });
  return account;
}

export function cartOf({ uid }: Account) {
  return firestore.collection(userCollectionPath(uid, 'cart'));
}

export async function fillCart(account: Account, id: string, quantity: Quantity): Promise<void> {
  const item = toCartItem(aProduct(id), quantity);
  await cartOf(account)
    .doc(id)
    .set({ ...item, position: 1, addedAt: Timestamp.now() });
}
