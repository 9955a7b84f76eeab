import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { hasAddress, mayResend } from '../../shared/messages/email-kinds.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import type { Requester } from './requester.ts';

type ResendRequest = Extract<AdminRequest, { action: 'resend-email' }>;

/**
 * Queues a failed email again, or a copy of a sent email. The copy has its own Message-ID, because a mailbox may hide
 * an email that it already has. Throws as `refuseOutdated` does, `record-missing`, `changed-since`, and `no-address-left` if
 * the address was erased or the account was deleted.
 */
export async function resendEmail(
  { idempotencyKey, action, id }: ResendRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = outbox.doc(id);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note: null },
    async (batch, reads) => {
      const stored = await reads.get(reference);
      const email = stored.data();
      if (!email) throw new ServerError('record-missing');
      if (!hasAddress(email) || (await isOfDeleted(reads, email))) {
        throw new ServerError('no-address-left');
      }
      if (!mayResend(email)) throw new ServerError('changed-since');
      await refuseOutdated(reads, email);
      const { state, path: payablePath } = email;
      if (state === 'sent') {
        batch.create(outbox.doc(`again_${idempotencyKey}`), copyOf(id, email));
      } else {
        change(batch, stored, {
          state: 'queued',
          tries: 0,
          unknownDeliveries: 0,
          failureReason: null,
          dueAt: Timestamp.now(),
          sentAt: null,
        });
      }
      return { before: { state }, after: { state: 'queued' }, payablePath };
    },
  );
}

function copyOf(id: string, email: OutboxEntry): OutboxEntry {
  const { claimId: _, ...known } = email;
  const { uid, paymentId, refundId, path, recipientEmail } = email;
  const fresh = newOutboxEntry(email.kind, { uid, paymentId, refundId, path, recipientEmail });
  return { ...known, ...fresh, resendOf: email.resendOf ?? id };
}

async function isOfDeleted(reads: Reads, { uid }: OutboxEntry): Promise<boolean> {
  return uid !== null && (await reads.get(deletions.doc(uid))).exists;
}
