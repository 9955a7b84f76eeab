import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { indianDay } from '../../../shared/values/indian-time.ts';
import {
  change,
  commitAtomically,
  readConsistently,
  type Reads,
} from '../../platform/commit-atomically.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { subscriptionId } from '../../subscriptions/subscription-id.ts';
import { withdrawRequest } from '../../subscriptions/withdraw-request.ts';
import { queuePlanEmail } from '../../subscriptions/queue-plan-email.ts';
import { readHistory, type AccountHistory } from './read-history.ts';
import { repairPlan, type Repair } from './repair-plan.ts';
import { planOn, replayPlans, type PaidDocument } from './replay-plans.ts';

export type AccountRepair = Repair & { id: string; path: string };

/** Resolves to what makes the plans of an account what was paid, without changing them. */
export function checkAccount(uid: string, now: Timestamp): Promise<AccountRepair[]> {
  return readConsistently(async (reads) => repairsOf(uid, await readHistory(reads, uid), now));
}

/**
 * Makes the plans of an account what was paid, in one commit. Resolves to the repairs. The commit guards the plans
 * that it changes. It only reads payments: a refund that is recorded meanwhile finds no plan yet, so a missing plan
 * then ends with the next rebuild.
 */
export function rebuildAccount(uid: string, now: Timestamp): Promise<AccountRepair[]> {
  return commitAtomically(async (batch, reads) => {
    const history = await readHistory(reads, uid);
    const repairs = repairsOf(uid, history, now);
    if (history) await apply(batch, reads, { uid, history, repairs });
    return repairs;
  });
}

function repairsOf(
  uid: string,
  history: AccountHistory | undefined,
  now: Timestamp,
): AccountRepair[] {
  if (!history) return [];
  const { paid, stored } = history;
  const made = replayPlans(history);
  const fits = requestsThatFit(history, made, indianDay(now.toDate()));
  const paths = new Set(paid.map(({ path }) => path));
  const old = new Set(paid.flatMap(plansFromBefore));
  return [...new Set([...stored.keys(), ...made.keys()])].flatMap((id) => {
    const repair = repairPlan({
      stored: stored.get(id),
      paid: made.get(id),
      isFromBefore: old.has(id),
      isPaid: (path) => paths.has(path),
      decisions: history.decisions.get(id),
      isAsked: fits.asked.has(id),
      renewalRequest: fits.renewals.get(id) ?? null,
      changeRequest: fits.changes.get(id) ?? null,
      now,
    });
    return repair ? [{ ...repair, id, path: subscriptionsOf(uid).doc(id).path }] : [];
  });
}

/** Returns the ids of the plans of an order whose lines have no term, because there were no plans yet. */
function plansFromBefore({ path, sold: { items = [] } }: PaidDocument): string[] {
  return items.flatMap(({ id, term }) => (term === undefined ? subscriptionId(path, id) : []));
}

/**
 * Finds the open invoices that ask for what comes next. An invoice fits only if it fits all of its plans, and if
 * nothing was decided about their renewal since. Otherwise its plans are only `asked`.
 */
function requestsThatFit(
  { open, decisions }: AccountHistory,
  made: ReadonlyMap<string, StoredSubscription>,
  today: string,
) {
  const find = (id: string) => {
    const plan = made.get(id);
    return plan && plan.state !== 'ended' ? planOn(plan, today) : undefined;
  };
  const asked = new Set<string>();
  const renewals = new Map<string, string>();
  const changes = new Map<string, string>();
  for (const { id, createdAt, terms = [], change: added } of open) {
    const ids = terms.map(({ subscriptionId: plan }) => plan);
    const isNext = terms.every(({ subscriptionId: plan, termStart }) => {
      const found = find(plan);
      return found?.upcoming === null && found.termEnd === termStart;
    });
    const isLatest = ids.every((plan) => {
      const { renewal, agreement } = decisions.get(plan) ?? {};
      return [renewal, agreement].every((decided) => !decided || decided.at < createdAt);
    });
    if (isNext) for (const plan of ids) asked.add(plan);
    if (isNext && isLatest) for (const plan of ids) renewals.set(plan, id);
    const plan = added && find(added.subscriptionId);
    if (plan && plan.termEnd === added.termEnd && plan.seats < added.seats) {
      changes.set(added.subscriptionId, id);
    }
  }
  return { asked, renewals, changes };
}

async function apply(
  batch: WriteBatch,
  reads: Reads,
  {
    uid,
    history,
    repairs,
  }: { uid: string; history: AccountHistory; repairs: readonly AccountRepair[] },
): Promise<void> {
  const outdated = new Set<string>();
  for (const repair of repairs) {
    if (repair.kind === 'unexplained') continue;
    const { id, kind, after } = repair;
    const reference = subscriptionsOf(uid).doc(id);
    const snapshot = history.plans.find((plan) => plan.id === id);
    if (snapshot) change(batch, snapshot, after);
    else batch.create(reference, after);
    if (kind === 'migrate') {
      await queuePlanEmail({ batch, reads, uid, reference }, 'renewal_offered', after.version);
    }
    for (const invoice of replacedBy(repair, history.open)) outdated.add(invoice);
  }
  const ids = repairs.map(({ id }) => id);
  for (const invoice of outdated) await withdrawRequest(batch, reads, uid, invoice, ids);
}

/** Returns the open invoices that no longer fit a plan. */
function replacedBy(
  { id, after }: Exclude<AccountRepair, { kind: 'unexplained' }>,
  open: AccountHistory['open'],
): string[] {
  const fitting = new Set([after.renewalRequest, after.changeRequest]);
  return open
    .filter(({ terms = [], change: added }) =>
      [...terms, ...(added ? [added] : [])].some(({ subscriptionId: plan }) => plan === id),
    )
    .flatMap((invoice) => (fitting.has(invoice.id) ? [] : invoice.id));
}
