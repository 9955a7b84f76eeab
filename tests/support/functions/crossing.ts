import { Transaction, type DocumentReference } from 'firebase-admin/firestore';
import { vi } from 'vitest';

type Happening = () => Promise<unknown>;

/** Lets something happen just before a commit reads a document next. */
export function beforeRead(path: string, happens: Happening): void {
  onNextRead(path, async (read) => {
    await happens();
    return read();
  });
}

/** Lets something happen just after a commit has read a document, before it is written. */
export function afterRead(path: string, happens: Happening): void {
  onNextRead(path, async (read) => {
    const snapshots = await read();
    await happens();
    return snapshots;
  });
}

type Read = (...references: DocumentReference[]) => Promise<unknown>;

function onNextRead(path: string, around: (read: () => Promise<unknown>) => Promise<unknown>) {
  const methods = ['get', 'getAll'] as const;
  const spies = methods.map((method) => {
    const original = Transaction.prototype[method] as Read;
    const spy = vi.spyOn(Transaction.prototype, method);
    const replacement: Read = async function (this: Transaction, ...references) {
      const read = () => original.apply(this, references);
      if (!references.some((it) => it.path === path)) return read();
      for (const spy of spies) spy.mockRestore();
      return around(read);
    };
    spy.mockImplementation(replacement as never);
    return spy;
  });
}
