import { expect } from 'vitest';
import { userCollectionPath } from '../../../../functions/shared/collections.ts';
import { endpoints } from '../../../../functions/shared/endpoints.ts';
import { age, callAuth, signUp, withTokenOfAge, type Account } from './accounts.ts';
import { addressOf } from '../requests.ts';
import { suite } from '../suite.ts';

/** Creates a session that began a minute ago. Firebase revokes tokens with one-second precision. */
export async function anOlderSession(): Promise<Account> {
  const account = await signUp({ withProfile: true });
  await age(account);
  return withTokenOfAge(account, 60);
}

export async function signIn<Person extends Pick<Account, 'email' | 'password'>>(
  account: Person,
): Promise<Person & Pick<Account, 'token' | 'refreshToken'>> {
  const { email, password } = account;
  const credential = { email, password, returnSecureToken: true };
  const { idToken, refreshToken } = (await callAuth('signInWithPassword', credential)).body;
  return { ...account, token: idToken, refreshToken };
}

export async function callEndpoint({ token }: Account): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(await addressOf(endpoints.exportAccount), { headers })).status;
}

/** Returns the statuses of listing the orders and deleting a cart item. */
export async function queryDatabase({
  uid,
  token,
}: Account): Promise<{ read: number; write: number }> {
  const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${suite.projectId}/databases/(default)/documents`;
  const headers = { Authorization: `Bearer ${token}` };
  const [read, write] = await Promise.all([
    fetch(`${documents}/${userCollectionPath(uid, 'orders')}`, { headers }),
    fetch(`${documents}/${userCollectionPath(uid, 'cart')}/apac-debt-grid`, {
      method: 'DELETE',
      headers,
    }),
  ]);
  return { read: read.status, write: write.status };
}

export const open = { read: 200, write: 200 };
export const closed = { read: 403, write: 403 };

/** Expects that neither the endpoints nor the database accept the session's token. */
export async function expectSessionEnded(session: Account): Promise<void> {
  expect(await callEndpoint(session)).toBe(401);
  expect(await queryDatabase(session)).toEqual(closed);
}

export async function expectSessionValid(session: Account): Promise<void> {
  expect(await callEndpoint(session)).toBe(200);
  expect(await queryDatabase(session)).toEqual(open);
}
