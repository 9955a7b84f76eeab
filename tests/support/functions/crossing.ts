import { vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/firebase.ts';

type Happening = () => Promise<unknown>;

/** Lets something happen just before a document is read next, alone (which is `getAll` too) or with others. */
export function beforeRead(path: string, happens: Happening): void {
  onNextRead(path, async (read) => {
    await happens();
    return read();
  });
}

/** Lets something happen just after a document was read, before what is decided on it is written. */
export function afterRead(path: string, happens: Happening): void {
  onNextRead(path, async (read) => {
    const snapshots = await read();
    await happens();
    return snapshots;
  });
}

type ReadAll = typeof firestore.getAll;

function onNextRead(
  path: string,
  around: (read: () => ReturnType<ReadAll>) => ReturnType<ReadAll>,
): void {
  const readAll: ReadAll = firestore.getAll.bind(firestore);
  const spy = vi.spyOn(firestore, 'getAll').mockImplementation(async (...references) => {
    const read = () => readAll(...references);
    if (!references.some((it) => 'path' in it && it.path === path)) return read();
    spy.mockRestore();
    return around(read);
  });
}
