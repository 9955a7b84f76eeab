import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { ask, askAsStaff } from '../../support/functions/plan-changes.ts';
import {
  aPlan,
  at,
  deliverEmails,
  emailsOf,
  invoiceOf,
  payInvoice,
  planOf,
  runUntil,
  twoPlans,
  type BoughtPlan,
} from '../../support/functions/plans.ts';

/** Its term ends on 28 February. The request comes on 18 February, and reminders on 25 and 28 February and 3 March. */
const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';

it('nothing happens to a held request until its day, then one reminder comes and the whole grace', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-02-18');
  await hold(bought, '2027-03-15', '2027-02-20');
  expect(await runUntil(bought, '2027-03-14')).toMatchObject({
    state: 'active',
    heldUntil: '2027-03-15',
    nextStepAt: Timestamp.fromDate(at('2027-03-15', 9)),
  });
  expect(await emailsOf(bought)).toEqual(['renewal_requested']);
  const overdue = await runUntil(bought, '2027-03-21');
  expect(overdue).toMatchObject({ state: 'overdue', graceUntil: '2027-03-22' });
  expect(await emailsOf(bought)).toEqual(['renewal_requested', 'renewal_reminder']);
  const { path } = await invoiceOf(bought, overdue.renewalRequest);
  await deliverEmails(path);
  expect(await runUntil(bought, '2027-03-22')).toMatchObject({ state: 'suspended' });
});

it('a release lets the steps go on that day, with one email and the whole grace', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-02-26');
  await hold(bought, '2027-03-20', '2027-02-27');
  await runUntil(bought, '2027-03-09');
  await release(bought, '2027-03-10');
  expect(await runUntil(bought, '2027-03-10')).toMatchObject({
    state: 'overdue',
    graceUntil: '2027-03-17',
  });
  expect(await emailsOf(bought)).toEqual([
    'renewal_requested',
    'renewal_reminder',
    'renewal_reminder',
  ]);
  expect(await runUntil(bought, '2027-03-16')).toMatchObject({ nextStep: 'suspend' });
  expect(await emailsOf(bought)).toHaveLength(3);
});

it("held days don't count as grace, and a release keeps only the days that have passed", async () => {
  const bought = await aPlan(start, month);
  expect(await runUntil(bought, '2027-03-01')).toMatchObject({ graceUntil: '2027-03-07' });
  await hold(bought, '2027-03-22', '2027-03-02');
  expect(await planOf(bought)).toMatchObject({ state: 'overdue', graceUntil: '2027-03-27' });
  await release(bought, '2027-03-05');
  expect(await planOf(bought)).toMatchObject({
    graceUntil: '2027-03-10',
    heldUntil: '2027-03-05',
    nextStep: 'remind',
  });
});

it('the other plan of the invoice rests too', async () => {
  const [one, other] = await twoPlans(start);
  await runUntil(one, '2027-02-18');
  await hold(one, '2027-02-27', '2027-02-20');
  for (const bought of [one, other]) await runUntil(bought, '2027-02-26');
  expect(await emailsOf(one)).toEqual(['renewal_requested']);
  await release(other, '2027-02-26');
  for (const bought of [one, other]) {
    expect(await runUntil(bought, '2027-02-26')).toMatchObject({ heldUntil: '2027-02-26' });
  }
  expect(await emailsOf(one)).toEqual(['renewal_requested', 'renewal_reminder']);
});

it('a held request can be paid, also after the term, and leaves no hold', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await hold(bought, '2027-03-20', '2027-02-20');
  await payInvoice(bought, renewalRequest, '2027-03-05');
  expect(await runUntil(bought, '2027-03-05')).toMatchObject({
    state: 'active',
    termStart: '2027-02-28',
    termEnd: '2027-03-31',
    heldUntil: null,
  });
});

it('a change of the next term replaces a held request, and ends the hold', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-02-18');
  await hold(bought, '2027-03-10', '2027-02-20');
  await ask(bought, { kind: 'next', seats: 2, term: 'month' }, '2027-02-21');
  expect(await planOf(bought)).toMatchObject({ heldUntil: null, nextStep: 'remind' });
});

it("the invoice's history has the hold", async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await hold(bought, '2027-03-10', '2027-02-20');
  await release(bought, '2027-02-22');
  const { path } = await invoiceOf(bought, renewalRequest);
  const { docs } = await audit.where('payablePath', '==', path).get();
  const actions = docs.map((entry) => entry.data().action);
  expect(actions.toSorted()).toEqual(['hold-renewal', 'release-renewal']);
});

it.each([
  ['without a request', { renewalRequest: null }, '2027-02-10'],
  ['that is suspended', { state: 'suspended' }, '2027-02-20'],
])('refuses to hold a plan %s', async (_, change, day) => {
  const bought = await aPlan(start, month);
  await runUntil(bought, day);
  await bought.reference.update(change);
  await expect(hold(bought, '2027-03-01', day)).rejects.toMatchObject({ code: 'changed-since' });
});

function hold(bought: BoughtPlan, heldUntil: string, day: string) {
  return askAsStaff(bought, { action: 'hold-renewal', heldUntil, note: 'They asked.' }, day);
}

function release(bought: BoughtPlan, day: string) {
  return askAsStaff(bought, { action: 'release-renewal' }, day);
}
