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
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { formatIndianDay, indianDay } from '../../shared/values/indian-time.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { latestAttempt } from '../payments/attempts/find-attempts.ts';
import { isHeld } from '../payments/checkout/refuse-unfinished.ts';
import { attemptEach } from '../platform/attempt-each.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { allInvoices, type IssuedInvoice } from './issued-invoice.ts';
import { nextOrderStep } from './order-steps.ts';

const maxPerRun = 200;
const pauseMs = 60 * 60_000;

/**
 * Reminds of the unpaid orders by invoice that are due at `now`, and cancels those whose grace is over. If one fails,
 * the others still are. Then throws the first error.
 */
export async function followUpOrders(now: Date): Promise<void> {
  const { docs } = await allInvoices
    .where('nextStepAt', '<=', Timestamp.fromDate(now))
    .orderBy('nextStepAt')
    .limit(maxPerRun)
    .get();
  await attemptEach(docs, ({ ref }) => followUpOrder(ref, now));
}

/** Safe to repeat, and to run twice at the same time. */
async function followUpOrder(
  reference: DocumentReference<IssuedInvoice>,
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
  invoice: DocumentSnapshot<IssuedInvoice>;
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
  queueEmail(batch, invoice, 'invoice_lapsed', now);
}

async function isBeingPaid(reads: Reads, path: string): Promise<boolean> {
  const state = (await latestAttempt(reads, path))?.data().state;
  return state === 'creating' || state === 'open' || (await isHeld(reads, path));
}

/** An invoice can be reminded of and cancelled again, after a payment that was reversed. */
function queueEmail(
  batch: WriteBatch,
  invoice: DocumentSnapshot<IssuedInvoice>,
  kind: Extract<EmailKind, 'invoice_reminder' | 'invoice_lapsed'>,
  now: Date,
): void {
  const { id, ref } = invoice;
  const uid = ref.parent.parent?.id ?? null;
  const about = { uid, path: ref.path, recipientEmail: invoice.data()?.email ?? null };
  batch.create(outbox.doc(`${kind}_${id}_${indianDay(now)}`), newOutboxEntry(kind, about));
}
