import { env } from './env.ts';
import { isFresh } from './is-fresh.ts';
import { readStored } from './stored-value.ts';

interface StoredToken {
  token: string;
  expireTimeMillis: number;
}

/** Resolves to the token that App Check's SDK has stored in this browser, unless it expires soon. */
export async function storedAppCheckToken(): Promise<string | undefined> {
  const found = await readStored({
    database: 'firebase-app-check-database',
    store: 'firebase-app-check-store',
    key: `${env.firebase.appId}-[DEFAULT]`,
  });
  const stored = (found as { value?: StoredToken } | undefined)?.value;
  return stored && isFresh(stored.expireTimeMillis) ? stored.token : undefined;
}
