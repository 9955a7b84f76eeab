import { expect, it } from 'vitest';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { deleteExpiredGuests } from '../../../functions/src/accounts/deletion/delete-expired-guests.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { anOrder } from '../../support/documents.ts';
import {
  signedInAgo,
  signUpGuest,
  storeProfile,
  withClaims,
} from '../../support/functions/accounts/accounts.ts';
import {
  aCustomer,
  documentsOf,
  remove,
  signInOf,
  storeEverythingOf,
} from '../../support/functions/accounts/customers.ts';
import { read, storeOrder } from '../../support/functions/stored.ts';

const sixMinutes = 6 * 60;
const deleted = { status: 200, body: { status: 'deleted' } };

it('delete-account deletes the account with everything it stored, and records the deletion', async () => {
  const account = await aCustomer();
  // More documents than fit into one batch.
  const writer = firestore.bulkWriter();
  const orders = firestore.collection(userCollectionPath(account.uid, 'orders'));
  const order = anOrder(account.uid);
  for (let number = 0; number < 600; number += 1) void writer.create(orders.doc(), order);
  await writer.close();
  expect(await documentsOf(account)).toHaveLength(605);
  expect(await remove(account)).toEqual(deleted);
  expect(await documentsOf(account)).toEqual([]);
  expect(await signInOf(account)).toBe('auth/user-not-found');
  expect((await deletions.doc(account.uid).get()).data()).toMatchObject({ step: 'finished' });
});

it('delete-account does not touch other accounts, even if the request names one', async () => {
  const [account, other] = await Promise.all([aCustomer(), aCustomer()]);
  const before = await documentsOf(other);
  expect(await remove(account, { uid: other.uid, user_id: other.uid })).toEqual(deleted);
  expect(await documentsOf(account)).toEqual([]);
  expect(await documentsOf(other)).toEqual(before);
  expect(await signInOf(other)).toBe(other.uid);
  expect((await deletions.doc(other.uid).get()).exists).toBe(false);
});

it('delete-account can be repeated, at once or once the account is gone, and then deletes nothing', async () => {
  const account = await aCustomer();
  const answers = await Promise.all([remove(account), remove(account)]);
  expect(answers).toEqual([deleted, deleted]);
  expect(await documentsOf(account)).toEqual([]);
  await storeProfile(account.uid);
  const noted = await deletions.doc(account.uid).get();
  expect(await remove(account)).toEqual(deleted);
  expect(await deletions.doc(account.uid).get()).toMatchObject({ updateTime: noted.updateTime });
});

it('delete-account refuses an old or unreadable login, and deletes nothing', async () => {
  const account = await aCustomer();
  for (const session of [
    signedInAgo(account, sixMinutes, 'password'),
    // The token of a guest who has set a password since.
    signedInAgo(account, sixMinutes, 'anonymous'),
    withClaims(account, { auth_time: 'x' }),
    withClaims(account, { auth_time: {} }),
  ]) {
    expect(await remove(session)).toMatchObject({ status: 403, body: { code: 'sign-in-too-old' } });
  }
  expect(await documentsOf(account)).toHaveLength(5);
  expect(await signInOf(account)).toBe(account.uid);
  expect((await deletions.doc(account.uid).get()).exists).toBe(false);
});

it("delete-account accepts a login of four minutes ago, and any login of a guest, who can't log in again", async () => {
  const account = await aCustomer();
  expect(await remove(signedInAgo(account, 4 * 60, 'password'))).toEqual(deleted);
  const guest = await storeEverythingOf(await signUpGuest());
  expect(await remove(signedInAgo(guest, sixMinutes, 'anonymous'))).toEqual(deleted);
  expect(await documentsOf(guest)).toEqual([]);
  expect(await signInOf(guest)).toBe('auth/user-not-found');
});

it('a guest whose sign-in account has expired is deleted, and paid orders stay without personal data', async () => {
  const [expiredGuest, guest, customer] = await Promise.all([
    signUpGuest(),
    signUpGuest(),
    aCustomer(),
  ]);
  for (const account of [expiredGuest, guest]) {
    await storeProfile(account.uid, { isAnonymous: true });
    await storeEverythingOf(account);
  }
  const paid = await storeOrder(expiredGuest, { status: 'Paid', paymentId: 'pay_Expired' });
  await auth.deleteUser(expiredGuest.uid);
  await auth.deleteUser(customer.uid);
  const others = await Promise.all([documentsOf(guest), documentsOf(customer)]);
  await deleteExpiredGuests();
  expect(await documentsOf(expiredGuest)).toEqual([paid.path]);
  expect(await read(paid.path)).not.toHaveProperty('userId');
  expect(await Promise.all([documentsOf(guest), documentsOf(customer)])).toEqual(others);
  expect((await deletions.doc(expiredGuest.uid).get()).data()).toMatchObject({ step: 'finished' });
});
