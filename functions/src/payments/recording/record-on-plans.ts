import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { PaidFields } from '../../../shared/payments/orders.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';
import { change, put, type Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { asBeforePayment, isPaidSince } from '../../subscriptions/before-payment.ts';
import {
  paidChanges,
  startedPlans,
  withoutPaid,
  type Sold,
} from '../../subscriptions/paid-plans.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';
import { queueChoiceEmail, queuePlanEmail } from '../../subscriptions/queue-plan-email.ts';
import {
  droppedRequests,
  reopenRequest,
  requestIds,
  withdrawRequest,
  withoutRequest,
} from '../../subscriptions/withdraw-request.ts';
import { salesOf } from '../attempts/payables.ts';
import { currentTime } from '#clock';

interface PlanRecording {
  paymentId: string;
  record: { uid: string | null; capturedAt: Timestamp; updatedAt: Timestamp };
  /** The plans that the order starts, or that the invoice extends, whether or not they exist. */
  plans: readonly DocumentSnapshot<StoredSubscription>[];
}

interface PlansPaid {
  /** The plans that the payment changed, as they were before. */
  before: StoredSubscription[];
  /** For the order or invoice. */
  unchanged: Pick<PaidFields, 'unchangedPlans'>;
}

/**
 * Starts the plans of a paid order, or extends those of a paid invoice. Money that a plan can't use raises
 * the alert `plan_not_extended`.
 */
export async function payPlans(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  recording: PlanRecording,
): Promise<PlansPaid> {
  const sold = document.data() as Sold;
  const { capturedAt, updatedAt: now } = recording.record;
  const payment = { path: document.ref.path, capturedAt, now };
  const find = planFinder(reads, document, recording.plans);
  for (const { id, plan } of startedPlans(sold, payment)) {
    const stored = await find(id);
    const known = stored.data();
    if (known && known.state !== 'ended') continue;
    // An ended plan's payment was reversed, and its invoice is paid again. The customer's choice to cancel remains.
    const { version, renews } = known ?? { version: 0, renews: plan.renews };
    put(batch, stored, withNextStep({ ...plan, renews, version: version + 1 }));
  }
  const before: StoredSubscription[] = [];
  const outdated = new Set<string>();
  const changes = paidChanges(sold, payment);
  const unchangedPlans: string[] = [];
  for (const { id, apply } of changes) {
    const snapshot = await find(id);
    const plan = snapshot.data();
    const changed = plan && apply(plan);
    if (!changed) {
      unchangedPlans.push(id);
      continue;
    }
    change(batch, snapshot, changed);
    before.push(plan);
    for (const id of droppedRequests(plan, changed)) if (id !== document.id) outdated.add(id);
  }
  const planIds = changes.map(({ id }) => id);
  // An open invoice for the same term must not be paid too. Nor must one with fewer seats.
  for (const invoiceId of outdated) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
  if (unchangedPlans.length > 0) await alertOnUnusedMoney(batch, reads, document, recording);
  return { before, unchanged: unchangedPlans.length > 0 ? { unchangedPlans } : {} };
}

/** An attempt from before plans, or one that was restored before its document, names no plans. They are read here. */
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

interface Reversed {
  capturedAt: Timestamp;
  /** The plans that the payment changed, as they were before. */
  plansBefore: readonly StoredSubscription[];
  /** When it's reversed. */
  now: Timestamp;
  /** Whether the invoice is for more users, and its price no longer holds. */
  isLapsed: boolean;
}

/**
 * Takes back what a payment did to plans, after staff reversed it. Plans that it started end, as after a refund; the
 * email about the reversal says that they start again. The others are as before, and their invoices are open again,
 * unless a plan has ended since. Resolves to whether all plans that the invoice changes wait for it. Throws
 * `paid-since` if another payment has changed one of the plans since. Staff must take that payment back first.
 */
export async function reverseTerms(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
  { capturedAt, plansBefore, now, isLapsed }: Reversed,
): Promise<boolean> {
  const sold = document.data() as Sold;
  const payment = { path: document.ref.path, capturedAt, now };
  const beforeOf = (id: string) => plansBefore.find((before) => before.id === id);
  const made = new Map(startedPlans(sold, payment).map(({ id, plan }) => [id, plan]));
  for (const { id, apply } of paidChanges(sold, payment)) {
    const before = beforeOf(id);
    const after = before && apply(before);
    if (after) made.set(id, after);
  }
  const isChangedSince = plans.some((snapshot) => {
    const [plan, after] = [snapshot.data(), made.get(snapshot.id)];
    return plan && after && plan.state !== 'ended' && isPaidSince(plan, after);
  });
  if (isChangedSince) throw new ServerError('paid-since');
  const restored = plans.flatMap((snapshot) => {
    const [plan, before] = [snapshot.data(), beforeOf(snapshot.id)];
    if (!plan || !before || plan.state === 'ended') return [];
    // Another invoice for more users that the payment withdrew stays cancelled. Its price was for the days left then.
    const open = isLapsed ? [plan.changeRequest] : [plan.changeRequest, document.id];
    const changeRequest = open.includes(before.changeRequest) ? before.changeRequest : null;
    return [asBeforePayment(plan, { ...before, changeRequest }, now)];
  });
  const waiting = restored.filter((plan) => requestIds(plan).includes(document.id));
  const isAwaited = waiting.length === paidChanges(sold, payment).length;
  // All plans of an invoice are paid together. If one no longer waits for it, the others get a new one.
  const undone = restored.map((plan) =>
    !isAwaited && plan.renewalRequest === document.id ? withoutRequest(plan, now) : plan,
  );
  await endPaidTerms(batch, reads, document, plans, {
    ends: (id) => made.has(id),
    undo: (id) => undone.find((plan) => plan.id === id),
    isTold: ({ startedBy }) => startedBy === document.ref.path,
  });
  for (const id of new Set(undone.flatMap(requestIds))) {
    if (id !== document.id) await reopenRequest(batch, reads, ownerOf(document), id);
  }
  return isAwaited;
}

interface Ending {
  /** Whether the term of a plan ends. */
  ends: (planId: string) => boolean;
  /** Returns a plan as it was before the payment; undefined if the payment started it, or if it has ended since. */
  undo?: (planId: string) => StoredSubscription | undefined;
  /** Whether another email tells the customer that a plan has ended. */
  isTold?: (plan: StoredSubscription) => boolean;
}

/**
 * Takes away what a refunded payment paid, and tells the customer of plans that have ended or no longer renew. Cancels
 * their open invoices. A plan whose next term is paid by another payment goes on.
 */
export async function endPaidTerms(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
  { ends, undo = () => undefined, isTold = () => false }: Ending,
): Promise<void> {
  const { path } = document.ref;
  const sold = document.data() as Sold;
  const planIds = salesOf(path, sold).planIds.filter(ends);
  const find = planFinder(reads, document, plans);
  const now = Timestamp.fromDate(currentTime());
  const open: string[] = [];
  for (const id of planIds) {
    const snapshot = await find(id);
    const plan = snapshot.data();
    const changed = plan && (undo(id) ?? withoutPaid(plan, { path, sold, now }));
    if (!changed) continue;
    change(batch, snapshot, changed);
    const about = { uid: ownerOf(document), reference: snapshot.ref };
    if (changed.state === 'ended' && !isTold(plan)) {
      await queuePlanEmail({ batch, reads, ...about }, 'plan_ended', changed.version);
    } else if (plan.renews.on && !changed.renews.on) {
      queueChoiceEmail({ batch, ...about, plan: changed, now: now.toDate() }, 'plan_cancelled');
    }
    open.push(...droppedRequests(plan, changed));
  }
  for (const invoiceId of new Set(open)) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
}
