import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { quantityOf } from '../../../shared/catalogue/pricing.ts';
import type { Purchase } from '../../../shared/catalogue/quantity.ts';
import type { OrderLine } from '../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
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
import type { PaymentRecord } from '../documents.ts';

type Sold = { items?: OrderLine[] } & PlanRequest;

interface PlanRecording {
  paymentId: string;
  record: Pick<PaymentRecord, 'uid' | 'capturedAt' | 'updatedAt'>;
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
  const payment = { path: document.ref.path, capturedAt: capturedAt ?? now, now };
  startPlans(batch, document, items ?? purchases ?? [], recording, payment);
  const changes = requestsOf({ terms, change: added }, payment).map(({ id, apply }) => {
    const snapshot = recording.plans.find((plan) => plan.id === id);
    const plan = snapshot?.data();
    return { snapshot, changed: plan && apply(plan) };
  });
  const outdated = new Set<string>();
  for (const { snapshot, changed } of changes) {
    if (!snapshot || !changed) continue;
    change(batch, snapshot, changed);
    const request = snapshot.data()?.renewalRequest;
    if (request && request !== document.id) outdated.add(request);
  }
  const uid = document.ref.parent.parent?.id ?? '';
  const planIds = changes.flatMap(({ snapshot }) => snapshot?.id ?? []);
  // An open invoice for the same term must not be paid too. Nor must one with fewer seats.
  for (const invoiceId of outdated) await withdrawRequest(batch, reads, uid, invoiceId, planIds);
  if (changes.some(({ changed }) => !changed)) {
    await alertOnUnusedMoney(batch, reads, document, recording);
  }
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

function startPlans(
  batch: WriteBatch,
  order: DocumentSnapshot,
  items: readonly Purchase[],
  { plans }: PlanRecording,
  payment: TermPayment,
): void {
  for (const line of items) {
    const product = productById(line.id);
    const id = subscriptionId(order.ref.path, line.id);
    const snapshot = plans.find((plan) => plan.id === id);
    if (!product || !snapshot || snapshot.exists) continue;
    batch.create(snapshot.ref, startPlan(product, quantityOf(product.pricing, line), payment));
  }
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

/**
 * Ends the terms that a payment paid, once all its money went back. Cancels the open invoices of ended plans. A plan
 * whose next term is paid by another payment goes on.
 */
export async function endPaidTerms(
  batch: WriteBatch,
  reads: Reads,
  { ref: { path, parent } }: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
): Promise<void> {
  const now = Timestamp.now();
  const open = new Set<string>();
  const planIds = plans.map(({ id }) => id);
  for (const snapshot of plans) {
    const plan = snapshot.data();
    if (!plan || plan.state === 'ended') continue;
    if (plan.paidBy === path && !plan.upcoming) {
      change(batch, snapshot, endPlan(plan, indianDay(now.toDate()), now));
      for (const id of [plan.renewalRequest, plan.changeRequest]) if (id) open.add(id);
    } else if (plan.upcoming?.paidBy === path) {
      const renews = { on: false, at: now, reason: 'refunded' };
      change(batch, snapshot, withNextStep({ ...plan, upcoming: null, renews, updatedAt: now }));
    }
  }
  const uid = parent.parent?.id ?? '';
  for (const invoiceId of open) await withdrawRequest(batch, reads, uid, invoiceId, planIds);
}
