import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../outbox/outbox-entry.ts';

/** Reads the letters that are not tried again, the newest first. */
export async function readFailedLetters(
  limit: number,
): Promise<QueryDocumentSnapshot<OutboxEntry>[]> {
  const failed = outbox.where('state', '==', 'failed').orderBy('createdAt', 'desc');
  return (await failed.limit(limit).get()).docs;
}
