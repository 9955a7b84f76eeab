import type { Page } from '@playwright/test';

export function readStore(page: Page, database: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    ({ database, store }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(store)) return resolve([]);
          const reading = result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result as unknown[]));
        });
      }),
    { database, store },
  );
}
