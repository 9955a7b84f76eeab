import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userPath } from '../../shared/collections.ts';
import { lastDayOf, lastDayOfSuspension } from '../../shared/subscriptions/last-days.ts';
import { hasAgreedPrice, nextTermOf } from '../../shared/subscriptions/next-term.ts';
import { renewalDays } from '../../shared/subscriptions/subscription.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import { alertId } from '../alerts/alert.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { accountOf } from '../platform/account-of.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../subscriptions/documents.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { buyerOf } from '../invoices/buyer-of.ts';
import { commitStep } from './commit-step.ts';
import {
  linesOfTerm,
  newPlanInvoice,
  planInvoiceId,
  type Buyer,
} from '../invoices/plan-invoice.ts';
import { requestEmailId } from '../outbox/renewal-email-ids.ts';
import type { TakeStep } from './step-context.ts';
import { withoutRenewal } from './without-renewal.ts';

interface RequestedPlan {
  id: string;
  plan: StoredSubscription;
}

/**
 * Issues the renewal invoice of a plan, and of the account's other plans that end on the same day. A guest can't be
 * reached, so a guest's plan ends with its term. A request that comes too late, or whose price is too high for one
 * invoice, is left to the operator.
 */
export const requestRenewal: TakeStep = async (reference, { now, numbers }) => {
  const account = await accountOf(reference.parent.parent?.id ?? '');
  const next: IteratorResult<string, undefined> = numbers.next();
  const today = indianDay(now);
  await commitStep(reference, 'request', now, async ({ batch, reads, uid, plan }) => {
    const profile = await reads.get(firestore.doc(userPath(uid)));
    if (profile.get('isAnonymous') === true) return withoutRenewal(plan, 'guest', now);
    const own = { id: reference.id, plan };
    const others = await othersOf(reads, uid, own);
    const buyer = buyerOf(profile, account);
    const issue = (plans: readonly RequestedPlan[]) =>
      next.value === undefined || isTooLate(plan, today)
        ? undefined
        : renewalInvoice(buyer, plans, next.value, now);
    const all = issue([own, ...others.map(toPlan)]);
    const invoice = all ?? issue([own]);
    if (!invoice) {
      const [kind, path] = ['renewal_missed', reference.path] as const;
      await raiseAlert(batch, reads, { id: alertId(kind, reference.id), kind, uid, path });
      return { ...plan, nextStep: null, nextStepAt: null };
    }
    const id = planInvoiceId(reference.id, plan.termEnd, invoice.invoiceNumber);
    const document = invoicesOf(uid).doc(id);
    batch.create(document, invoice);
    const about = { uid, path: document.path, recipientEmail: invoice.email };
    batch.create(outbox.doc(requestEmailId(id)), newOutboxEntry('renewal_requested', about));
    for (const other of all ? others : []) {
      const updatedAt = Timestamp.fromDate(now);
      change(batch, other, { ...requested(other.data(), id, today), updatedAt });
    }
    return requested(plan, id, today);
  });
};

/** Finds the plans that one invoice can request together. */
async function othersOf(
  reads: Reads,
  uid: string,
  { id, plan }: RequestedPlan,
): Promise<QueryDocumentSnapshot<StoredSubscription>[]> {
  const { docs } = await reads.get(
    subscriptionsOf(uid)
      .where('nextStep', '==', 'request')
      .where('termEnd', '==', plan.termEnd)
      .where('currency', '==', plan.currency),
  );
  return docs.filter((other) => other.id !== id && other.data().term === plan.term);
}

function toPlan(snapshot: QueryDocumentSnapshot<StoredSubscription>): RequestedPlan {
  return { id: snapshot.id, plan: snapshot.data() };
}

/** An overdue plan was asked in time, and only its invoice was replaced. */
function isTooLate({ state, term, termEnd }: StoredSubscription, today: string): boolean {
  return state === 'active' && today >= addDays(termEnd, renewalDays[term].grace);
}

function renewalInvoice(
  buyer: Buyer,
  plans: readonly RequestedPlan[],
  invoiceNumber: string,
  now: Date,
) {
  const requested = plans.map(({ id, plan }) => ({
    term: { subscriptionId: id, ...nextTermOf(plan) },
    isAgreed: hasAgreedPrice(plan),
  }));
  const [first] = plans;
  if (!first) return undefined;
  const { currency } = first.plan;
  const [payBy, today] = [lastDayToPay(first.plan), indianDay(now)];
  return newPlanInvoice({
    buyer,
    invoiceNumber,
    currency,
    lines: requested.flatMap(({ term, isAgreed }) => linesOfTerm(term, isAgreed)),
    request: { terms: requested.map(({ term }) => term) },
    dueOn: payBy < today ? today : payBy,
    now,
  });
}

function lastDayToPay(plan: StoredSubscription): string {
  if (plan.state === 'suspended') return lastDayOfSuspension(plan);
  return lastDayOf({ termEnd: plan.graceUntil ?? plan.termEnd });
}

function requested(plan: StoredSubscription, invoiceId: string, today: string): StoredSubscription {
  return withNextStep({ ...plan, renewalRequest: invoiceId, remindedOn: today });
}
