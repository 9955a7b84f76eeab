import { Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath, userPath } from '../../../../functions/shared/collections.ts';
import { endpoints } from '../../../../functions/shared/endpoints.ts';
import { queueContactNotice } from '../../../../functions/src/messages/queue-contact-notice.ts';
import { deletions } from '../../../../functions/src/platform/documents.ts';
import { auth, firestore } from '../../../../functions/src/platform/firebase.ts';
import { aCartItem, aDemoRequest, aReply } from '../../documents.ts';
import { age, signUp, type Account } from './accounts.ts';
import { postAs, type Answer } from '../requests.ts';
import { storeInvoice, storeOrder } from '../stored.ts';

/** Creates an account with five documents, a profile and one document in each of its collections. */
export async function aCustomer(): Promise<Account> {
  const account = await signUp({ withProfile: true });
  await age(account);
  return storeEverythingOf(account);
}

export async function storeEverythingOf(account: Account): Promise<Account> {
  const { uid } = account;
  const item = aCartItem();
  const query = firestore.collection(userCollectionPath(uid, 'queries')).doc();
  await Promise.all([
    storeOrder(account),
    storeInvoice(account),
    query.set({ ...aDemoRequest(), createdAt: Timestamp.now(), replies: [aReply()] }),
    firestore
      .collection(userCollectionPath(uid, 'cart'))
      .doc(item.id)
      .set({ ...item, position: 1, addedAt: Timestamp.now() }),
  ]);
  // The trigger does the same, but the test would have to wait for it.
  await queueContactNotice(query);
  return account;
}

/** Requests the deletion of an account. `said` is the body of the request. */
export function remove(account: Account, said: Record<string, string> = {}): Promise<Answer> {
  return postAs(account, endpoints.deleteAccount, said);
}

export async function beginDeletion(uid: string): Promise<void> {
  await deletions.doc(uid).set({ step: 'documents', updatedAt: Timestamp.now() });
}

export async function documentsOf({ uid }: Pick<Account, 'uid'>): Promise<string[]> {
  const profile = firestore.doc(userPath(uid));
  const snapshots = [await profile.get()];
  for (const collection of await profile.listCollections()) {
    snapshots.push(...(await collection.get()).docs);
  }
  return snapshots.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

/** Returns the uid of the login account, or the error code if it doesn't exist. */
export async function signInOf({ uid }: Pick<Account, 'uid'>): Promise<unknown> {
  return auth.getUser(uid).then(
    (user) => user.uid,
    (error: { code?: unknown }) => error.code,
  );
}
