import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from '../requester.ts';

type DeleteRequest = Extract<AdminRequest, { action: 'delete-message' }>;

/** Deletes the message. A trigger then erases the address from the emails about it. Throws `record-missing`. */
export async function deleteMessage(
  { idempotencyKey, action, id }: DeleteRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = messageReference({ uid: null, id });
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note: null },
    async (batch, reads) => {
      const { exists, ref, updateTime } = await reads.get(reference);
      if (!exists || !updateTime) throw new ServerError('record-missing');
      batch.delete(ref, { lastUpdateTime: updateTime });
      return { before: { deleted: false }, after: { deleted: true }, payablePath: null };
    },
  );
}
