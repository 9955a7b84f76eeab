import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type CollectionReference } from 'firebase-admin/firestore';
import { codeOf } from './code-of.ts';

if (getApps().length === 0) initializeApp();

export const auth = getAuth();
export const firestore = getFirestore();
export const appCheck = getAppCheck();

export function isAccountMissing(error: unknown): boolean {
  return codeOf(error) === 'auth/user-not-found';
}

export function typedCollection<Document extends object>(
  name: string,
): CollectionReference<Document> {
  return firestore.collection(name) as CollectionReference<Document>;
}
