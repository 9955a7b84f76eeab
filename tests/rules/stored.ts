import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { collections } from '../../functions/shared/collections.ts';
import { leavingUid, revokedAtSeconds, revokedUids } from './actors.ts';
import { projectId } from './environment.ts';

const server = getFirestore(initializeApp({ projectId }, 'rules'));

/** Stores a document as the server does, without the rules. */
export async function storeAsServer(path: string, document: DocumentData): Promise<void> {
  await server.doc(path).set(document);
}

export async function removeAsServer(path: string): Promise<void> {
  await server.doc(path).delete();
}

export async function storedAt(path: string): Promise<DocumentData | undefined> {
  return (await server.doc(path).get()).data();
}

export async function beginDeletion(): Promise<void> {
  await storeAsServer(`${collections.deletions}/${leavingUid}`, { step: 'documents' });
}

export async function endSessions(): Promise<void> {
  const at = new Timestamp(revokedAtSeconds, 0);
  for (const uid of revokedUids) await storeAsServer(`${collections.revoked}/${uid}`, { at });
}
