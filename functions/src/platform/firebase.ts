import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  type CollectionGroup,
  type CollectionReference,
  type DocumentData,
} from 'firebase-admin/firestore';
import { codeOf } from './code-of.ts';

if (getApps().length === 0) initializeApp();

export const auth = getAuth();
export const firestore = getFirestore();
export const appCheck = getAppCheck();

export function isAccountMissing(error: unknown): boolean {
  return codeOf(error) === 'auth/user-not-found';
}

/**
 * Declares the collection at a path, with the type of its documents. The linter finds the assertion unnecessary in
 * some runs, because the order of TypeScript's checks differs.
 */
export function typedCollection<Document extends object = DocumentData>(
  path: string,
): CollectionReference<Document> {
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  return firestore.collection(path) as CollectionReference<Document>;
}

/** Declares all collections of a name that lie under accounts. */
export function typedCollectionGroup<Document extends object>(
  name: string,
): CollectionGroup<Document> {
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  return firestore.collectionGroup(name) as CollectionGroup<Document>;
}
