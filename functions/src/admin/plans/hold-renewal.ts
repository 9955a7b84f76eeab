import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { isHeld, maxHoldDays, mayBeHeld } from '../../../shared/subscriptions/hold.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { addDays, daysBetween } from '../../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { change } from '../../platform/commit-atomically.ts';
import type { PlanChanged, PlanChanging } from '../../renewals/apply-plan-change.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import { withNextStep } from '../../subscriptions/next-step.ts';

/**
 * Puts the open renewal request of a plan on hold until a day in India. Throws `invalid-request` for other days, and
 * `changed-since` if there is no such request or if it's on hold.
 */
export async function holdRenewal(changing: PlanChanging, until: string): Promise<PlanChanged> {
  const { plan, now } = changing;
  const today = indianDay(now);
  if (until <= today || until > addDays(today, maxHoldDays)) {
    throw new ServerError('invalid-request');
  }
  if (!mayBeHeld(plan) || isHeld(plan, today)) throw new ServerError('changed-since');
  return rest(changing, { from: today, until });
}

/** Lets the renewal go on today. Throws `changed-since` if its request isn't on hold. */
export async function releaseRenewal(changing: PlanChanging): Promise<PlanChanged> {
  const { plan, now } = changing;
  const today = indianDay(now);
  const { heldUntil } = plan;
  if (heldUntil === null || !isHeld(plan, today)) throw new ServerError('changed-since');
  return rest(changing, { from: heldUntil, until: today });
}

interface Rest {
  from: string;
  until: string;
}

/** Changes all plans of the request, because they share its reminders. */
async function rest(changing: PlanChanging, days: Rest): Promise<PlanChanged> {
  const { batch, plan, now } = changing;
  for (const other of await othersOf(changing)) {
    const updatedAt = Timestamp.fromDate(now);
    change(batch, other, { ...rested(other.data() as StoredSubscription, days), updatedAt });
  }
  return { plan: rested(plan, days) };
}

/** Held days don't count as days of grace. */
function rested(plan: StoredSubscription, { from, until }: Rest): StoredSubscription {
  const graceUntil = plan.graceUntil && addDays(plan.graceUntil, daysBetween(from, until));
  return withNextStep({ ...plan, graceUntil, heldUntil: until });
}

async function othersOf({
  reads,
  uid,
  reference,
  plan,
}: PlanChanging): Promise<DocumentSnapshot<StoredSubscription>[]> {
  const invoice = await reads.get(invoicesOf(uid).doc(plan.renewalRequest ?? 'none'));
  const { terms = [] } = (invoice.data() ?? {}) as PlanRequest;
  const others = terms
    .filter(({ subscriptionId }) => subscriptionId !== reference.id)
    .map(({ subscriptionId }) => reads.get(subscriptionsOf(uid).doc(subscriptionId)));
  return (await Promise.all(others)).filter((other) => {
    const stored = other.data();
    return stored?.renewalRequest === invoice.id && mayBeHeld(stored);
  });
}
