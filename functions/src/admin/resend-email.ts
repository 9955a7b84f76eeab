import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { hasAddress, mayResend } from '../../shared/messages/email-kinds.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { outbox, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import type { Requester } from './requester.ts';

type ResendRequest = Extract<AdminRequest, { action: 'resend-email' }>;

/**
 * Sends a sent email only one more time. Throws as `refuseOutdated` does, `record-missing`, `changed-since`,
 * and `no-address-left` if the address was erased or the account was deleted.
 */
export async function resendEmail(
  { idempotencyKey, action, id }: ResendRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const place = outbox.doc(id);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: place.path, note: null },
    async (batch, reads) => {
      const stored = await reads.get(place);
      const email = stored.data();
      if (!email) throw new ServerError('record-missing');
      if (!hasAddress(email) || (await isOfDeleted(reads, email))) {
        throw new ServerError('no-address-left');
      }
      if (!mayResend(email)) throw new ServerError('changed-since');
      await refuseOutdated(reads, email);
      const { state, path: payablePath } = email;
      change(batch, stored, {
        state: 'queued',
        tries: 0,
        unknownDeliveries: 0,
        failureReason: null,
        dueAt: Timestamp.now(),
        sentAt: null,
        ...(state === 'sent' && { isSecondTime: true }),
      });
      return { before: { state }, after: { state: 'queued' }, payablePath };
    },
  );
}

async function isOfDeleted(reads: Reads, { uid }: OutboxEntry): Promise<boolean> {
  return uid !== null && (await reads.get(deletions.doc(uid))).exists;
}
