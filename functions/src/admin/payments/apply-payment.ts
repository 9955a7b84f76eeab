import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import type { AuditedChange, AuditFacts } from '../../../shared/admin/audit.ts';
import { isUntouched } from '../../../shared/payments/left-to-refund.ts';
import type { InvoiceLine } from '../../../shared/payments/invoices.ts';
import type { PaidFields } from '../../../shared/payments/orders.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { lastDayOf } from '../../../shared/subscriptions/last-days.ts';
import { lateUseOf, type LateUse } from '../../../shared/subscriptions/late-use.ts';
import { alertId } from '../../alerts/alert.ts';
import { resolveOpenAlert } from '../../alerts/resolve-open-alert.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { payments, refunds } from '../../payments/documents.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { paidLines } from '../../receipts/issue/paid-lines.ts';
import { asApplied, type AppliedFields } from '../../subscriptions/applied-late.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import type { Sold } from '../../subscriptions/paid-plans.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';
import { nameOfProduct, periodOf } from '../../subscriptions/term-texts.ts';
import { addSeats, extendPlan, startPlan, type TermPayment } from '../../subscriptions/terms.ts';
import { droppedRequests, withdrawRequest } from '../../subscriptions/withdraw-request.ts';
import type { Requester } from '../requester.ts';
import { currentTime } from '#clock';

type StoredInvoice = Sold &
  AppliedFields &
  PaidFields & { status?: string; lines?: InvoiceLine[]; paidLines?: InvoiceLine[] };

type ApplyRequest = Extract<AdminRequest, { action: 'apply-payment' }>;

/**
 * Uses a payment that changed nothing on a plan, in one commit: the invoice then asks for what the payment pays, so
 * that refunds and restores find it. Throws `record-missing`, and `changed-since` if money went back, the payment
 * is disputed or the plan has no use for it.
 */
export async function applyPayment(
  { idempotencyKey, action, paymentId, planId }: ApplyRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const reference = payments.doc(paymentId);
  const request = { idempotencyKey, ...actor, action, path: reference.path, note: null };
  return runIdempotent(request, async (batch, reads) => {
    const invoice = await readUnused(batch, reads, paymentId, planId);
    const { path } = invoice.ref;
    const uid = path.split('/')[1] as string;
    const found = await reads.get(subscriptionsOf(uid).doc(planId));
    const plan = found.data();
    const sold = invoice.data() as StoredInvoice;
    const now = Timestamp.fromDate(currentTime());
    const late = plan && lateUseOf(sold, plan);
    const used = late && usedFor(plan, late, { path, capturedAt: now, now });
    if (!used) throw new ServerError('changed-since');
    if (late.kind === 'start') await start(batch, reads, uid, used);
    else await update(batch, reads, found, used);
    const left = (sold.unchangedPlans ?? []).filter((id) => id !== planId);
    change(batch, invoice, {
      ...asApplied(sold, { planId, late, usedId: used.id, at: now }),
      ...linesOf(sold, planId, used),
      unchangedPlans: left.length > 0 ? left : FieldValue.delete(),
    });
    if (left.length === 0) {
      const alert = alertId('plan_not_extended', paymentId);
      await resolveOpenAlert(batch, reads, alert, 'The payment was used for the plan.');
    }
    const about = { uid, path: subscriptionsOf(uid).doc(used.id).path, paymentId };
    const email = newOutboxEntry('payment_applied', about);
    batch.create(outbox.doc(`applied_${idempotencyKey}`), email);
    const product = nameOfProduct(used.productId);
    return { before: factsOf(plan), after: { product, ...factsOf(used) }, payablePath: path };
  });
}

/** Reads the invoice of a payment of which a plan got nothing and nothing went back. */
async function readUnused(
  batch: WriteBatch,
  reads: Reads,
  paymentId: string,
  planId: string,
): Promise<DocumentSnapshot> {
  const [entry, ofPayment] = await Promise.all([
    reads.get(payments.doc(paymentId)),
    reads.get(refunds.where('paymentId', '==', paymentId)),
  ]);
  const payment = entry.data();
  if (!payment?.path || payment.uid === null) throw new ServerError('record-missing');
  const [invoice, deletion] = await Promise.all([
    reads.get(firestore.doc(payment.path)),
    reads.get(deletions.doc(payment.uid)),
  ]);
  if (!invoice.exists || deletion.exists) throw new ServerError('record-missing');
  const { status, paymentId: paidBy, unchangedPlans = [] } = invoice.data() as StoredInvoice;
  const known = ofPayment.docs.map((refund) => refund.data());
  const isUnused = status === 'Paid' && paidBy === paymentId && unchangedPlans.includes(planId);
  if (!isUntouched(payment, known) || !isUnused) throw new ServerError('changed-since');
  // Makes a concurrent refund conflict.
  change(batch, entry, { updatedAt: Timestamp.now() });
  return invoice;
}

/** A plan that starts anew is renewed only if the one that ended was. */
function usedFor(
  plan: StoredSubscription,
  late: LateUse,
  payment: TermPayment,
): StoredSubscription | undefined {
  switch (late.kind) {
    case 'start':
      return withNextStep({ ...startPlan(late.purchase, payment), renews: plan.renews });
    case 'extend':
      return extendPlan(plan, late.term, payment);
    case 'add':
      return addSeats(plan, late.change, payment.now);
  }
}

/** Throws `changed-since` if another part of the payment has started a plan of the product. */
async function start(
  batch: WriteBatch,
  reads: Reads,
  uid: string,
  plan: StoredSubscription,
): Promise<void> {
  const { exists, ref } = await reads.get(subscriptionsOf(uid).doc(plan.id));
  if (exists) throw new ServerError('changed-since');
  batch.create(ref, plan);
}

async function update(
  batch: WriteBatch,
  reads: Reads,
  found: DocumentSnapshot<StoredSubscription>,
  plan: StoredSubscription,
): Promise<void> {
  const uid = found.ref.path.split('/')[1] as string;
  const before = found.data() as StoredSubscription;
  change(batch, found, plan);
  for (const id of droppedRequests(before, plan)) {
    await withdrawRequest(batch, reads, uid, id, [plan.id]);
  }
}

/** The customer sees the days that the payment pays instead of those that the invoice asked for. */
function linesOf(
  { terms = [], lines, paidLines: known = lines }: StoredInvoice,
  planId: string,
  used: StoredSubscription,
): Pick<StoredInvoice, 'paidLines'> {
  const asked = terms.find(({ subscriptionId }) => subscriptionId === planId);
  if (!known || !asked) return {};
  const product = nameOfProduct(asked.productId);
  const bought = periodOf(used.upcoming ?? used);
  const paid = paidLines(known, [{ product, asked: periodOf(asked), bought }]);
  return paid ? { paidLines: paid } : {};
}

function factsOf(plan: StoredSubscription): AuditFacts {
  const paid = plan.upcoming ?? plan;
  return { seats: paid.seats, paidUntil: lastDayOf(paid) };
}
