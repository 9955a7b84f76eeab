import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { unclaimed } from '../../../shared/collections.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { formatIndianTime } from '../../../shared/values/indian-time.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { invoicesOf, type IssuedInvoice } from '../../invoices/issued-invoice.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { change } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { refuseUnresolved } from '../payments/refuse-unresolved.ts';
import type { Requester } from '../requester.ts';

type RemindRequest = Extract<AdminRequest, { action: 'remind-of-invoice' }>;

const pauseMs = 24 * 60 * 60 * 1000;

/**
 * Throws `record-missing`, and `changed-since` unless the invoice is Pending. Throws `no-customer-left` once
 * the account is being deleted, and `reminded-already` within a day of the last reminder. Also throws as
 * `refuseUnresolved` does.
 */
export async function remindOfInvoice(
  { idempotencyKey, action, payable: { uid, id } }: RemindRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = invoicesOf(uid).doc(id);
  const { path } = reference;
  return runIdempotent(
    { idempotencyKey, ...actor, action, path, note: null },
    async (batch, reads) => {
      const [stored, deletion] = await Promise.all([
        reads.get(reference),
        reads.get(deletions.doc(uid)),
      ]);
      // An invoice that the customer entered has no lines, and its address may belong to a stranger.
      const { status, email, lines, remindedAt }: Partial<IssuedInvoice> = stored.data() ?? {};
      if (status === undefined) throw new ServerError('record-missing');
      if (status !== 'Pending') throw new ServerError('changed-since');
      if (deletion.exists) throw new ServerError('no-customer-left');
      await refuseUnresolved(reads, path);
      const now = Timestamp.now();
      if (remindedAt && now.toMillis() - remindedAt.toMillis() < pauseMs) {
        throw new ServerError('reminded-already');
      }
      change(batch, stored, { remindedAt: now });
      const about = {
        uid: uid === unclaimed ? null : uid,
        path,
        recipientEmail: lines && email ? email : null,
      };
      batch.create(
        outbox.doc(`reminder_${idempotencyKey}`),
        newOutboxEntry('invoice_reminder', about),
      );
      return {
        before: { remindedAt: remindedAt ? formatIndianTime(remindedAt.toDate()) : null },
        after: { remindedAt: formatIndianTime(now.toDate()) },
        payablePath: path,
      };
    },
  );
}
