import { Timestamp } from 'firebase-admin/firestore';
import { nextTermOf } from '../../functions/shared/subscriptions/next-term.ts';
import { lastDayOf } from '../../functions/shared/subscriptions/last-days.ts';
import { soldByLine } from '../../functions/shared/subscriptions/sold-plan.ts';
import { renewalDays } from '../../functions/shared/subscriptions/subscription.ts';
import { addDays } from '../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../functions/shared/values/indian-time.ts';
import {
  linesOfTerm,
  newPlanInvoice,
  planInvoiceId,
  type PlanInvoice,
} from '../../functions/src/invoices/plan-invoice.ts';
import { reserveNumbers } from '../../functions/src/invoices/reserve-numbers.ts';
import type { StoredSubscription } from '../../functions/src/subscriptions/documents.ts';
import { withNextStep } from '../../functions/src/subscriptions/next-step.ts';
import { subscriptionId } from '../../functions/src/subscriptions/subscription-id.ts';
import { endPlan, startPlan } from '../../functions/src/subscriptions/terms.ts';
import type { SeedOwner } from './accounts.ts';
import type { PlanHistory } from './purchases.ts';
import type { SeededPayment } from './razorpay.ts';

export interface SeededPlan {
  owner: SeedOwner;
  id: string;
  plan: StoredSubscription;
  /** The open renewal invoice; undefined if there is none. */
  invoice: PlanInvoice | undefined;
}

/** The day that the seed shows. */
const today = '2026-11-28';

/** Returns the plans that paid orders started, as they are today. Reserves the numbers of their renewal invoices. */
export async function seededPlans(paid: readonly SeededPayment[]): Promise<SeededPlan[]> {
  const unpaid = paid.filter(
    ({ purchase: { history } }) => history === 'overdue' || history === 'suspended',
  );
  const numbers = await reserveNumbers(unpaid.length, new Date(today));
  return paid.flatMap((payment) => plansOf(payment, numbers));
}

function plansOf(payment: SeededPayment, numbers: Iterator<string, undefined>): SeededPlan[] {
  const { purchase, path, refund } = payment;
  const paidAt = new Timestamp(payment.payment.created_at, 0);
  return purchase.lines.flatMap(soldByLine).flatMap((sold) => {
    const started = startPlan(sold, { path, capturedAt: paidAt, now: paidAt });
    const own = { owner: purchase.owner, id: subscriptionId(path, sold.id) };
    if (purchase.status === 'Refunded' && refund) {
      const refundedOn = indianDay(new Date(refund.created_at * 1000));
      return [
        { ...own, plan: endPlan(started, refundedOn, 'refunded', paidAt), invoice: undefined },
      ];
    }
    const plan = histories[purchase.history ?? 'cancelled'](started);
    return [
      isUnpaid(plan) ? requested({ ...own, plan }, numbers) : { ...own, plan, invoice: undefined },
    ];
  });
}

/** What happened to a plan since its order was paid. */
const histories: Record<PlanHistory, (plan: StoredSubscription) => StoredSubscription> = {
  renewing: (plan) => plan,
  changed: (plan) => ({ ...plan, next: { seats: 5, term: 'month' } }),
  cancelled: (plan) => {
    const cancelled = withNextStep({ ...plan, renews: { ...plan.renews, on: false } });
    return plan.termEnd <= today
      ? endPlan(cancelled, plan.termEnd, 'cancelled', plan.createdAt)
      : cancelled;
  },
  overdue: (plan) => ({ ...plan, state: 'overdue', graceUntil: graceOf(plan) }),
  suspended: (plan) => ({ ...plan, state: 'suspended', graceUntil: graceOf(plan), version: 2 }),
};

function graceOf({ term, termEnd }: StoredSubscription): string {
  return addDays(termEnd, renewalDays[term].grace);
}

function isUnpaid({ state }: StoredSubscription): boolean {
  return state === 'overdue' || state === 'suspended';
}

/** Adds the renewal invoice that an unpaid plan's customer has not paid. */
function requested(
  { owner, id, plan }: Omit<SeededPlan, 'invoice'>,
  numbers: Iterator<string, undefined>,
): SeededPlan {
  const term = { subscriptionId: id, ...nextTermOf(plan) };
  const askedOn = addDays(plan.termEnd, renewalDays[plan.term].request);
  const invoice = newPlanInvoice({
    buyer: { name: owner.name, email: owner.email, phone: '' },
    invoiceNumber: numbers.next().value ?? '',
    currency: plan.currency,
    lines: linesOfTerm(term, false),
    request: { terms: [term] },
    dueOn: lastDayOf(plan),
    now: new Date(`${askedOn}T09:00:00+05:30`),
  });
  if (!invoice) throw new RangeError(`Nobody can pay ${id} with one invoice.`);
  const renewalRequest = planInvoiceId(id, plan.termEnd, invoice.invoiceNumber);
  const remindedOn = addDays(plan.termEnd, renewalDays[plan.term].reminders.at(-1) ?? 0);
  return { owner, id, plan: withNextStep({ ...plan, renewalRequest, remindedOn }), invoice };
}
