import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { userCollectionPath, userPath } from '../../functions/shared/collections.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { deletions } from '../../functions/src/platform/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { anOrder } from '../support/documents.ts';
import {
  expired,
  signedInAgo,
  signUpGuest,
  storeProfile,
  withClaims,
} from '../support/functions/accounts.ts';
import {
  aCustomer,
  documentsOf,
  remove,
  signInOf,
  storeEverythingOf,
} from '../support/functions/customers.ts';
import { createOrder, post, postAs } from '../support/functions/requests.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

const sixMinutes = 6 * 60;

describe('delete-account', () => {
  it('deletes the account with everything that it stored, and notes that it did', async () => {
    const account = await aCustomer();
    expect(await documentsOf(account)).toHaveLength(5);
    expect(await remove(account)).toEqual({ status: 200, body: { status: 'deleted' } });
    expect(await documentsOf(account)).toEqual([]);
    expect(await signInOf(account)).toBe('auth/user-not-found');
    expect((await deletions.doc(account.uid).get()).data()).toMatchObject({ step: 'finished' });
  });

  it('deletes what lies in more documents than one batch holds', async () => {
    const account = await aCustomer();
    const writer = firestore.bulkWriter();
    const orders = firestore.collection(userCollectionPath(account.uid, 'orders'));
    const order = anOrder(account.uid);
    for (let number = 0; number < 600; number += 1) void writer.create(orders.doc(), order);
    await writer.close();
    expect(await remove(account)).toMatchObject({ status: 200 });
    expect(await documentsOf(account)).toEqual([]);
  });

  it('leaves other accounts as they were', async () => {
    const [account, other] = await Promise.all([aCustomer(), aCustomer()]);
    const before = await documentsOf(other);
    await remove(account);
    expect(await documentsOf(other)).toEqual(before);
    expect(await signInOf(other)).toBe(other.uid);
    expect((await deletions.doc(other.uid).get()).exists).toBe(false);
  });

  it('can be asked again, at once and once the account is gone', async () => {
    const account = await aCustomer();
    const answers = await Promise.all([remove(account), remove(account)]);
    for (const answer of [...answers, await remove(account)]) {
      expect(answer).toEqual({ status: 200, body: { status: 'deleted' } });
    }
    expect(await documentsOf(account)).toEqual([]);
  });

  it('leaves a token that opens nothing else', async () => {
    const account = await aCustomer();
    const order = await storeOrder(account);
    await remove(account);
    const answer = await createOrder(account, order);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('goes on where an interrupted deletion stopped', async () => {
    const account = await aCustomer();
    await deletions.doc(account.uid).set({ step: 'documents', updatedAt: Timestamp.now() });
    await firestore.doc(userPath(account.uid)).delete();
    expect(await remove(account)).toMatchObject({ status: 200 });
    expect(await documentsOf(account)).toEqual([]);
    expect(await signInOf(account)).toBe('auth/user-not-found');
  });

  it('finishes a deletion that lost the sign-in account before the rest', async () => {
    const account = await aCustomer();
    await auth.deleteUser(account.uid);
    expect(await remove(account)).toEqual({ status: 200, body: { status: 'deleted' } });
    expect(await documentsOf(account)).toEqual([]);
    expect((await deletions.doc(account.uid).get()).data()).toMatchObject({ step: 'finished' });
  });

  it('is refused to a sign-in of more than five minutes ago, and leaves everything', async () => {
    const account = await aCustomer();
    const answer = await remove(signedInAgo(account, sixMinutes, 'password'));
    const { status, message } = serverErrors['sign-in-too-old'];
    expect(answer).toEqual({ status, body: { code: 'sign-in-too-old', message } });
    expect(await documentsOf(account)).toHaveLength(5);
    expect(await signInOf(account)).toBe(account.uid);
    expect((await deletions.doc(account.uid).get()).exists).toBe(false);
  });

  it('is refused where the moment of the sign-in can’t be read', async () => {
    const account = await aCustomer();
    for (const auth_time of ['x', {}]) {
      const answer = await remove(withClaims(account, { auth_time }));
      expect(answer).toMatchObject({ status: 403, body: { code: 'sign-in-too-old' } });
    }
    expect(await documentsOf(account)).toHaveLength(5);
  });

  it('does not take an old session’s word that the account is a guest’s', async () => {
    const account = await aCustomer();
    const answer = await remove(signedInAgo(account, sixMinutes, 'anonymous'));
    expect(answer).toMatchObject({ status: 403, body: { code: 'sign-in-too-old' } });
  });

  it('takes a sign-in of four minutes ago', async () => {
    const account = await aCustomer();
    expect(await remove(signedInAgo(account, 4 * 60, 'password'))).toMatchObject({ status: 200 });
  });

  it('takes any sign-in of a guest, who can’t sign in again', async () => {
    const guest = await storeEverythingOf(await signUpGuest());
    expect(await remove(signedInAgo(guest, sixMinutes, 'anonymous'))).toMatchObject({
      status: 200,
    });
    expect(await documentsOf(guest)).toEqual([]);
    expect(await signInOf(guest)).toBe('auth/user-not-found');
  });

  it('is refused without a token, with rubbish for one, and with an expired or revoked one', async () => {
    const [account, revoked] = await Promise.all([aCustomer(), aCustomer()]);
    // Revocation counts in whole seconds.
    const aged = signedInAgo(revoked, 60, 'password');
    await auth.revokeRefreshTokens(revoked.uid);
    const tries = [
      await post(endpoints.deleteAccount, {}),
      await remove({ ...account, token: 'rubbish' }),
      await remove(expired(account)),
      await remove(aged),
    ];
    for (const answer of tries) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
    expect(await documentsOf(account)).toHaveLength(5);
    expect(await documentsOf(revoked)).toHaveLength(5);
  });

  it('is refused to a disabled account', async () => {
    const account = await aCustomer();
    await auth.updateUser(account.uid, { disabled: true });
    expect(await remove(account)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await documentsOf(account)).toHaveLength(5);
  });

  it('deletes whose token it is, whatever the request says', async () => {
    const [account, other] = await Promise.all([aCustomer(), aCustomer()]);
    const path = `${endpoints.deleteAccount}?uid=${other.uid}`;
    const answer = await postAs(account, path, { uid: other.uid, user_id: other.uid });
    expect(answer).toMatchObject({ status: 200 });
    expect(await documentsOf(other)).toHaveLength(5);
    expect(await documentsOf(account)).toEqual([]);
  });

  it('answers a request that is sent again after the deletion with the same, and deletes nothing', async () => {
    const account = await aCustomer();
    await remove(account);
    await storeProfile(account.uid);
    const noted = await deletions.doc(account.uid).get();
    expect(await remove(account)).toEqual({ status: 200, body: { status: 'deleted' } });
    expect(await deletions.doc(account.uid).get()).toMatchObject({ updateTime: noted.updateTime });
  });

  it.each(['GET', 'OPTIONS', 'DELETE', 'PUT'])('answers %s with 405', async (method) => {
    const account = await aCustomer();
    const answer = await fetch(suite.siteUrl + endpoints.deleteAccount, {
      method,
      headers: { Authorization: `Bearer ${account.token}`, Origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await documentsOf(account)).toHaveLength(5);
  });
});
