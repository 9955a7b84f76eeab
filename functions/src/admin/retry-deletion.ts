import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { deleteAccount, isDeleted } from '../accounts/deletion/delete-account.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { change } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import type { Requester } from './requester.ts';

type RetryRequest = Extract<AdminRequest, { action: 'retry-deletion' }>;

/** A deletion step may still run for this long after its last update. */
const pauseMs = 60_000;

/**
 * Throws `record-missing` if no deletion was requested, `changed-since` if it has finished or is running, and
 * the error of a failing step.
 */
export async function retryDeletion(
  { idempotencyKey, action, uid }: RetryRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = deletions.doc(uid);
  const request = { idempotencyKey, ...actor, action, path: reference.path, note: null };
  const done = await runIdempotent(request, async (batch, reads) => {
    const stored = await reads.get(reference);
    const deletion = stored.data();
    if (!deletion) throw new ServerError('record-missing');
    const { step, updatedAt } = deletion;
    const now = Timestamp.now();
    const hasEnded = step === 'finished' || step === 'swept';
    const isGoingOn = now.toMillis() - updatedAt.toMillis() < pauseMs;
    if (hasEnded || isGoingOn) throw new ServerError('changed-since');
    // Makes two requests at once conflict.
    change(batch, stored, { updatedAt: now });
    return { before: {}, after: { step }, payablePath: null };
  });
  if (!(await isDeleted(uid))) await deleteAccount(uid);
  return done;
}
