import { Timestamp } from 'firebase-admin/firestore';
import type { RequestedTerm } from '../../../shared/subscriptions/subscription.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import {
  paidChanges,
  startedPlans,
  withoutPaid,
  type Sold,
} from '../../subscriptions/paid-plans.ts';
import { salesOf } from '../../payments/attempts/payables.ts';
import { endPlan, startUpcoming } from '../../subscriptions/terms.ts';
import { likelyChange, likelyStart, type Evidence } from './likely-outcome.ts';

/** An order or invoice that was paid. */
export interface PaidDocument {
  path: string;
  sold: Sold;
  capturedAt: Timestamp;
  /** What took its plans away: refunds and lost disputes. */
  losses: readonly Loss[];
}

export interface Loss {
  at: Timestamp;
  /** Whether a plan lost what was paid for it. Staff can choose with a refund. */
  ends: (planId: string) => boolean;
}

export interface PlanHistory {
  paid: readonly PaidDocument[];
  /** When staff ended plans. */
  stops: readonly { id: string; at: Timestamp }[];
  /** All terms that invoices asked for, paid or not. */
  requested: readonly RequestedTerm[];
  /** The plans as they are stored. */
  stored: ReadonlyMap<string, StoredSubscription>;
}

type Plans = Map<string, StoredSubscription>;

const dayMs = 24 * 60 * 60 * 1000;
/** A term follows the first report of its payment, in days after the capture that a later report may have brought. */
const reportDelays = [0, 1, 2, 3, 4, 5] as const;

/**
 * Returns the plans of an account as its payments, refunds and lost disputes made them, without what the customer
 * chose since. The state `ended` then means that the money went back, or that staff ended the plan.
 */
export function replayPlans(history: PlanHistory): Plans {
  const { paid, stops } = history;
  const plans: Plans = new Map();
  const events = [
    ...paid.map((document) => ({
      at: document.capturedAt,
      apply: () => pay(plans, document, history),
    })),
    ...paid.flatMap((document) =>
      document.losses.map((loss) => ({ at: loss.at, apply: () => lose(plans, document, loss) })),
    ),
    ...stops.map(({ id, at }) => ({ at, apply: () => stop(plans, id, at) })),
  ];
  for (const { apply } of events.toSorted((a, b) => a.at.toMillis() - b.at.toMillis())) apply();
  return plans;
}

/** Returns a plan as it is on a day. A term that was paid early has started by then. */
export function planOn(plan: StoredSubscription, day: string): StoredSubscription {
  const { upcoming, termEnd, updatedAt } = plan;
  return upcoming && day >= termEnd ? startUpcoming({ ...plan, upcoming }, updatedAt) : plan;
}

function pay(
  plans: Plans,
  { path, sold, capturedAt }: PaidDocument,
  { stored, requested }: PlanHistory,
): void {
  const day = indianDay(capturedAt.toDate());
  const payments = reportDelays.map((days) => {
    const at = Timestamp.fromMillis(capturedAt.toMillis() + days * dayMs);
    return { path, capturedAt: at, now: capturedAt };
  });
  const evidenceOf = (id: string): Evidence => ({
    stored: stored.get(id),
    path,
    nextStarts: requested.flatMap((term) => (term.subscriptionId === id ? term.termStart : [])),
  });
  for (const starts of byPlan(payments.flatMap((payment) => startedPlans(sold, payment)))) {
    const { id } = starts[0];
    plans.set(id, likelyStart(starts, evidenceOf(id)).plan);
  }
  for (const changes of byPlan(payments.flatMap((payment) => paidChanges(sold, payment)))) {
    const { id } = changes[0];
    const plan = plans.get(id);
    const changed = plan && likelyChange(planOn(plan, day), changes, day, evidenceOf(id));
    if (changed) plans.set(id, changed);
  }
}

function byPlan<Item extends { id: string }>(items: readonly Item[]): [Item, ...Item[]][] {
  return [...Map.groupBy(items, ({ id }) => id).values()] as [Item, ...Item[]][];
}

function lose(plans: Plans, { path, sold }: PaidDocument, { at, ends }: Loss): void {
  const day = indianDay(at.toDate());
  for (const id of salesOf(path, sold).planIds.filter(ends)) {
    const plan = plans.get(id);
    const changed = plan && withoutPaid(planOn(plan, day), { path, sold, now: at });
    if (changed) plans.set(id, changed);
  }
}

function stop(plans: Plans, id: string, at: Timestamp): void {
  const plan = plans.get(id);
  const day = indianDay(at.toDate());
  if (plan && plan.state !== 'ended') plans.set(id, endPlan(planOn(plan, day), day, 'staff', at));
}
