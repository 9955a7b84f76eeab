import type { Document } from './documents.ts';
import type { Store } from './environment.ts';
import { removeAsServer, storeAsServer } from './stored.ts';

/** `group` lists all collections of the document's collection's name, wherever they lie. */
export const operations = ['get', 'list', 'create', 'update', 'delete', 'group'] as const;
export type Operation = (typeof operations)[number];

/** Makes the document be there, or for a creation not. */
export async function prepare(operation: Operation, path: string, stored: Document): Promise<void> {
  await (operation === 'create' ? removeAsServer(path) : storeAsServer(path, stored));
}

export async function attempt(
  store: Store,
  operation: Operation,
  path: string,
  document: Document,
): Promise<unknown> {
  const target = store.doc(path);
  switch (operation) {
    case 'get':
      return target.get();
    case 'list':
      return target.parent.get();
    case 'group':
      return store.collectionGroup(target.parent.id).get();
    case 'create':
    case 'update':
      return target.set(document);
    case 'delete':
      return target.delete();
  }
}
