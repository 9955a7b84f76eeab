/**
 * Reads a value that a library keeps in IndexedDB. Resolves to undefined if there is none. Leaves it to the library
 * to create its database.
 */
export function readStored(database: string, store: string, key: string): Promise<unknown> {
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
        const reading = result.transaction(store).objectStore(store).get(key);
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error('No answer.')));
      } catch (error) {
        reject(error);
      } finally {
        // An open connection would delay the library's own changes.
        result.close();
      }
    });
  });
}
