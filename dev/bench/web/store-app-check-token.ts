import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';

/** Stores a token where App Check's SDK keeps the last one, as after an earlier visit. The emulators accept any. */
export async function storeAppCheckToken(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${paths.terms}`);
  await page.evaluate(store);
  await page.close();
}

/** Runs in the page. */
function store(): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebase-app-check-database', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('firebase-app-check-store', { keyPath: 'compositeKey' }),
    );
    opening.addEventListener('success', () => {
      const change = opening.result.transaction('firebase-app-check-store', 'readwrite');
      change.objectStore('firebase-app-check-store').put({
        compositeKey: 'local-suite-[DEFAULT]',
        value: {
          token: 'stored-before',
          issuedAtTimeMillis: Date.now(),
          expireTimeMillis: Date.now() + dayMs,
        },
      });
      change.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
      change.addEventListener('error', () => reject(change.error));
    });
  });
}
