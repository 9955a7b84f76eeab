import type { AuditedChange } from '../../shared/audit.ts';
import type { AdminAction } from '../../shared/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { doOnce } from '../audit/do-once.ts';
import { readNote } from '../platform/read-note.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from './requester.ts';

type NoteAction = Extract<AdminAction, { action: 'note-message' }>;

/**
 * Notes something about a message. The audit alone has it: customers can read their messages. Throws
 * `record-missing`.
 */
export async function noteMessage(
  { key, action, message, note: typed }: NoteAction & { key: string },
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(typed);
  const place = messageReference(message);
  return doOnce({ key, ...actor, action, path: place.path, note }, async (_, reads) => {
    // A message that is deleted before the commit leaves a note about nothing.
    if (!(await reads.get(place)).exists) throw new ServerError('record-missing');
    return { before: {}, after: {}, payablePath: null };
  });
}
