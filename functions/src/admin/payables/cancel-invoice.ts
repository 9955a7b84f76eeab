import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { unclaimed } from '../../../shared/collections.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { cancellationEmailId, issuedEmailId } from '../../outbox/invoice-email-ids.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf } from '../../subscriptions/documents.ts';
import { refuseUnresolved } from '../payments/refuse-unresolved.ts';
import type { Requester } from '../requester.ts';
import { changePayable } from './change-payable.ts';

type CancelRequest = Extract<AdminRequest, { action: 'cancel-invoice' }>;

/** How long staff can undo the cancellation before the customer gets the email. */
const pauseMs = 10 * 60 * 1000;

/**
 * Cancels a pending invoice. Throws as `changePayable` and `refuseUnresolved` do, and `plan-needs-invoice` if a plan
 * waits for the invoice. Staff change or cancel that plan instead, which replaces the invoice.
 */
export function cancelInvoice(request: CancelRequest, actor: Requester): Promise<AuditedChange> {
  return changePayable({
    ...request,
    actor,
    from: 'Pending',
    to: 'Cancelled',
    refuse: async (reads, path) => {
      await refuseNeeded(reads, request.payable);
      await refuseUnresolved(reads, path);
    },
    also: (batch, reads) => queueEmail(batch, reads, request),
  });
}

async function refuseNeeded(reads: Reads, { uid, id }: CancelRequest['payable']): Promise<void> {
  const { terms = [], change } = (await reads.get(invoicesOf(uid).doc(id))).data() as PlanRequest;
  const requested = change ? [...terms, change] : terms;
  const plans = await Promise.all(
    requested.map(({ subscriptionId }) => reads.get(subscriptionsOf(uid).doc(subscriptionId))),
  );
  const isNeeded = plans.some((snapshot) => {
    const plan = snapshot.data();
    return plan?.renewalRequest === id || plan?.changeRequest === id;
  });
  if (isNeeded) throw new ServerError('plan-needs-invoice');
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
