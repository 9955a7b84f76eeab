import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/audit.ts';
import { collections, userCollectionPath } from '../../shared/collections.ts';
import { contactReplyLength } from '../../shared/contact-messages.ts';
import type { DeskAction, MessageName } from '../../shared/desk.ts';
import { plainText } from '../../shared/plain-text.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { doOnce } from '../audit/do-once.ts';
import type { StoredContactMessage } from '../messages/documents.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { replyLetterId } from '../outbox/reply-letter-id.ts';
import { change } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

type CloseAction = Extract<DeskAction, { action: 'close-message' }>;
type NoteAction = Extract<DeskAction, { action: 'note-message' }>;
type ReplyAction = Extract<DeskAction, { action: 'reply-to-message' }>;

/**
 * Answers a message: stores the reply under it, where a customer reads it, and queues the letter with it, in
 * one commit. Throws `invalid-request` for a text that is empty or too long, `record-missing`, and
 * `changed-meanwhile` if a colleague has answered since it was shown.
 */
export async function replyAtDesk(
  { key, action, message, text: typed, replies: seen }: ReplyAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const text = plainText(typed);
  if (text === '' || text.length > contactReplyLength) throw new ServerError('invalid-request');
  const place = messageReference(message);
  return doOnce({ key, ...actor, action, path: place.path, note: null }, async (batch, reads) => {
    const stored = await reads.get(place);
    const { email, replies = [] } = stored.data() ?? {};
    if (email === undefined) throw new ServerError('record-missing');
    if (replies.length !== seen) throw new ServerError('changed-meanwhile');
    const reply = { id: key, text, createdAt: Timestamp.now() };
    change(batch, stored, { replies: [...replies, reply], isOpen: false });
    const about = { uid: message.uid, path: place.path, givenEmail: email, replyId: key };
    batch.create(outbox.doc(replyLetterId(key)), newOutboxEntry('message_answered', about));
    return {
      before: { replies: replies.length },
      after: { replies: replies.length + 1 },
      chargePath: null,
    };
  });
}

/**
 * Puts a message away that needs no answer. The audit alone has the note: customers can read their messages.
 * Throws `record-missing` and `changed-meanwhile`.
 */
export async function closeMessageAtDesk(
  { key, action, message, note: typed }: CloseAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(typed);
  const place = messageReference(message);
  return doOnce({ key, ...actor, action, path: place.path, note }, async (batch, reads) => {
    const stored = await reads.get(place);
    if (!stored.exists) throw new ServerError('record-missing');
    if (stored.data()?.isOpen === false) throw new ServerError('changed-meanwhile');
    change(batch, stored, { isOpen: false });
    return { before: { waits: true }, after: { waits: false }, chargePath: null };
  });
}

/**
 * Notes something about a message. The audit alone has it: customers can read their messages. Throws
 * `record-missing`.
 */
export async function noteMessageAtDesk(
  { key, action, message, note: typed }: NoteAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(typed);
  const place = messageReference(message);
  return doOnce({ key, ...actor, action, path: place.path, note }, async (_, reads) => {
    // A message that is deleted before the commit leaves a note about nothing.
    if (!(await reads.get(place)).exists) throw new ServerError('record-missing');
    return { before: {}, after: {}, chargePath: null };
  });
}

function messageReference({ uid, id }: MessageName): DocumentReference<StoredContactMessage> {
  const path = uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries');
  return firestore.collection(path).doc(id) as DocumentReference<StoredContactMessage>;
}
