import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { isBankPayment } from '../../../shared/payments/bank-payment-ids.ts';
import type { OperatorChange } from '../../../shared/payments/orders.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { endOfIndianDay, indianDay } from '../../../shared/values/indian-time.ts';
import { toMajorUnits } from '../../../shared/values/money.ts';
import { alertId } from '../../alerts/alert.ts';
import { resolveOpenAlert } from '../../alerts/resolve-open-alert.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { invoicesOf, type InvoiceStep } from '../../invoices/issued-invoice.ts';
import { nextOrderStep } from '../../invoices/invoice-steps.ts';
import type { PlanInvoice } from '../../invoices/plan-invoice.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { salesOf } from '../../payments/attempts/payables.ts';
import { bankPayments, type BankPayment } from '../../payments/documents.ts';
import { reverseTerms } from '../../payments/recording/record-on-plans.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { readNote } from '../../platform/read-note.ts';
import { receipts } from '../../receipts/documents.ts';
import { subscriptionsOf } from '../../subscriptions/documents.ts';
import type { Requester } from '../requester.ts';
import { currentTime } from '#clock';

type ReverseRequest = Extract<AdminRequest, { action: 'reverse-bank-payment' }>;

/**
 * Reverses a bank payment that staff recorded by mistake, in one commit: the invoice and its plans are as before. The
 * receipt keeps its number and says that it isn't valid. The reference can be recorded again. Throws
 * `invalid-request`, `record-missing`, `changed-since` unless the payment has marked the invoice Paid, and `paid-since`
 * if another payment has changed its plans since.
 */
export async function reverseBankPayment(
  { idempotencyKey, action, payable: { uid, id }, paymentId, note: reason }: ReverseRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const note = readNote(reason);
  if (!isBankPayment(paymentId)) throw new ServerError('record-missing');
  const reference = invoicesOf(uid).doc(id);
  const { path } = reference;
  return runIdempotent({ idempotencyKey, ...actor, action, path, note }, async (batch, reads) => {
    const [invoice, booking, deletion] = await Promise.all([
      reads.get(reference),
      reads.get(bankPayments.doc(paymentId)),
      reads.get(deletions.doc(uid)),
    ]);
    const payment = booking.data();
    if (!invoice.exists || payment?.path !== path) throw new ServerError('record-missing');
    const { status, paymentId: paidBy } = invoice.data() ?? {};
    if (status !== 'Paid' || paidBy !== paymentId) throw new ServerError('changed-since');
    const line = { id: idempotencyKey, note };
    const statusNow = await reverse(batch, reads, { invoice, booking, payment, line });
    if (!deletion.exists) {
      const about = { uid, path, paymentId, recipientEmail: invoice.data()?.email ?? null };
      const email = outbox.doc(`reversed_${idempotencyKey}`);
      batch.create(email, newOutboxEntry('payment_reversed', about));
    }
    const { amountMinor, currency } = payment;
    return {
      before: { status: 'Paid', reference: payment.reference },
      after: { status: statusNow, reference: null, amountMinor, currency },
      payablePath: path,
    };
  });
}

interface Reversal {
  invoice: DocumentSnapshot;
  booking: DocumentSnapshot<BankPayment>;
  payment: BankPayment;
  line: { id: string; note: string };
}

/**
 * Resolves to the invoice's status. An invoice that renews plans or adds users is due again if they all wait for it.
 * Others are due unless they had been cancelled.
 */
async function reverse(
  batch: WriteBatch,
  reads: Reads,
  { invoice, booking, payment, line }: Reversal,
): Promise<'Pending' | 'Cancelled'> {
  const { uid, path, wasCancelled, capturedAt, plansBefore = [] } = payment;
  const { amountMinor, receiptState } = payment;
  const now = Timestamp.fromDate(currentTime());
  const { docs: issued } = await reads.get(receipts.where('payment.id', '==', booking.id));
  for (const receipt of issued) change(batch, receipt, { reversedAt: now });
  change(batch, booking, {
    receiptState: receiptState === 'issued' ? 'issued' : 'none',
    // A restore can undo the reversal of the invoice, but not of the payment.
    reversedAt: payment.reversedAt ?? now,
    reversedMinor: amountMinor,
    updatedAt: now,
  });
  for (const id of [alertId('plan_not_extended', booking.id), `${booking.id}_receipt_failed`]) {
    await resolveOpenAlert(batch, reads, id, 'The payment was reversed.');
  }
  const { planIds } = salesOf(path, invoice.data() ?? {});
  const plans = planIds.map((id) => reads.get(subscriptionsOf(uid).doc(id)));
  const { isOrder, dueAt, terms, change: seats } = invoice.data() as Partial<PlanInvoice>;
  const isAwaited = await reverseTerms(batch, reads, invoice, await Promise.all(plans), {
    capturedAt,
    plansBefore,
    now,
    // The price of more users was for the days that were left.
    isLapsed: seats !== undefined && dueAt !== undefined && dueAt.toMillis() < now.toMillis(),
  });
  const isDue = terms || seats ? isAwaited : !wasCancelled;
  const status = isDue ? 'Pending' : 'Cancelled';
  const receiptNumber = issued[0]?.data().number;
  const reversal: OperatorChange<Timestamp> = {
    change: 'payment_reversed',
    at: now,
    ...line,
    amount: toMajorUnits(amountMinor),
    ...(receiptNumber !== undefined && { receiptNumber }),
  };
  change(batch, invoice, {
    ...(isDue && {
      ...(isOrder && dueAt && dueAgain(dueAt, now)),
      cancelledAt: FieldValue.delete(),
    }),
    status,
    paymentId: FieldValue.delete(),
    paidAt: FieldValue.delete(),
    receiptNumber: FieldValue.delete(),
    paidLines: FieldValue.delete(),
    unchangedPlans: FieldValue.delete(),
    operatorChanges: FieldValue.arrayUnion(reversal),
  });
  return status;
}

/** An order by invoice is due at the earliest today, so that its whole grace is ahead. */
function dueAgain(dueAt: Timestamp, now: Timestamp): InvoiceStep & Pick<PlanInvoice, 'dueAt'> {
  const [dueOn, today] = [indianDay(dueAt.toDate()), indianDay(now.toDate())];
  const endOfToday = Timestamp.fromDate(endOfIndianDay(today) ?? now.toDate());
  return {
    dueAt: dueOn < today ? endOfToday : dueAt,
    ...nextOrderStep(dueOn, now.toDate()),
  };
}
