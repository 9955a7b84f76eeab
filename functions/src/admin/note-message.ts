import type { AuditedChange } from '../../shared/audit.ts';
import type { AdminRequest } from '../../shared/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { readNote } from '../platform/read-note.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from './requester.ts';

type NoteRequest = Extract<AdminRequest, { action: 'note-message' }>;

/**
 * Records a note about a message. Only the audit log has the note, because customers can read their messages.
 * Throws `record-missing`.
 */
export async function noteMessage(
  { idempotencyKey, action, message, note: typed }: NoteRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(typed);
  const place = messageReference(message);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: place.path, note },
    async (_, reads) => {
      // If the message is deleted before the commit, the note refers to nothing, which does no harm.
      if (!(await reads.get(place)).exists) throw new ServerError('record-missing');
      return { before: {}, after: {}, payablePath: null };
    },
  );
}
