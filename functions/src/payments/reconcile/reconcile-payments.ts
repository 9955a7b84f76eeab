import { Timestamp } from 'firebase-admin/firestore';
import { attention } from '../../alerts/attention-item.ts';
import { type PaymentOutcome, type PaymentRecord, payments } from '../documents.ts';
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
] as const satisfies (keyof PaymentFacts & keyof PaymentRecord)[];

/**
 * Compares the ledger with the provider: every payment that customers made within a span of time and
 * that was captured, every refund made within it, and whether each payment marked its order or invoice
 * Paid. Changes nothing. Throws the provider's ServerError.
 */
export async function reconcilePayments(
  span: Span,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<Reconciliation> {
  const [made, refunds, lines] = await Promise.all([
    gateway.listPayments(span),
    gateway.listRefunds(span),
    linesOf(span),
  ]);
  const captured = made.filter(isCaptured);
  const ids = new Set(captured.map(({ paymentId }) => paymentId));
  const onlyHere = [...lines].filter(([id, line]) => isCaptured(line) && !ids.has(id));
  const differences = [
    ...captured.flatMap((facts) => comparePayment(facts, lines.get(facts.paymentId))),
    ...onlyHere.map(([id, line]) => difference(id, 'payment', undefined, line.state)),
    ...(await Promise.all(refunds.map(compareRefund))).flat(),
    ...(await Promise.all([...lines].map(([id, line]) => compareDocument(id, line)))).flat(),
  ];
  const inLedger = [...lines.values()].filter(isCaptured).length;
  return { atProvider: captured.length, inLedger, differences };
}

async function linesOf({ from, to }: Span): Promise<Map<string, PaymentRecord>> {
  const lines = await payments
    .where('createdAt', '>=', Timestamp.fromMillis(from * 1000))
    .where('createdAt', '<=', Timestamp.fromMillis(to * 1000))
    .get();
  return new Map(lines.docs.map((line) => [line.id, line.data()]));
}

function comparePayment(facts: PaymentFacts, line: PaymentRecord | undefined): Difference[] {
  const { paymentId } = facts;
  if (!line) return [difference(paymentId, 'payment', facts.state, undefined)];
  return [
    ...(isCaptured(line) ? [] : [difference(paymentId, 'state', facts.state, line.state)]),
    ...comparedFields
      .filter((field) => facts[field] !== line[field])
      .map((field) => difference(paymentId, field, facts[field], line[field])),
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
async function compareDocument(paymentId: string, line: PaymentRecord): Promise<Difference[]> {
  if (line.state !== 'captured') return [];
  if (!isBooked(line.outcome)) {
    return (await isOpenMatter(paymentId, line.outcome))
      ? [difference(paymentId, 'outcome', line.state, line.outcome)]
      : [];
  }
  const document = line.path === null ? undefined : await firestore.doc(line.path).get();
  // An account that was deleted has taken its documents along.
  if (!document?.exists || document.get('paymentId') === paymentId) return [];
  return [difference(paymentId, 'document', line.state, String(document.get('status')))];
}

/** What is counted has one entry for all payments. */
async function isOpenMatter(paymentId: string, outcome: PaymentOutcome): Promise<boolean> {
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
