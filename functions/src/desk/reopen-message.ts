import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { ServerError } from '../../shared/server-errors.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import type { StoredContactMessage } from '../messages/documents.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/**
 * Puts a message back among those that wait. Throws `record-missing`, and `changed-meanwhile` if it waits
 * already or was answered since.
 */
export async function reopenMessage(
  batch: WriteBatch,
  reads: Reads,
  { path, at }: AuditEntry,
): Promise<void> {
  const stored = await reads.get(firestore.doc(path) as DocumentReference<StoredContactMessage>);
  const message = stored.data();
  if (!message) throw new ServerError('record-missing');
  const { isOpen, replies = [] } = message;
  const isAnswered = replies.some(({ createdAt }) => createdAt > at);
  if (isOpen !== false || isAnswered) throw new ServerError('changed-meanwhile');
  change(batch, stored, { isOpen: true });
}
