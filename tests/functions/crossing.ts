import { vi } from 'vitest';
import { firestore } from '../../functions/src/firebase.ts';

/** Lets something happen just before a document is read next, whether alone (which is `getAll` too) or not. */
export function beforeRead(path: string, happens: () => Promise<unknown>): void {
  const readAll = firestore.getAll.bind(firestore);
  const spy = vi.spyOn(firestore, 'getAll').mockImplementation(async (...references) => {
    if (references.some((it) => 'path' in it && it.path === path)) {
      spy.mockRestore();
      await happens();
    }
    return readAll(...references);
  });
}
