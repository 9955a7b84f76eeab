import { auth } from '../../lib/firebase.ts';
import { networkError } from './api-error.ts';
import { postJson } from './request.ts';

/** Headers that carry the user's ID token; none when the visitor is logged out. Rejects with an ApiError. */
export async function bearer(): Promise<Record<string, string>> {
  const token = await auth()
    .currentUser?.getIdToken()
    .catch(() => {
      throw networkError();
    });
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

/** Posts JSON with the user's ID token. Rejects with an ApiError. */
export async function postAsUser(path: string, body: object): Promise<unknown> {
  return postJson(path, body, { headers: await bearer() });
}
