import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { quantityOf } from '../../../shared/catalogue/pricing.ts';
import type { OrderLine } from '../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { refundedTermOf } from '../../../shared/subscriptions/refunded-term.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';
import { subscriptionId } from '../../subscriptions/subscription-id.ts';
import {
  addSeats,
  endPlan,
  extendPlan,
  startPlan,
  type TermPayment,
} from '../../subscriptions/terms.ts';
import { withdrawRequest } from '../../subscriptions/withdraw-request.ts';

type Sold = { items?: OrderLine[] } & PlanRequest;

interface PlanRecording {
  paymentId: string;
  record: { uid: string | null; capturedAt: Timestamp; updatedAt: Timestamp };
  /** The plans that the order starts, or that the invoice extends, whether or not they exist. */
  plans: readonly DocumentSnapshot<StoredSubscription>[];
}

/**
 * Starts the plans of a paid order, or extends those of a paid invoice. Money for a term that can't start raises
 * the alert `plan_not_extended`.
 */
export async function payPlans(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  recording: PlanRecording,
): Promise<void> {
  const { items, purchases, terms, change: added } = document.data() as Sold;
  const { capturedAt, updatedAt: now } = recording.record;
  const payment = { path: document.ref.path, capturedAt, now };
  const find = planFinder(reads, document, recording.plans);
  for (const line of items ?? purchases ?? []) {
    const product = productById(line.id);
    const plan = await find(subscriptionId(document.ref.path, line.id));
    if (!product || plan.exists) continue;
    batch.create(plan.ref, startPlan(product, quantityOf(product.pricing, line), payment));
  }
  const outdated = new Set<string>();
  const requests = requestsOf({ terms, change: added }, payment);
  let isUnused = false;
  for (const { id, apply } of requests) {
    const snapshot = await find(id);
    const plan = snapshot.data();
    const changed = plan && apply(plan);
    if (!changed) {
      isUnused = true;
      continue;
    }
    change(batch, snapshot, changed);
    const { renewalRequest } = plan;
    if (renewalRequest !== null && renewalRequest !== document.id) outdated.add(renewalRequest);
  }
  const planIds = requests.map(({ id }) => id);
  // An open invoice for the same term must not be paid too. Nor must one with fewer seats.
  for (const invoiceId of outdated) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
  if (isUnused) await alertOnUnusedMoney(batch, reads, document, recording);
}

/** An attempt that was restored before its document names no plans, so those are read here. */
function planFinder(
  reads: Reads,
  document: DocumentSnapshot,
  known: PlanRecording['plans'],
): (id: string) => Promise<DocumentSnapshot<StoredSubscription>> {
  const plans = subscriptionsOf(ownerOf(document));
  return async (id) => known.find((plan) => plan.id === id) ?? reads.get(plans.doc(id));
}

function ownerOf({ ref }: DocumentSnapshot): string {
  return ref.path.split('/')[1] as string;
}

function requestsOf({ terms = [], change: added }: PlanRequest, payment: TermPayment) {
  const renewals = terms.map((term) => ({
    id: term.subscriptionId,
    apply: (plan: StoredSubscription) => extendPlan(plan, term, payment),
  }));
  if (!added) return renewals;
  const apply = (plan: StoredSubscription) => addSeats(plan, added, payment.now);
  return [...renewals, { id: added.subscriptionId, apply }];
}

async function alertOnUnusedMoney(
  batch: WriteBatch,
  reads: Reads,
  { ref }: DocumentSnapshot,
  { paymentId, record: { uid } }: PlanRecording,
): Promise<void> {
  const kind = 'plan_not_extended';
  await raiseAlert(batch, reads, {
    id: alertId(kind, paymentId),
    kind,
    paymentId,
    uid,
    path: ref.path,
  });
}

/** Ends the terms of plans that a refunded payment paid, and cancels the open invoices of ended plans. */
export async function endPaidTerms(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
): Promise<void> {
  const { path } = document.ref;
  const now = Timestamp.now();
  const open: (string | null)[] = [];
  for (const snapshot of plans.filter(({ exists }) => exists)) {
    const plan = snapshot.data() as StoredSubscription;
    const refunded = refundedTermOf(plan, path);
    if (refunded === 'next') {
      const renews = { on: false, at: now, reason: 'refunded' };
      change(batch, snapshot, withNextStep({ ...plan, upcoming: null, renews, updatedAt: now }));
    } else if (refunded === 'running') {
      change(batch, snapshot, endPlan(plan, indianDay(now.toDate()), now));
      open.push(plan.renewalRequest, plan.changeRequest);
    }
  }
  const planIds = plans.map(({ id }) => id);
  for (const invoiceId of new Set(open.filter((id) => id !== null))) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
}
