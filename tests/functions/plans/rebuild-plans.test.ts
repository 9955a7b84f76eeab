import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../../functions/shared/payments/orders.ts';
import { composeRenewalOffered } from '../../../functions/src/emails/compose/plans/plan-email.ts';
import { outbox, type OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import {
  checkAccount,
  rebuildAccount,
} from '../../../functions/src/renewals/rebuild/rebuild-account.ts';
import type { StoredSubscription } from '../../../functions/src/subscriptions/documents.ts';
import { signUpGuest, storeProfile } from '../../support/functions/accounts/accounts.ts';
import { afterCommitQuery } from '../../support/functions/payments/interleave.ts';
import {
  planHistories,
  unpaidHistories,
  type PlanHistory,
} from '../../support/functions/plan-histories.ts';
import { ask, askAsStaff } from '../../support/functions/plan-changes.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import {
  aPlan,
  at,
  invoiceOf,
  planOf,
  runUntil,
  twoPlans,
  type BoughtPlan,
} from '../../support/functions/plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';

const damage = {
  seats: 499,
  state: 'active',
  termEnd: '2031-01-31',
  upcoming: null,
  endedOn: null,
};

/** Each way of correcting once. A deleted plan shows that each history is known. */
const damagedHistories = new Set([
  'renewed early',
  'renewed together',
  'more users after an early renewal',
  'paid while suspended',
  'ended unpaid',
  'refunded whole, except the plan that staff kept',
]);

describe('a rebuild', () => {
  it.each(Object.entries(unpaidHistories))(
    'changes nothing of a plan that is right: %s',
    async (_, live) => {
      await expectNoChange(await live());
    },
  );

  it.each(Object.entries(planHistories))(
    'changes nothing of a plan that is right, and restores it once it is damaged or deleted: %s',
    async (name, live) => {
      const history = await live();
      await expectNoChange(history);
      const before = await entitled(history);
      if (damagedHistories.has(name)) await damageAndExpectRestored(history, before);
      for (const { reference } of history.plans) await reference.delete();
      await rebuild(history);
      await expectRestored(history, before);
    },
  );
});

describe('an order from before plans', () => {
  it('becomes a plan without renewal, and one email offers the renewal', async () => {
    const bought = await anOldOrder();
    expect(await rebuildOn(bought, '2027-02-10')).toMatchObject([{ kind: 'migrate' }]);
    expect(await planOf(bought)).toMatchObject({
      seats: 1,
      term: 'month',
      termEnd: '2027-02-28',
      state: 'active',
      renews: { on: false },
      nextStep: 'expire',
    });
    expect(await offersTo(bought)).toBe(1);
    expect(await rebuildOn(bought, '2027-02-11')).toEqual([]);
    await bought.reference.delete();
    await rebuildOn(bought, '2027-02-12');
    expect(await offersTo(bought)).toBe(1);
    expect(await runUntil(bought, '2027-02-28')).toMatchObject({ state: 'ended' });
  });

  it('gets no plan if its month is over', async () => {
    const bought = await anOldOrder();
    expect(await rebuildOn(bought, '2027-02-28')).toEqual([]);
    expect((await bought.reference.get()).exists).toBe(false);
  });

  it('of a guest is offered no renewal', async () => {
    const guest = await signUpGuest();
    const bought = await anOldOrder({ ...guest, email: 'guest@example.com' });
    await storeProfile(guest.uid, { isAnonymous: true });
    await rebuildOn(bought, '2027-02-10');
    const [offer] = await offersOf(bought);
    await expect(composeRenewalOffered(offer as OutboxEntry)).rejects.toThrow('no-account');
  });
});

/** The emails and the audit log have the time of this computer, so these plans are from before. */
describe('what was decided about a plan', () => {
  const past = '2026-10-10';
  const agreed = { term: 'month', seat: 15_000_00 };

  it.each(['was lost', 'is as it was before'])('is known although the plan %s', async (state) => {
    const bought = await aPlan(past, month);
    const before = await planOf(bought);
    await agreeOn(bought, 15_000, '2026-10-11');
    await ask(bought, { kind: 'cancel', reason: 'Too expensive' }, '2026-10-12');
    if (state === 'was lost') await bought.reference.delete();
    else await bought.reference.set(before);
    expect(await rebuildOn(bought, '2026-10-13')).toHaveLength(1);
    expect(await rebuildOn(bought, '2026-10-13')).toEqual([]);
    expect(await planOf(bought)).toMatchObject({
      agreed,
      renews: { on: false },
      nextStep: 'expire',
    });
    expect(await runUntil(bought, '2026-11-10')).toMatchObject({ endReason: 'cancelled' });
  });

  it('is the latest decision, not a copy of an earlier email', async () => {
    const bought = await aPlan(past, month);
    await agreeOn(bought, 15_000, '2026-10-11');
    await agreeOn(bought, null, '2026-10-12', 15_000);
    await ask(bought, { kind: 'cancel', reason: null }, '2026-10-12');
    await ask(bought, { kind: 'renew' }, '2026-10-13');
    const emails = await emailsAbout(bought);
    const cancelled = emails.find(({ kind }) => kind === 'plan_cancelled') as OutboxEntry;
    await outbox.add({ ...cancelled, resendOf: 'one', createdAt: Timestamp.now() });
    await bought.reference.delete();
    await rebuildOn(bought, '2026-10-14');
    expect(await planOf(bought)).toMatchObject({ agreed: null, renews: { on: true } });
  });

  it('also outdates an invoice from before', async () => {
    const bought = await aPlan(past, month);
    const { renewalRequest } = await runUntil(bought, '2026-10-31');
    await ask(bought, { kind: 'cancel', reason: null }, '2026-11-01');
    await bought.reference.delete();
    const { path } = await invoiceOf(bought, renewalRequest);
    await firestore.doc(path).update({ status: 'Pending' });
    await rebuildOn(bought, '2026-11-02');
    expect(await planOf(bought)).toMatchObject({ renews: { on: false }, renewalRequest: null });
    expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  });

  it('asks an unpaid plan anew for the agreed price', async () => {
    const bought = await aPlan(past, month);
    const { renewalRequest } = await runUntil(bought, '2026-11-11');
    const before = await planOf(bought);
    await agreeOn(bought, 15_000, '2026-11-12');
    const { renewalRequest: lost } = await planOf(bought);
    await firestore.doc((await invoiceOf(bought, lost)).path).delete();
    await firestore
      .doc((await invoiceOf(bought, renewalRequest)).path)
      .update({ status: 'Pending' });
    await bought.reference.set(before);
    await rebuildOn(bought, '2026-11-12');
    expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
    expect(await planOf(bought)).toMatchObject({ state: 'overdue', nextStep: 'request', agreed });
    const { renewalRequest: second } = await runUntil(bought, '2026-11-12');
    expect(await invoiceOf(bought, second)).toMatchObject({ amount: 45_000 });
  });

  it('ends a plan as cancelled if its term is over', async () => {
    const bought = await aPlan(past, month);
    const before = await planOf(bought);
    await ask(bought, { kind: 'cancel', reason: null }, '2026-10-12');
    await bought.reference.set(before);
    expect(await rebuildOn(bought, '2026-11-12')).toMatchObject([{ kind: 'end' }]);
    expect(await planOf(bought)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  });

  it('renews a plan from before plans that its customer wanted to renew', async () => {
    const bought = await anOldOrder(undefined, past);
    await rebuildOn(bought, '2026-10-12');
    await ask(bought, { kind: 'renew' }, '2026-10-13');
    await bought.reference.delete();
    expect(await rebuildOn(bought, '2026-10-14')).toMatchObject([{ kind: 'start' }]);
    expect(await planOf(bought)).toMatchObject({ renews: { on: true }, nextStep: 'request' });
  });
});

it('a check changes nothing', async () => {
  const bought = await anOldOrder();
  const moment = momentOf({ today: '2027-02-10' });
  expect(await checkAccount(bought.account.uid, moment)).toMatchObject([{ kind: 'migrate' }]);
  expect((await bought.reference.get()).exists).toBe(false);
  expect(await offersTo(bought)).toBe(0);
});

it('a plan that no known payment paid for stays', async () => {
  const bought = await aPlan(start, month);
  await firestore.doc(bought.orderPath).delete();
  const before = await planOf(bought);
  expect(await rebuildOn(bought, '2027-02-10')).toMatchObject([{ kind: 'unexplained' }]);
  expect(await planOf(bought)).toEqual(before);
});

it('an account that is being deleted gets no plan', async () => {
  const bought = await aPlan(start, month);
  await bought.reference.delete();
  const { uid } = bought.account;
  await deletions.doc(uid).set({ step: 'documents', updatedAt: Timestamp.now() });
  expect(await rebuildOn(bought, '2027-02-10')).toEqual([]);
  await deletions.doc(uid).delete();
  expect(await rebuildOn(bought, '2027-02-10')).toMatchObject([{ kind: 'start' }]);
});

it('a corrected plan keeps the open invoice that fits it', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await bought.reference.update({ termEnd: '2027-02-20' });
  await rebuildOn(bought, '2027-02-19');
  expect(await planOf(bought)).toMatchObject({ termEnd: '2027-02-28', renewalRequest });
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Pending' });
});

it.each(['overdue', 'suspended', 'ended'] as const)(
  'a plan that is %s although its paid term runs is active again',
  async (state) => {
    const bought = await aPlan(start, month);
    await bought.reference.update({ state, graceUntil: '2027-02-01', endedOn: '2027-02-01' });
    await rebuildOn(bought, '2027-02-10');
    expect(await planOf(bought)).toMatchObject({
      state: 'active',
      graceUntil: null,
      endedOn: null,
      version: 2,
      nextStep: 'request',
    });
  },
);

it('an invoice that no longer fits a corrected plan is cancelled, and its other plan is requested anew', async () => {
  const [one, other] = await twoPlans(start);
  const { renewalRequest } = await runUntil(one, '2027-02-18');
  const { path } = await invoiceOf(one, renewalRequest);
  // The invoice asks for a term that does not follow the paid one.
  const { terms = [] } = await invoiceOf(one, renewalRequest);
  await firestore.doc(path).update({
    terms: terms.map((term) => ({ ...term, termStart: '2031-01-31' })),
  });
  await one.reference.update(damage);
  await rebuildOn(one, '2027-02-19');
  expect(await invoiceOf(one, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  expect(await planOf(one)).toMatchObject({ termEnd: '2027-02-28', nextStep: 'request' });
  expect(await planOf(other)).toMatchObject({ renewalRequest: null, nextStep: 'request' });
});

it('a refund that is recorded during a rebuild ends the plan', async () => {
  const bought = await aPlan(start, month);
  await bought.reference.update(damage);
  afterCommitQuery(() => refundWhole(bought.payment, '2027-02-10'));
  await rebuildOn(bought, '2027-02-10');
  expect(await planOf(bought)).toMatchObject({ state: 'ended' });
});

it('two rebuilds at the same time start a plan once', async () => {
  const bought = await anOldOrder();
  await Promise.all([rebuildOn(bought, '2027-02-10'), rebuildOn(bought, '2027-02-10')]);
  expect(await planOf(bought)).toMatchObject({ version: 1 });
  expect(await offersTo(bought)).toBe(1);
});

async function expectNoChange(history: PlanHistory): Promise<void> {
  const before = await storedPlans(history);
  expect(await rebuild(history)).toEqual([]);
  expect(await storedPlans(history)).toEqual(before);
}

async function damageAndExpectRestored(history: PlanHistory, before: unknown): Promise<void> {
  for (const { reference } of history.plans) await reference.update(damage);
  expect(await rebuild(history)).toHaveLength(history.plans.length);
  await expectRestored(history, before);
}

async function expectRestored(history: PlanHistory, before: unknown): Promise<void> {
  expect(await rebuild(history)).toEqual([]);
  await runSchedule(history);
  expect(await entitled(history)).toEqual(before);
}

/** Creates an order as it was before plans: without seats and terms, and without a plan. */
async function anOldOrder(owner?: Parameters<typeof aPlan>[2], day = start): Promise<BoughtPlan> {
  const bought = await aPlan(day, { id: 'apac-debt-grid', seats: 1, term: 'month' }, owner);
  const order = firestore.doc(bought.orderPath);
  const items = (await order.get()).get('items') as OrderLine[];
  await order.update({
    items: items.map(({ id, name, pricing, price }) => ({ id, name, pricing, price })),
  });
  await bought.reference.delete();
  return bought;
}

async function offersTo(bought: BoughtPlan): Promise<number> {
  return (await offersOf(bought)).length;
}

async function offersOf(bought: BoughtPlan) {
  const emails = await emailsAbout(bought);
  return emails.filter(({ kind }) => kind === 'renewal_offered');
}

async function emailsAbout({ reference }: BoughtPlan): Promise<OutboxEntry[]> {
  const { docs } = await outbox.where('path', '==', reference.path).get();
  return docs.map((email) => email.data());
}

/** Agrees on a price per user, as staff; null for the catalogue's. */
async function agreeOn(
  bought: BoughtPlan,
  seatPrice: number | null,
  day: string,
  before: number | null = null,
): Promise<void> {
  const { seats, term } = month;
  const [terms, seen] = [seatPrice, before].map((price) => ({ seats, term, seatPrice: price }));
  await askAsStaff(bought, { action: 'change-plan-terms', note: 'By phone.', terms, seen }, day);
}

function rebuildOn(bought: BoughtPlan, today: string) {
  return rebuild({ plans: [bought], today });
}

function rebuild(history: PlanHistory) {
  const uid = history.plans[0]?.account.uid ?? '';
  return rebuildAccount(uid, momentOf(history));
}

function momentOf({ today }: Pick<PlanHistory, 'today'>): Timestamp {
  return Timestamp.fromDate(at(today, 23));
}

async function runSchedule({ plans, today }: PlanHistory): Promise<void> {
  for (const plan of plans) {
    if ((await plan.reference.get()).exists) await runUntil(plan, today);
  }
}

function storedPlans({ plans }: PlanHistory): Promise<(StoredSubscription | undefined)[]> {
  return Promise.all(plans.map(async ({ reference }) => (await reference.get()).data()));
}

/** Returns what the customer may use of each plan on the day; null for nothing. */
async function entitled(history: PlanHistory) {
  const stored = await storedPlans(history);
  return stored.map((plan) => (plan && isEntitled(plan, history.today) ? partOf(plan) : null));
}

function isEntitled({ state, termEnd }: StoredSubscription, today: string): boolean {
  return state === 'overdue' || (state === 'active' && termEnd > today);
}

function partOf(plan: StoredSubscription) {
  const { productId, state, seats, termStart, termEnd, startedOn, upcoming, graceUntil } = plan;
  return { productId, state, seats, termStart, termEnd, startedOn, upcoming, graceUntil };
}
