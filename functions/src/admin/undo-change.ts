import type { WriteBatch } from 'firebase-admin/firestore';
import type { AuditAction, AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { audit, type AuditEntry } from '../audit/audit-entry.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import type { Requester } from './requester.ts';
import { reopenMessages } from './messages/close-messages.ts';
import { reopenEmail } from './dismiss-email.ts';
import { reopenPayable } from './payables/reopen-payable.ts';
import { reopenItem } from './reopen-item.ts';

type UndoRequest = Extract<AdminRequest, { action: 'undo' }>;

/** Throws `record-missing`, or `changed-since` if the change no longer applies. */
type Reverse = (
  batch: WriteBatch,
  reads: Reads,
  done: AuditEntry & { id: string },
) => Promise<void>;

/** An action that sends an email has no reverse. */
const reverses: Partial<Record<AuditAction, Reverse>> = {
  'cancel-invoice': reopenPayable,
  'complete-order': reopenPayable,
  'resolve-alert': reopenItem,
  'close-messages': reopenMessages,
  'dismiss-email': reopenEmail,
};

/**
 * Undoes the change of an audit entry, which stays. Throws `record-missing`, `invalid-request` if the change can't
 * be undone, and `changed-since` if the record has changed since.
 */
export async function undoChange(
  { idempotencyKey, action, undoes }: UndoRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const done = (await audit.doc(undoes).get()).data();
  if (!done) throw new ServerError('record-missing');
  const { path, payablePath } = done;
  const reverse = reverses[done.action];
  if (!reverse) throw new ServerError('invalid-request');
  return runIdempotent(
    { idempotencyKey, ...actor, action, path, note: null, undoes },
    async (batch, reads) => {
      const earlier = await reads.get(audit.where('undoes', '==', undoes).limit(1));
      if (!earlier.empty) throw new ServerError('changed-since');
      await reverse(batch, reads, { ...done, id: undoes });
      return { before: done.after, after: done.before, payablePath };
    },
  );
}
