import { Query, Transaction, type DocumentReference } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/firebase.ts';

type Happening = () => Promise<unknown>;

/** Lets something happen just before a document is read next. */
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

/** Lets something happen just after the next query was answered, before what is decided on it is written. */
export function afterNextQuery(happens: Happening): void {
  const spy = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    spy.mockRestore();
    const found = await this.get();
    await happens();
    return found;
  });
}

type Read = (...references: DocumentReference[]) => Promise<unknown>;

/** Watches the reads of commits, and plain reads, each of which is a `getAll`. */
function onNextRead(path: string, around: (read: () => Promise<unknown>) => Promise<unknown>) {
  const readers = [
    { object: Transaction.prototype, method: 'get' },
    { object: Transaction.prototype, method: 'getAll' },
    { object: firestore, method: 'getAll' },
  ] as unknown as { object: Record<string, Read>; method: string }[];
  const spies = readers.map(({ object, method }) => {
    const original = object[method] as Read;
    return vi.spyOn(object, method).mockImplementation(function (this: unknown, ...references) {
      const read = () => original.apply(this, references);
      if (!references.some((it) => it.path === path)) return read();
      for (const spy of spies) spy.mockRestore();
      return around(read);
    });
  });
}
