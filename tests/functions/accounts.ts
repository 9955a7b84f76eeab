import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { userPath } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { aProfile } from '../builders/documents.ts';
import { suite } from './suite.ts';

export interface Account {
  uid: string;
  token: string;
  email: string;
  password: string;
}

/** Signs up a new account at the Auth emulator, as the browser's SDK does. */
export async function signUp({ withProfile = false } = {}): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse';
  const answer = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId: uid, idToken } = (await answer.json()) as { localId: string; idToken: string };
  if (withProfile) {
    const profile = { ...aProfile(uid, { email }), createdAt: Timestamp.now() };
    await firestore.doc(userPath(uid)).set(profile);
  }
  return { uid, token: idToken, email, password };
}

/** The account with its token as it will be an hour after it ran out. */
export function expired(account: Account): Account {
  const [header, payload] = account.token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const past = Math.floor(Date.now() / 1000) - 2 * 60 * 60;
  const aged = JSON.stringify({ ...claims, auth_time: past, iat: past, exp: past + 60 * 60 });
  return { ...account, token: `${header}.${Buffer.from(aged).toString('base64url')}.` };
}
