import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { readNote } from '../../platform/read-note.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from '../requester.ts';

type NoteRequest = Extract<AdminRequest, { action: 'note-message' }>;

/** Writes the note only to the audit log, because customers can read their messages. Throws `message-deleted`. */
export async function noteMessage(
  { idempotencyKey, action, message, note: enteredNote }: NoteRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(enteredNote);
  const reference = messageReference(message);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note },
    async (_, reads) => {
      // A note on a message that is deleted before the commit does no harm.
      if (!(await reads.get(reference)).exists) throw new ServerError('message-deleted');
      return { before: {}, after: {}, payablePath: null };
    },
  );
}
