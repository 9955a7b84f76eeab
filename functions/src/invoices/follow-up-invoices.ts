import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import type { OperatorChange } from '../../shared/payments/orders.ts';
import type { RequestedSeats } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { formatIndianDay, indianDay } from '../../shared/values/indian-time.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { latestAttempt } from '../payments/attempts/find-attempts.ts';
import { isHeld } from '../payments/checkout/refuse-unfinished.ts';
import { attemptEach } from '../platform/attempt-each.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { subscriptionsOf } from '../subscriptions/documents.ts';
import { allInvoices } from './issued-invoice.ts';
import { nextOrderStep } from './invoice-steps.ts';
import type { PlanInvoice } from './plan-invoice.ts';

const maxPerRun = 200;
const pauseMs = 60 * 60_000;

/**
 * Reminds of the unpaid orders by invoice that are due at `now`, cancels those whose grace is over, and invoices for
 * more users whose price no longer holds. If one fails, the others are still done. Then throws the first error.
 */
export async function followUpInvoices(now: Date): Promise<void> {
  const { docs } = await allInvoices
    .where('nextStepAt', '<=', Timestamp.fromDate(now))
    .orderBy('nextStepAt')
    .limit(maxPerRun)
    .get();
  await attemptEach(docs, ({ ref }) => followUpInvoice(ref as DocumentReference<PlanInvoice>, now));
}

/** Safe to repeat, and to run twice at the same time. */
async function followUpInvoice(
  reference: DocumentReference<PlanInvoice>,
  now: Date,
): Promise<void> {
  const uid = reference.parent.parent?.id ?? '';
  await commitAtomically(async (batch, reads) => {
    const [invoice, deletion] = await Promise.all([
      reads.get(reference),
      reads.get(deletions.doc(uid)),
    ]);
    const { status, nextStep, nextStepAt } = invoice.data() ?? {};
    if (!nextStepAt || nextStepAt.toMillis() > now.getTime()) return;
    const step = { batch, reads, invoice, now };
    if (status !== 'Pending' || deletion.exists) change<DocumentData>(batch, invoice, noStep);
    else if (nextStep === 'remind') remind(step);
    else await cancelUnlessPaid(step);
  });
}

interface Step {
  batch: WriteBatch;
  reads: Reads;
  invoice: DocumentSnapshot<PlanInvoice>;
  now: Date;
}

const noStep = { nextStep: FieldValue.delete(), nextStepAt: FieldValue.delete() };

function remind({ batch, invoice, now }: Step): void {
  const dueAt = invoice.data()?.dueAt.toDate() ?? now;
  const next = nextOrderStep(indianDay(dueAt), now);
  change(batch, invoice, { ...next, remindedAt: Timestamp.fromDate(now) });
  queueEmail(batch, invoice, 'invoice_reminder', now);
}

/** Waits while a payment is open or authorized. The sweep closes an attempt within days. */
async function cancelUnlessPaid({ batch, reads, invoice, now }: Step): Promise<void> {
  if (await isBeingPaid(reads, invoice.ref.path)) {
    const nextStepAt = Timestamp.fromMillis(now.getTime() + pauseMs);
    change(batch, invoice, { nextStepAt });
    return;
  }
  const line: OperatorChange<Timestamp> = {
    change: 'cancelled',
    at: Timestamp.fromDate(now),
    note: `Not paid by ${formatIndianDay(addDays(indianDay(now), -1))}.`,
  };
  const operatorChanges = FieldValue.arrayUnion(line);
  change<DocumentData>(batch, invoice, { ...noStep, status: 'Cancelled', operatorChanges });
  const seats = invoice.data()?.change;
  if (seats) await forgetRequest(seats, { batch, reads, invoice, now });
  else queueEmail(batch, invoice, 'invoice_lapsed', now);
}

async function forgetRequest(
  { subscriptionId }: RequestedSeats,
  { batch, reads, invoice, now }: Step,
): Promise<void> {
  const uid = invoice.ref.parent.parent?.id ?? '';
  const plan = await reads.get(subscriptionsOf(uid).doc(subscriptionId));
  if (plan.get('changeRequest') !== invoice.id) return;
  change(batch, plan, { changeRequest: null, updatedAt: Timestamp.fromDate(now) });
}

async function isBeingPaid(reads: Reads, path: string): Promise<boolean> {
  const state = (await latestAttempt(reads, path))?.data().state;
  return state === 'creating' || state === 'open' || (await isHeld(reads, path));
}

/** An invoice can be reminded of and cancelled again, after a payment that was reversed. */
function queueEmail(
  batch: WriteBatch,
  invoice: DocumentSnapshot<PlanInvoice>,
  kind: Extract<EmailKind, 'invoice_reminder' | 'invoice_lapsed'>,
  now: Date,
): void {
  const { id, ref } = invoice;
  const uid = ref.parent.parent?.id ?? null;
  const about = { uid, path: ref.path, recipientEmail: invoice.data()?.email ?? null };
  batch.create(outbox.doc(`${kind}_${id}_${indianDay(now)}`), newOutboxEntry(kind, about));
}
