import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange, AuditFacts } from '../../../shared/admin/audit.ts';
import type { AdminRequest, MessageId } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { messageOwner, type StoredContactMessage } from '../../messages/documents.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { firestore } from '../../platform/firebase.ts';
import { readNote } from '../../platform/read-note.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from '../requester.ts';

type CloseRequest = Extract<AdminRequest, { action: 'close-messages' }>;

/**
 * Closes the messages that are still open. The note is stored only in the audit log, because customers can read their
 * messages. Throws
 * `record-missing` if no message exists, and `changed-since` if none is open.
 */
export async function closeMessages(
  { idempotencyKey, action, messages, note: enteredNote }: CloseRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(enteredNote);
  const references = uniqueReferences(messages);
  const path = references[0]?.path ?? '';
  return runIdempotent({ idempotencyKey, ...actor, action, path, note }, async (batch, reads) => {
    const stored = await reads.getAll(...references);
    const known = stored.filter(({ exists }) => exists);
    if (known.length === 0) throw new ServerError('record-missing');
    const open = known.filter((it) => it.data()?.isOpen !== false);
    if (open.length === 0) throw new ServerError('changed-since');
    for (const message of open) change(batch, message, { isOpen: false });
    return {
      before: { isOpen: true },
      after: { isOpen: false, ...countFact(open) },
      payablePath: null,
      ...(references.length > 1 && recordFields(open.map(({ ref }) => ref))),
    };
  });
}

function uniqueReferences(
  messages: readonly MessageId[],
): DocumentReference<StoredContactMessage>[] {
  return [...new Map(messages.map(messageReference).map((it) => [it.path, it])).values()];
}

function recordFields(messages: readonly DocumentReference[]): Pick<AuditEntry, 'paths' | 'uids'> {
  const owners = messages.map(messageOwner).filter((uid) => uid !== null);
  return { paths: messages.map(({ path }) => path), uids: [...new Set(owners)] };
}

function countFact({ length }: readonly unknown[]): AuditFacts {
  return length > 1 ? { messages: length } : {};
}

/**
 * Reopens the messages that an audit entry closed. Skips those that were answered or reopened after that. Throws
 * `record-missing` if no message exists, and `changed-since` if none can be reopened.
 */
export async function reopenMessages(
  batch: WriteBatch,
  reads: Reads,
  { path, paths = [path], at }: AuditEntry,
): Promise<void> {
  const references = paths.map(
    (it) => firestore.doc(it) as DocumentReference<StoredContactMessage>,
  );
  const stored = await reads.getAll(...references);
  const known = stored.filter(({ exists }) => exists);
  if (known.length === 0) throw new ServerError('record-missing');
  const closed = known.filter((it) => {
    const { isOpen, replies = [] } = it.data() ?? {};
    return isOpen === false && !replies.some(({ createdAt }) => createdAt > at);
  });
  if (closed.length === 0) throw new ServerError('changed-since');
  for (const message of closed) change(batch, message, { isOpen: true });
}
