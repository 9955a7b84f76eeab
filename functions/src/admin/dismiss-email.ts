import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { outbox, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

type DismissRequest = Extract<AdminRequest, { action: 'dismiss-email' }>;

/** Throws `record-missing`, and `changed-since` unless the email has failed. */
export async function dismissEmail(
  { idempotencyKey, action, id, note: enteredNote }: DismissRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(enteredNote);
  const reference = outbox.doc(id);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note },
    async (batch, reads) => {
      const stored = await reads.get(reference);
      const email = stored.data();
      if (!email) throw new ServerError('record-missing');
      if (email.state !== 'failed') throw new ServerError('changed-since');
      change(batch, stored, { state: 'dropped' });
      return { before: { state: 'failed' }, after: { state: 'dropped' }, payablePath: email.path };
    },
  );
}

/** Undoes `dismissEmail`. Throws `record-missing` and `changed-since`. */
export async function reopenEmail(
  batch: WriteBatch,
  reads: Reads,
  { path }: Pick<AuditEntry, 'path'>,
): Promise<void> {
  const stored = await reads.get(firestore.doc(path) as DocumentReference<OutboxEntry>);
  const email = stored.data();
  if (!email) throw new ServerError('record-missing');
  if (email.state !== 'dropped') throw new ServerError('changed-since');
  change(batch, stored, { state: 'failed' });
}
