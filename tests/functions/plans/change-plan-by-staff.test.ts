import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { type RazorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { gatewayWithPayments } from '../../support/functions/payments/payments.ts';
import { askAsStaff } from '../../support/functions/plan-changes.ts';
import {
  aPlan,
  at,
  emailsOf,
  invoiceOf,
  openInvoice,
  planOf,
  runUntil,
  twoPlans,
  type BoughtPlan,
} from '../../support/functions/plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';
const cancel = { action: 'cancel-plan', note: 'By phone.' } as const;
const renew = { action: 'renew-plan' } as const;
const end = { action: 'end-plan', note: 'Sold twice.' } as const;

it('a plan that staff cancelled keeps their reason, and can renew again', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await askAsStaff(bought, cancel, '2027-02-20');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    renews: { on: false, reason: 'By phone.' },
    renewalRequest: null,
  });
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  await askAsStaff(bought, renew, '2027-02-21');
  const { renewalRequest: second, renews } = await planOf(bought);
  expect(renews).toMatchObject({ on: true, reason: null });
  expect(await invoiceOf(bought, second)).toMatchObject({ status: 'Pending' });
  expect(await emailsOf(bought)).toEqual([
    'renewal_requested',
    'plan_cancelled',
    'renewal_turned_on',
    'renewal_requested',
  ]);
});

it('a plan that staff end has no open invoice, and the other plan of its invoice is requested anew', async () => {
  const [one, other] = await twoPlans(start);
  const { renewalRequest } = await runUntil(one, '2027-02-18');
  await askAsStaff(one, end, '2027-02-20');
  expect(await planOf(one)).toMatchObject({
    state: 'ended',
    endedOn: '2027-02-20',
    renewalRequest: null,
    nextStep: null,
    version: 2,
  });
  expect(await invoiceOf(one, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  expect(await planOf(other)).toMatchObject({ state: 'active', nextStep: 'request' });
  expect(await emailsOf(one)).toContain('plan_ended');
});

it('a plan is not ended while a payment of more users is under way', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  // The kind of the invoice makes no difference here.
  await bought.reference.update({ renewalRequest: null, changeRequest: renewalRequest });
  const { payment } = await openInvoice(bought, renewalRequest ?? '');
  const gateway = gatewayWithPayments({ ...payment, status: 'authorized', captured: false });
  await expectRefused(bought, end, '2027-02-19', 'payment-in-progress', gateway);
  expect(await planOf(bought)).toMatchObject({ state: 'active' });
});

it('a plan with more grace is suspended later', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-03-04');
  await askAsStaff(bought, extendTo('2027-03-30'), '2027-03-05');
  expect(await planOf(bought)).toMatchObject({
    state: 'overdue',
    graceUntil: '2027-03-30',
    nextStep: 'suspend',
    nextStepAt: Timestamp.fromDate(at('2027-03-30', 0)),
  });
});

it.each([
  ['grace for a plan that is paid', extendTo('2027-03-10'), '2027-02-10'],
  ['to cancel an ended plan', cancel, '2027-05-01'],
  ['to renew an ended plan', renew, '2027-05-01'],
])('refuses %s', async (_, change, day) => {
  const bought = await aPlan(start, month);
  if (day > '2027-04') await bought.reference.update({ state: 'ended' });
  const before = await planOf(bought);
  await expectRefused(bought, change, day, 'changed-since');
  expect(await planOf(bought)).toEqual(before);
});

it('refuses a change while the account is being deleted', async () => {
  const bought = await aPlan(start, month);
  const { uid } = bought.account;
  await deletions.doc(uid).set({ step: 'documents', updatedAt: Timestamp.now() });
  onTestFinished(async () => void (await deletions.doc(uid).delete()));
  await expectRefused(bought, end, '2027-02-10', 'record-missing');
  expect(await planOf(bought)).toMatchObject({ state: 'active' });
});

function extendTo(graceUntil: string) {
  return { action: 'extend-grace', note: 'They asked.', graceUntil } as const;
}

async function expectRefused(
  bought: BoughtPlan,
  change: object,
  day: string,
  code: string,
  gateway?: RazorpayGateway,
): Promise<void> {
  await expect(askAsStaff(bought, change, day, gateway)).rejects.toMatchObject({ code });
}
