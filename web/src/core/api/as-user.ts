import { networkError } from './api-error.ts';
import { postJson } from './request.ts';

/** Headers that carry the user's ID token; none when the visitor is logged out. Rejects with an ApiError. */
export async function bearer(): Promise<Record<string, string>> {
  const token = await idToken().catch(() => {
    throw networkError();
  });
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

async function idToken(): Promise<string | undefined> {
  const { auth } = await import('../../lib/firebase.ts');
  return auth().currentUser?.getIdToken();
}

/** Posts JSON with the user's ID token. Rejects with an ApiError. */
export async function postAsUser(path: string, body: object): Promise<unknown> {
  return postJson(path, body, { headers: await bearer() });
}
