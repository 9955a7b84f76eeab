import { Timestamp } from 'firebase-admin/firestore';
import { alerts } from '../../alerts/alert.ts';
import { type PaymentOutcome, type PaymentRecord, payments } from '../documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type {
  PaymentFacts,
  RefundFacts,
  UnreadableRecord,
} from '../../platform/razorpay/entities.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
  type Span,
} from '../../platform/razorpay/client.ts';
import { hasMarkedPaid } from '../recording/decide-outcome.ts';
import { isCaptured } from '../recording/payment-ledger.ts';

/** A fact that differs between the ledger and Razorpay, or a payment that the operator must look at. */
export interface Difference {
  paymentId: string;
  subject: string;
  atProvider: string;
  inLedger: string;
  /** The payment, if the ledger lacks it. */
  missing?: PaymentFacts;
}

export interface Reconciliation {
  atProvider: number;
  inLedger: number;
  /** The number of captured payments that the ledger lacks or has in an earlier state. */
  lost: number;
  differences: Difference[];
  /** The ids of payments to record again from Razorpay's current data. */
  unrecorded: string[];
}

const nothing = { state: 'created' } as const;

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
 * Compares the captured payments and refunds of a span with the ledger, and the ledger with orders and invoices.
 * Changes nothing. Throws the gateway's ServerError.
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
  const captured = made.items.filter(isCaptured);
  const ids = new Set([...captured, ...made.unreadable].map(({ paymentId }) => paymentId));
  const onlyHere = [...entries].filter(([id, entry]) => isCaptured(entry) && !ids.has(id));
  const unrecorded = [
    ...captured.flatMap((facts) => comparePayment(facts, entries.get(facts.paymentId))),
    ...(await Promise.all(refunds.items.map(compareRefund))).flat(),
    ...made.unreadable.flatMap((record) => unreadable(record, 'payment', entries)),
    ...refunds.unreadable.flatMap((record) => unreadable(record, `refund ${record.id}`)),
  ];
  const differences = [
    ...unrecorded,
    ...onlyHere.map(([id, entry]) => difference(id, 'payment', undefined, entry.state)),
    ...(await Promise.all([...entries].map(([id, entry]) => compareDocument(id, entry)))).flat(),
  ];
  const strays = [...entries].filter(([, entry]) => isStray(entry));
  return {
    atProvider: captured.length,
    inLedger: [...entries.values()].filter(isCaptured).length,
    lost: captured.filter(({ paymentId }) => !isCaptured(entries.get(paymentId) ?? nothing)).length,
    differences,
    unrecorded: [
      ...new Set([...unrecorded.map(({ paymentId }) => paymentId), ...strays.map(([id]) => id)]),
    ],
  };
}

async function linesOf({ from, to }: Span): Promise<Map<string, PaymentRecord>> {
  const entries = await payments
    .where('createdAt', '>=', Timestamp.fromMillis(from * 1000))
    .where('createdAt', '<=', Timestamp.fromMillis(to * 1000))
    .get();
  return new Map(entries.docs.map((entry) => [entry.id, entry.data()]));
}

function comparePayment(facts: PaymentFacts, entry: PaymentRecord | undefined): Difference[] {
  const { paymentId } = facts;
  if (!entry) {
    return [{ ...difference(paymentId, 'payment', facts.state, undefined), missing: facts }];
  }
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

function unreadable(
  { paymentId }: UnreadableRecord,
  subject: string,
  entries?: Map<string, PaymentRecord>,
): Difference[] {
  if (paymentId === null) return [];
  return [difference(paymentId, subject, 'unreadable', entries?.get(paymentId)?.state)];
}

/** Returns a difference unless the payment marked a document Paid or the operator resolved its alert. */
async function compareDocument(paymentId: string, entry: PaymentRecord): Promise<Difference[]> {
  const { path } = entry;
  if (entry.state !== 'captured') return [];
  if (path === null || !hasMarkedPaid(entry.outcome)) {
    return (await hasOpenAlert(paymentId, entry.outcome))
      ? [difference(paymentId, 'outcome', entry.state, entry.outcome)]
      : [];
  }
  const document = await firestore.doc(path).get();
  // The documents of a deleted account may be gone.
  if (!document.exists || document.get('paymentId') === paymentId) return [];
  return [difference(paymentId, 'document', entry.state, String(document.get('status')))];
}

/** Returns whether the order, invoice or attempt was missing. It may have been restored since. */
function isStray({ outcome }: PaymentRecord): boolean {
  return outcome === 'unmatched' || outcome === 'document_missing';
}

/** Also reads the counted alert of the kind, which doesn't name every payment. */
async function hasOpenAlert(paymentId: string, outcome: PaymentOutcome): Promise<boolean> {
  const told = await alerts.where('paymentId', '==', paymentId).get();
  const counted = await alerts.doc(outcome).get();
  return [...told.docs, counted].some((entry) => entry.data()?.resolvedAt === null);
}

function difference(
  paymentId: string,
  subject: string,
  atProvider: Fact,
  inLedger: Fact,
): Difference {
  return { paymentId, subject, atProvider: asText(atProvider), inLedger: asText(inLedger) };
}

type Fact = string | number | null | undefined;

function asText(fact: Fact): string {
  return String(fact ?? '—');
}
