import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';
import { change, put, type Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { askAgainForSeats, askAgainForTerm } from '../../subscriptions/ask-again.ts';
import {
  paidChanges,
  startedPlans,
  withoutPaid,
  type Sold,
} from '../../subscriptions/paid-plans.ts';
import { queuePlanEmail } from '../../subscriptions/queue-plan-email.ts';
import { withdrawRequest } from '../../subscriptions/withdraw-request.ts';
import { salesOf } from '../attempts/payables.ts';

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
  const sold = document.data() as Sold;
  const { capturedAt, updatedAt: now } = recording.record;
  const payment = { path: document.ref.path, capturedAt, now };
  const find = planFinder(reads, document, recording.plans);
  for (const { id, plan } of startedPlans(sold, payment)) {
    const stored = await find(id);
    const known = stored.data();
    if (known && known.state !== 'ended') continue;
    // An ended plan's payment was reversed, and its invoice is paid again.
    put(batch, stored, known ? { ...plan, version: known.version + 1 } : plan);
  }
  const outdated = new Set<string>();
  const changes = paidChanges(sold, payment);
  let isUnused = false;
  for (const { id, apply } of changes) {
    const snapshot = await find(id);
    const plan = snapshot.data();
    const changed = plan && apply(plan);
    if (!changed) {
      isUnused = true;
      continue;
    }
    change(batch, snapshot, changed);
    const replaced = sold.change ? requestIds(plan) : requestIds({ ...plan, changeRequest: null });
    for (const request of replaced) if (request !== document.id) outdated.add(request);
  }
  const planIds = changes.map(({ id }) => id);
  // An open invoice for the same term must not be paid too. Nor must one with fewer seats.
  for (const invoiceId of outdated) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
  if (isUnused) await alertOnUnusedMoney(batch, reads, document, recording);
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

/** Returns the plan without what a payment paid, if an invoice still asks for it. */
type AskAgain = (planId: string, plan: StoredSubscription) => StoredSubscription | undefined;

/**
 * Takes back what a payment paid, after staff reversed it. The unpaid invoice asks again for a renewal or more seats.
 * Plans that the payment started end, as after a refund. The email about the reversal says that they start again.
 * Resolves to whether a plan waits for the invoice now.
 */
export async function reverseTerms(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
): Promise<boolean> {
  const { terms = [], change: added } = document.data() as Sold;
  const invoice = { id: document.id, path: document.ref.path, now: Timestamp.now() };
  let isAwaited = false;
  const askAgain: AskAgain = (id, plan) => {
    const term = terms.find(({ subscriptionId: of }) => of === id);
    const seats = added?.subscriptionId === id ? added : undefined;
    const asked = term
      ? askAgainForTerm(plan, term, invoice)
      : seats && askAgainForSeats(plan, seats, invoice);
    isAwaited ||= asked !== undefined;
    return asked;
  };
  const isTold = ({ startedBy }: StoredSubscription) => startedBy === document.ref.path;
  await endPaidTerms(batch, reads, document, plans, { askAgain, isTold });
  return isAwaited;
}

interface Ending {
  /** Whether the term of a plan ends. All do without it. */
  ends?: (planId: string) => boolean;
  askAgain?: AskAgain;
  /** Whether another email tells the customer that a plan has ended. */
  isTold?: (plan: StoredSubscription) => boolean;
}

/**
 * Takes away what a refunded payment paid, and tells the customer of ended plans. Cancels their open invoices. A plan
 * whose next term is paid by another payment goes on.
 */
export async function endPaidTerms(
  batch: WriteBatch,
  reads: Reads,
  document: DocumentSnapshot,
  plans: readonly DocumentSnapshot<StoredSubscription>[],
  { ends = () => true, askAgain = () => undefined, isTold = () => false }: Ending,
): Promise<void> {
  const { path } = document.ref;
  const sold = document.data() as Sold;
  const planIds = salesOf(path, sold).planIds.filter(ends);
  const find = planFinder(reads, document, plans);
  const now = Timestamp.now();
  const open: string[] = [];
  for (const id of planIds) {
    const snapshot = await find(id);
    const plan = snapshot.data();
    const changed = plan && (askAgain(id, plan) ?? withoutPaid(plan, { path, sold, now }));
    if (!changed) continue;
    change(batch, snapshot, changed);
    if (changed.state === 'ended' && !isTold(plan)) {
      const about = { batch, reads, uid: ownerOf(document), reference: snapshot.ref };
      await queuePlanEmail(about, 'plan_ended', changed.version);
    }
    const kept = new Set(requestIds(changed));
    open.push(...requestIds(plan).filter((request) => !kept.has(request)));
  }
  for (const invoiceId of new Set(open)) {
    await withdrawRequest(batch, reads, ownerOf(document), invoiceId, planIds);
  }
}

function requestIds({ renewalRequest, changeRequest }: StoredSubscription): string[] {
  return [renewalRequest, changeRequest].filter((id) => id !== null);
}
