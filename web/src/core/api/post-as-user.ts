import { auth } from '../../lib/firebase.ts';
import { networkError } from './api-error.ts';
import { postJson } from './request-json.ts';

/** Posts JSON in the name of whoever is signed in. Rejects with an ApiError. */
export async function postAsUser(path: string, body: object): Promise<unknown> {
  const token = await auth()
    .currentUser?.getIdToken()
    .catch(() => {
      throw networkError();
    });
  return postJson(path, body, {
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
}
