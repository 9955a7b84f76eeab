import { randomUUID } from 'node:crypto';
import { suite } from './suite.ts';

export interface Account {
  uid: string;
  token: string;
}

/** Signs up a new account at the Auth emulator, as the browser's SDK does. */
export async function signUp(): Promise<Account> {
  const answer = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@example.com`,
        password: 'correct horse',
        returnSecureToken: true,
      }),
    },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

/** The account's token as it will be an hour after it ran out. */
export function expired({ uid, token }: Account): Account {
  const [header, payload] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const past = Math.floor(Date.now() / 1000) - 2 * 60 * 60;
  const aged = JSON.stringify({ ...claims, auth_time: past, iat: past, exp: past + 60 * 60 });
  return { uid, token: `${header}.${Buffer.from(aged).toString('base64url')}.` };
}
