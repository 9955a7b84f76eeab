import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange, AuditFacts } from '../../../shared/admin/audit.ts';
import type { AdminRequest, MessageName } from '../../../shared/admin/admin-actions.ts';
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
 * Closes the open messages. Only the audit log has the note, because customers can read their messages. Throws
 * `record-missing` if no message exists, and `changed-meanwhile` if none is open.
 */
export async function closeMessages(
  { idempotencyKey, action, messages, note: typed }: CloseRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(typed);
  const places = placesOf(messages);
  const path = places[0]?.path ?? '';
  return runIdempotent({ idempotencyKey, ...actor, action, path, note }, async (batch, reads) => {
    const stored = await reads.getAll(...places);
    const known = stored.filter(({ exists }) => exists);
    if (known.length === 0) throw new ServerError('record-missing');
    const waiting = known.filter((it) => it.data()?.isOpen !== false);
    if (waiting.length === 0) throw new ServerError('changed-meanwhile');
    for (const message of waiting) change(batch, message, { isOpen: false });
    return {
      before: { waits: true },
      after: { waits: false, ...countOf(waiting) },
      payablePath: null,
      ...(places.length > 1 && namesOf(waiting.map(({ ref }) => ref))),
    };
  });
}

/** Removes duplicates. */
function placesOf(messages: readonly MessageName[]): DocumentReference<StoredContactMessage>[] {
  return [...new Map(messages.map(messageReference).map((it) => [it.path, it])).values()];
}

function namesOf(messages: readonly DocumentReference[]): Pick<AuditEntry, 'paths' | 'uids'> {
  const owners = messages.map(messageOwner).filter((uid) => uid !== null);
  return { paths: messages.map(({ path }) => path), uids: [...new Set(owners)] };
}

function countOf({ length }: readonly unknown[]): AuditFacts {
  return length > 1 ? { messages: length } : {};
}

/**
 * Skips messages that were answered or reopened since. Throws `record-missing` if no message exists, and
 * `changed-meanwhile` if none can be reopened.
 */
export async function reopenMessages(
  batch: WriteBatch,
  reads: Reads,
  { path, paths = [path], at }: AuditEntry,
): Promise<void> {
  const places = paths.map((it) => firestore.doc(it) as DocumentReference<StoredContactMessage>);
  const stored = await reads.getAll(...places);
  const known = stored.filter(({ exists }) => exists);
  if (known.length === 0) throw new ServerError('record-missing');
  const closed = known.filter((it) => {
    const { isOpen, replies = [] } = it.data() ?? {};
    return isOpen === false && !replies.some(({ createdAt }) => createdAt > at);
  });
  if (closed.length === 0) throw new ServerError('changed-meanwhile');
  for (const message of closed) change(batch, message, { isOpen: true });
}
