import { Timestamp } from 'firebase-admin/firestore';
import { attention } from '../../alerts/attention-item.ts';
import { type PaymentOutcome, type LedgerEntry, payments } from '../documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { PaymentFacts, RefundFacts } from '../../platform/razorpay/entities.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
  type Span,
} from '../../platform/razorpay/client.ts';
import { isBooked } from '../settlement/decide-outcome.ts';
import { isCaptured } from '../settlement/payment-ledger.ts';

/** Something that the ledger and the provider tell differently, or that nobody has dealt with. */
interface Difference {
  paymentId: string;
  /** Such as `amountMinor`, or `refund rfnd_…`. */
  subject: string;
  atProvider: string;
  inLedger: string;
}

export interface Reconciliation {
  /** Payments that were captured, on both sides. */
  atProvider: number;
  inLedger: number;
  differences: Difference[];
}

/** Facts of a payment that both sides hold. */
const comparedFields = [
  'razorpayOrderId',
  'amountMinor',
  'currency',
  'baseAmountMinor',
  'amountRefundedMinor',
  'feeMinor',
  'taxMinor',
] as const satisfies (keyof PaymentFacts & keyof LedgerEntry)[];

/**
 * Compares the ledger with the provider: every payment that customers made within a span of time and
 * that was captured, every refund made within it, and whether each payment marked its order or invoice
 * Paid. Changes nothing. Throws the provider's ServerError.
 */
export async function reconcilePayments(
  span: Span,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<Reconciliation> {
  const [made, refunds, entries] = await Promise.all([
    gateway.listPayments(span),
    gateway.listRefunds(span),
    linesOf(span),
  ]);
  const captured = made.filter(isCaptured);
  const ids = new Set(captured.map(({ paymentId }) => paymentId));
  const onlyHere = [...entries].filter(([id, entry]) => isCaptured(entry) && !ids.has(id));
  const differences = [
    ...captured.flatMap((facts) => comparePayment(facts, entries.get(facts.paymentId))),
    ...onlyHere.map(([id, entry]) => difference(id, 'payment', undefined, entry.state)),
    ...(await Promise.all(refunds.map(compareRefund))).flat(),
    ...(await Promise.all([...entries].map(([id, entry]) => compareDocument(id, entry)))).flat(),
  ];
  const inLedger = [...entries.values()].filter(isCaptured).length;
  return { atProvider: captured.length, inLedger, differences };
}

async function linesOf({ from, to }: Span): Promise<Map<string, LedgerEntry>> {
  const entries = await payments
    .where('createdAt', '>=', Timestamp.fromMillis(from * 1000))
    .where('createdAt', '<=', Timestamp.fromMillis(to * 1000))
    .get();
  return new Map(entries.docs.map((entry) => [entry.id, entry.data()]));
}

function comparePayment(facts: PaymentFacts, entry: LedgerEntry | undefined): Difference[] {
  const { paymentId } = facts;
  if (!entry) return [difference(paymentId, 'payment', facts.state, undefined)];
  return [
    ...(isCaptured(entry) ? [] : [difference(paymentId, 'state', facts.state, entry.state)]),
    ...comparedFields
      .filter((field) => facts[field] !== entry[field])
      .map((field) => difference(paymentId, field, facts[field], entry[field])),
  ];
}

async function compareRefund({
  refundId,
  paymentId,
  ...refund
}: RefundFacts): Promise<Difference[]> {
  const known = (await payments.doc(paymentId).get()).data()?.refunds[refundId];
  const atProvider = `${refund.amountMinor} ${refund.state}`;
  const inLedger = known && `${known.amountMinor} ${known.state}`;
  return atProvider === inLedger
    ? []
    : [difference(paymentId, `refund ${refundId}`, atProvider, inLedger)];
}

/** Money that is ours belongs on a document, went back, or was looked at by a person. */
async function compareDocument(paymentId: string, entry: LedgerEntry): Promise<Difference[]> {
  if (entry.state !== 'captured') return [];
  if (!isBooked(entry.outcome)) {
    return (await hasOpenAttention(paymentId, entry.outcome))
      ? [difference(paymentId, 'outcome', entry.state, entry.outcome)]
      : [];
  }
  const document = entry.path === null ? undefined : await firestore.doc(entry.path).get();
  // An account that was deleted has taken its documents along.
  if (!document?.exists || document.get('paymentId') === paymentId) return [];
  return [difference(paymentId, 'document', entry.state, String(document.get('status')))];
}

/** What is counted has one entry for all payments. */
async function hasOpenAttention(paymentId: string, outcome: PaymentOutcome): Promise<boolean> {
  const told = await attention.where('paymentId', '==', paymentId).get();
  const counted = await attention.doc(outcome).get();
  return [...told.docs, counted].some((entry) => entry.data()?.resolvedAt === null);
}

function difference(
  paymentId: string,
  subject: string,
  atProvider: string | number | null | undefined,
  inLedger: string | number | null | undefined,
): Difference {
  const [there, here] = [atProvider, inLedger].map((value) => String(value ?? '—'));
  return { paymentId, subject, atProvider: there ?? '', inLedger: here ?? '' };
}
