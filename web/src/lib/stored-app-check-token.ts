import { env } from './env.ts';
import { readStored } from './read-stored.ts';

interface StoredToken {
  token: string;
  expireTimeMillis: number;
}

/** A token that expires sooner isn't used, because the request takes time. */
const leastLeftMs = 30_000;

/** Resolves to the token that App Check's SDK has stored in this browser, unless it expires soon. */
export async function storedAppCheckToken(): Promise<string | undefined> {
  const key = `${env.firebase.appId}-[DEFAULT]`;
  const found = await readStored('firebase-app-check-database', 'firebase-app-check-store', key);
  const stored = (found as { value?: StoredToken } | undefined)?.value;
  const isFresh = stored && stored.expireTimeMillis - Date.now() > leastLeftMs;
  return isFresh ? stored.token : undefined;
}
