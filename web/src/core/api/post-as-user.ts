import { bearer } from './as-user.ts';
import { postJson } from './request-json.ts';

/** Posts JSON in the name of whoever is signed in. Rejects with an ApiError. */
export async function postAsUser(path: string, body: object): Promise<unknown> {
  return postJson(path, body, { headers: await bearer() });
}
