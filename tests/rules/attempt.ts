import { actors, type ActorName } from './actors.ts';
import {
  documentKinds,
  type Document,
  type DocumentKind,
  type DocumentKindName,
} from './documents.ts';
import { isAllowed, storeOf, type Store } from './environment.ts';
import { removeAsServer, storeAsServer } from './stored.ts';

/** `group` lists all collections with the name of the document's collection, at any path. */
export const operations = ['get', 'list', 'create', 'update', 'delete', 'group'] as const;
export type Operation = (typeof operations)[number];

/** Stores the document, or removes it before a creation. */
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

/** Whether the rules accept a new document with these fields instead of the usual ones. */
export async function isAccepted(
  name: DocumentKindName,
  fields: Document,
  writer: ActorName = documentKinds[name].writer,
): Promise<boolean> {
  const documentKind: DocumentKind = documentKinds[name];
  const uid = actors[writer].target;
  const path = documentKind.pathFor(uid);
  await prepare('create', path, {});
  const document = { ...documentKind.make(uid), ...fields };
  return isAllowed(storeOf(writer).doc(path).set(document));
}
