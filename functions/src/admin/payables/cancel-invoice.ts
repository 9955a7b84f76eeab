import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { unclaimed } from '../../../shared/collections.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { refuseUncaptured } from '../payments/refuse-uncaptured.ts';
import type { Requester } from '../requester.ts';
import { changePayable } from './change-payable.ts';

type CancelRequest = Extract<AdminRequest, { action: 'cancel-invoice' }>;

/** The time for an undo before the customer is told. */
const pauseMs = 10 * 60 * 1000;

/** Throws as `changePayable` and `refuseUncaptured` do. */
export function cancelInvoice(request: CancelRequest, actor: Requester): Promise<AuditedChange> {
  return changePayable({
    ...request,
    actor,
    from: 'Pending',
    to: 'Cancelled',
    refuse: refuseUncaptured,
    also: (batch, reads) => queueEmail(batch, reads, request),
  });
}

/** Tells a customer who got the invoice by email. */
async function queueEmail(
  batch: WriteBatch,
  reads: Reads,
  { idempotencyKey, payable: { uid, id } }: CancelRequest,
): Promise<void> {
  const reference = invoicesOf(uid).doc(id);
  const [invoice, issued] = await Promise.all([
    reads.get(reference),
    reads.get(outbox.doc(`issued_${id}`)),
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

export function cancellationEmailId(idempotencyKey: string): string {
  return `cancelled_${idempotencyKey}`;
}
