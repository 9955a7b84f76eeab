/** Where a library keeps a value in IndexedDB. */
export interface StoredValue {
  database: string;
  store: string;
  key: string;
}

/** Reads a value that a library keeps in IndexedDB. Resolves to undefined if there is none. */
export function readStored({ database, store, key }: StoredValue): Promise<unknown> {
  return inStore(database, (opened) => opened.transaction(store).objectStore(store).get(key));
}

/** Removes a value that a library keeps in IndexedDB. */
export async function removeStored({ database, store, key }: StoredValue): Promise<void> {
  await inStore(database, (opened) =>
    opened.transaction(store, 'readwrite').objectStore(store).delete(key),
  );
}

/** Resolves to undefined without a database. Leaves it to the library to create its database. */
function inStore<Result>(
  database: string,
  ask: (opened: IDBDatabase) => IDBRequest<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    let isMissing = false;
    opening.addEventListener('upgradeneeded', () => {
      isMissing = true;
      opening.transaction?.abort();
    });
    opening.addEventListener('error', () => {
      if (isMissing) resolve(undefined);
      else reject(opening.error ?? new Error('The browser refused the database.'));
    });
    opening.addEventListener('success', () => {
      const { result } = opening;
      try {
        const asking = ask(result);
        asking.addEventListener('success', () => resolve(asking.result));
        asking.addEventListener('error', () => reject(asking.error ?? new Error('No answer.')));
      } catch (error) {
        reject(error);
      } finally {
        // An open connection would delay the library's own changes.
        result.close();
      }
    });
  });
}
