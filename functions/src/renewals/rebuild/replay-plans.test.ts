import { Timestamp } from 'firebase-admin/firestore';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { productById } from '../../../shared/catalogue/catalogue.ts';
import { terms, type Term } from '../../../shared/catalogue/quantity.ts';
import { nextTermOf } from '../../../shared/subscriptions/next-term.ts';
import { soldPlan } from '../../../shared/subscriptions/sold-plan.ts';
import { renewalDays, type RequestedTerm } from '../../../shared/subscriptions/subscription.ts';
import { addDays } from '../../../shared/subscriptions/term-days.ts';
import type { StoredSubscription } from '../../subscriptions/documents.ts';
import { subscriptionId } from '../../subscriptions/subscription-id.ts';
import { extendPlan, overduePlan, startPlan } from '../../subscriptions/terms.ts';
import { planOn, replayPlans, type PaidDocument } from './replay-plans.ts';

interface Renewal {
  /** When it's paid, in days after the term. */
  delay: number;
  /** Days of grace beyond the usual ones. */
  moreGrace: number;
}

interface Life {
  term: Term;
  start: number;
  renewals: Renewal[];
}

const productId = 'apac-debt-grid';
const orderPath = 'users/a/orders/first';
const id = subscriptionId(orderPath, productId);

const life: fc.Arbitrary<Life> = fc.record({
  term: fc.constantFrom(...terms),
  start: fc.nat(400),
  renewals: fc.array(
    fc.record({ delay: fc.integer({ min: -10, max: 60 }), moreGrace: fc.nat(23) }),
    { maxLength: 6 },
  ),
});

it('the replay of any renewals, early and late, is the plan that they made', () => {
  fc.assert(
    fc.property(life, (lived) => {
      const { plan, paid, requested } = live(lived);
      const stored = new Map([[id, plan]]);
      const replayed = replayPlans({ paid, stops: [], requested, stored }).get(id);
      expect(entitlementOf(replayed && planOn(replayed, plan.termStart))).toEqual(
        entitlementOf(plan),
      );
    }),
    { numRuns: 200 },
  );
});

/** Renews a plan as recording and the schedule do, until it ends. */
function live({ term, start, renewals }: Life) {
  const product = productById(productId);
  if (!product) throw new Error('There is no such product.');
  const startedOn = addDays('2027-01-01', start);
  const order = paidOn(startedOn, orderPath, { items: [{ id: productId, seats: 3, term }] });
  const requested: RequestedTerm[] = [];
  const paid = [order];
  const { capturedAt } = order;
  const payment = { path: orderPath, capturedAt, now: capturedAt };
  let plan = startPlan(soldPlan(product, { seats: 3, term }), payment);
  let day = startedOn;
  for (const [index, renewal] of renewals.entries()) {
    // No renewal is paid before the one that it follows.
    day = [day, addDays(plan.termEnd, renewal.delay)].toSorted().at(-1) ?? day;
    const met = stateOn(plan, day, renewal);
    const asked = { subscriptionId: id, ...nextTermOf(plan) };
    const invoice = paidOn(day, `users/a/invoices/${index}`, { terms: [asked] });
    const { path, capturedAt: at } = invoice;
    const extended = met && extendPlan(met, asked, { path, capturedAt: at, now: at });
    requested.push(asked);
    if (!extended) break;
    paid.push(invoice);
    plan = planOn(extended, extended.upcoming?.termStart ?? day);
  }
  return { plan, paid, requested };
}

/** Returns the plan as the schedule left it on a day; undefined if it has ended. */
function stateOn(
  plan: StoredSubscription,
  day: string,
  { moreGrace }: Renewal,
): StoredSubscription | undefined {
  if (day < plan.termEnd) return plan;
  const overdue = overduePlan(plan);
  const graceUntil = addDays(overdue.graceUntil ?? plan.termEnd, moreGrace);
  if (day < graceUntil) return { ...overdue, graceUntil };
  const end = addDays(graceUntil, renewalDays[plan.term].end);
  return day < end ? { ...plan, state: 'suspended', graceUntil } : undefined;
}

function paidOn(day: string, path: string, sold: object): PaidDocument {
  const capturedAt = Timestamp.fromDate(new Date(`${day}T12:00:00+05:30`));
  return { path, sold, capturedAt, losses: [] };
}

function entitlementOf(plan: StoredSubscription | undefined) {
  if (!plan) return undefined;
  const { seats, term, startedOn, anchorOn, termStart, termEnd, paidBy, upcoming } = plan;
  return { seats, term, startedOn, anchorOn, termStart, termEnd, paidBy, upcoming };
}
