import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { unclaimed } from '../../../shared/collections.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { cancellationEmailId, issuedEmailId } from '../../outbox/invoice-email-ids.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { refuseUnresolved } from '../payments/refuse-unresolved.ts';
import type { Requester } from '../requester.ts';
import { changePayable } from './change-payable.ts';

type CancelRequest = Extract<AdminRequest, { action: 'cancel-invoice' }>;

/** How long staff can undo the cancellation before the customer gets the email. */
const pauseMs = 10 * 60 * 1000;

/** Cancels a pending invoice. Throws as `changePayable` and `refuseUnresolved` do. */
export function cancelInvoice(request: CancelRequest, actor: Requester): Promise<AuditedChange> {
  return changePayable({
    ...request,
    actor,
    from: 'Pending',
    to: 'Cancelled',
    refuse: refuseUnresolved,
    also: (batch, reads) => queueEmail(batch, reads, request),
  });
}

/** Queues an email to the customer, if we emailed the invoice. */
async function queueEmail(
  batch: WriteBatch,
  reads: Reads,
  { idempotencyKey, payable: { uid, id } }: CancelRequest,
): Promise<void> {
  const reference = invoicesOf(uid).doc(id);
  const [invoice, issued] = await Promise.all([
    reads.get(reference),
    reads.get(outbox.doc(issuedEmailId(id))),
  ]);
  if (issued.data()?.state !== 'sent') return;
  const about = {
    uid: uid === unclaimed ? null : uid,
    path: reference.path,
    recipientEmail: invoice.data()?.email ?? null,
    dueAt: Timestamp.fromMillis(Date.now() + pauseMs),
  };
  batch.create(
    outbox.doc(cancellationEmailId(idempotencyKey)),
    newOutboxEntry('invoice_cancelled', about),
  );
}
