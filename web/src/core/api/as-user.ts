import { auth } from '../../lib/firebase.ts';
import { networkError } from './api-error.ts';

/** The headers that speak for whoever is signed in; none for nobody. Rejects with an ApiError. */
export async function bearer(): Promise<Record<string, string>> {
  const token = await auth()
    .currentUser?.getIdToken()
    .catch(() => {
      throw networkError();
    });
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
