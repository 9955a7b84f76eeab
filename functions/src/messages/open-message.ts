import type { DocumentReference } from 'firebase-admin/firestore';
import { change, commitAtomically } from '../platform/commit-atomically.ts';
import type { StoredContactMessage } from './documents.ts';

/** Puts a new message among those that wait for an answer. One that was answered already stays so. */
export async function openMessage(message: DocumentReference): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(message as DocumentReference<StoredContactMessage>);
    const isNew = stored.exists && stored.data()?.isOpen === undefined;
    if (isNew) change(batch, stored, { isOpen: true });
  });
}
