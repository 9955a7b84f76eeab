import type { DocumentSnapshot, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import type { Invoice } from '../../../shared/payments/invoices.ts';
import type { PaidFields } from '../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { salesOf } from '../../payments/attempts/payables.ts';
import {
  ledgerEntryOf,
  refunds,
  type BankPayment,
  type PaymentRecord,
  type Refund,
} from '../../payments/documents.ts';
import { moneyGoneAt } from '../../payments/recording/money-gone.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { typedCollection } from '../../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { byTimeOfUse, type AppliedFields } from '../../subscriptions/applied-late.ts';
import type { Sold } from '../../subscriptions/paid-plans.ts';
import { findIn } from './find-in.ts';
import { readDecisions, type PlanDecisions } from './read-decisions.ts';
import type { Loss, PaidDocument, PlanHistory } from './replay-plans.ts';

type StoredPayable = Sold &
  PaidFields &
  AppliedFields &
  Partial<Pick<Invoice, 'status'>> & { createdAt: Timestamp };

export interface AccountHistory extends PlanHistory {
  plans: QueryDocumentSnapshot<StoredSubscription>[];
  /** The unpaid invoices that ask for terms or seats. */
  open: ({ id: string; createdAt: Timestamp } & PlanRequest)[];
  /** What was decided about each plan. */
  decisions: ReadonlyMap<string, PlanDecisions>;
}

/** Reads what made the plans of an account; undefined if the account is deleted. */
export async function readHistory(reads: Reads, uid: string): Promise<AccountHistory | undefined> {
  const [deletion, orders, invoices, plans] = await Promise.all([
    reads.get(deletions.doc(uid)),
    reads.get(typedCollection<StoredPayable>(userCollectionPath(uid, 'orders'))),
    reads.get(typedCollection<StoredPayable>(userCollectionPath(uid, 'invoices'))),
    reads.get(subscriptionsOf(uid)),
  ]);
  if (deletion.exists) return undefined;
  const paid = await readPaid(reads, [...orders.docs, ...invoices.docs]);
  const ids = new Set([
    ...plans.docs.map(({ id }) => id),
    ...paid.flatMap(({ path, sold }) => salesOf(path, sold).planIds),
  ]);
  const decisions = await readDecisions(reads, uid, [...ids]);
  const requests = invoices.docs.map((invoice) => ({ id: invoice.id, ...invoice.data() }));
  return {
    paid,
    plans: plans.docs,
    stored: new Map(plans.docs.map((plan) => [plan.id, plan.data()])),
    requested: requests.flatMap(({ terms = [] }) => terms),
    open: requests.filter(({ status, terms, change }) => status === 'Pending' && (terms ?? change)),
    decisions,
    stops: [...decisions].flatMap(([id, { stops }]) => stops.map((at) => ({ id, at }))),
  };
}

async function readPaid(
  reads: Reads,
  documents: readonly QueryDocumentSnapshot<StoredPayable>[],
): Promise<PaidDocument[]> {
  const paid = documents.filter((document) => document.data().paymentId !== undefined);
  if (paid.length === 0) return [];
  const references = paid.map((document) => ledgerEntryOf(document.data().paymentId ?? ''));
  const entries = await reads.getAll(...references);
  const choices = await readChoices(
    reads,
    paid.map((document) => document.data().paymentId ?? ''),
  );
  return paid.flatMap((document, index) => paidDocuments(document, entries[index], choices));
}

/** Reads the refunds with which staff chose the plans that end, by payment. */
async function readChoices(
  reads: Reads,
  paymentIds: readonly string[],
): Promise<Map<string, Refund[]>> {
  const found = await findIn(paymentIds, (some) =>
    reads.get(refunds.where('paymentId', 'in', some)),
  );
  const chosen = found.filter(({ state, endsPlans }) => state === 'made' && endsPlans !== null);
  return Map.groupBy(chosen, ({ paymentId }) => paymentId);
}

/** What staff used a late payment for counts from that moment. */
function paidDocuments(
  document: QueryDocumentSnapshot<StoredPayable>,
  entry: DocumentSnapshot<PaymentRecord | BankPayment> | undefined,
  choices: ReadonlyMap<string, Refund[]>,
): PaidDocument[] {
  const payment = entry?.data();
  if (!payment?.capturedAt) return [];
  const { capturedAt } = payment;
  const losses = 'refunds' in payment ? lossesOf(payment, choices.get(entry?.id ?? '') ?? []) : [];
  const { path } = document.ref;
  return byTimeOfUse(path, document.data()).map(({ sold, usedAt = capturedAt }) => {
    return { path, sold, capturedAt: usedAt, losses };
  });
}

/** A refund that completes the whole amount without a choice takes all plans. */
function lossesOf(payment: PaymentRecord, chosen: readonly Refund[]): Loss[] {
  const byChoice = chosen.map(({ endsPlans, razorpayRefundId, updatedAt }) => ({
    at: payment.refunds[razorpayRefundId ?? '']?.createdAt ?? updatedAt,
    ends: (id: string) => endsPlans?.includes(id) === true,
  }));
  const goneAt = moneyGoneAt(payment);
  const isChosen = byChoice.some(({ at }) => goneAt?.isEqual(at));
  if (!goneAt || isChosen) return byChoice;
  const { capturedAt } = payment;
  // A capture that was first reported with its refund has the later time.
  const at = capturedAt && goneAt < capturedAt ? capturedAt : goneAt;
  return [...byChoice, { at, ends: () => true }];
}
