import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { alerts } from '../alerts/alert.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { change } from '../platform/commit-atomically.ts';
import { readNote } from '../platform/read-note.ts';
import type { Requester } from './requester.ts';

type ResolveRequest = Extract<AdminRequest, { action: 'resolve-alert' }>;

/** Throws `record-missing`, and `changed-since` if the alert was resolved or recurred since it was shown. */
export async function resolveAlert(
  { idempotencyKey, action, id, lastAt, note: enteredNote }: ResolveRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(enteredNote);
  const seenAt = new Timestamp(lastAt.seconds, lastAt.nanoseconds);
  const reference = alerts.doc(id);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note },
    async (batch, reads) => {
      const stored = await reads.get(reference);
      const item = stored.data();
      if (!item) throw new ServerError('record-missing');
      const isAsSeen = item.resolvedAt === null && item.lastAt.isEqual(seenAt);
      if (!isAsSeen) throw new ServerError('changed-since');
      change(batch, stored, { resolvedAt: Timestamp.now(), note });
      return { before: { resolved: false }, after: { resolved: true }, payablePath: item.path };
    },
  );
}
