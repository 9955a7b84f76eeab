import { Query, Transaction, type DocumentReference } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { firestore } from '../../../../functions/src/platform/firebase.ts';

type Step = () => Promise<unknown>;

export function beforeRead(path: string, happens: Step): void {
  interceptNextRead(isAt(path), async (read) => {
    await happens();
    return read();
  });
}

/** Runs `happens` between the next read of a document and the reader's write. */
export function afterRead(path: string, happens: Step): void {
  interceptNextRead(isAt(path), andThen(happens));
}

/** Runs `happens` between a commit's next query and its write. */
export function afterCommitQuery(happens: Step): void {
  interceptNextRead((source) => source instanceof Query, andThen(happens));
}

/** Runs `happens` between the next query outside a commit and the caller's write. */
export function afterNextQuery(happens: Step): void {
  const spy = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    spy.mockRestore();
    const found = await this.get();
    await happens();
    return found;
  });
}

type Source = DocumentReference | Query;
type Read = (...sources: Source[]) => Promise<unknown>;
type Around = (read: () => Promise<unknown>) => Promise<unknown>;

function isAt(path: string): (source: Source) => boolean {
  return (source) => 'path' in source && source.path === path;
}

function andThen(happens: Step): Around {
  return async (read) => {
    const snapshots = await read();
    await happens();
    return snapshots;
  };
}

/** Intercepts reads within commits and plain reads, which all use `getAll`. */
function interceptNextRead(isMeant: (source: Source) => boolean, around: Around) {
  const readers = [
    { object: Transaction.prototype, method: 'get' },
    { object: Transaction.prototype, method: 'getAll' },
    { object: firestore, method: 'getAll' },
  ] as unknown as { object: Record<string, Read>; method: string }[];
  const spies = readers.map(({ object, method }) => {
    const original = object[method] as Read;
    return vi.spyOn(object, method).mockImplementation(function (this: unknown, ...sources) {
      const read = () => original.apply(this, sources);
      if (!sources.some(isMeant)) return read();
      for (const spy of spies) spy.mockRestore();
      return around(read);
    });
  });
}
