import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import type { PlanChange } from '../../../functions/shared/subscriptions/plan-changes.ts';
import { priceOfMoreSeats } from '../../../functions/shared/subscriptions/prorate.ts';
import { type RazorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { gatewayWithPayments } from '../../support/functions/payments/payments.ts';
import { addUsers, ask, askForUsers } from '../../support/functions/plan-changes.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import {
  aPlan,
  countInvoices,
  deliverEmails,
  emailsOf,
  invoiceOf,
  openInvoice,
  payInvoice,
  planOf,
  runUntil,
  type BoughtPlan,
} from '../../support/functions/plans.ts';
import { postAs } from '../../support/functions/requests.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';

it('a cancelled plan runs until its term ends, and can be taken back', async () => {
  const bought = await aPlan(start, month);
  await ask(bought, { kind: 'cancel', reason: 'Too expensive' }, '2027-02-10');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    renews: { on: false, reason: 'Too expensive' },
    nextStep: 'expire',
    version: 1,
  });
  await ask(bought, { kind: 'renew' }, '2027-02-11');
  expect(await planOf(bought)).toMatchObject({
    renews: { on: true, reason: null },
    nextStep: 'request',
  });
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-12');
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({
    state: 'ended',
    endedOn: '2027-02-28',
    endReason: 'cancelled',
    version: 2,
  });
  expect(await countInvoices(bought)).toBe(0);
  expect(await emailsOf(bought)).toEqual([
    'plan_cancelled',
    'renewal_turned_on',
    'plan_cancelled',
    'plan_ended',
  ]);
  await expectRefused(bought, { kind: 'renew' }, '2027-02-28', 'changed-since');
});

it('a cancellation is not taken back after the term, although the schedule is late', async () => {
  const bought = await aPlan(start, month);
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-10');
  await expectRefused(bought, { kind: 'renew' }, '2027-02-28', 'changed-since');
  await ask(bought, { kind: 'renew' }, '2027-02-27');
});

it('plan fault 5: a cancellation after the request cancels the invoice', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-20');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  expect(await planOf(bought)).toMatchObject({ renewalRequest: null, nextStep: 'expire' });
  await ask(bought, { kind: 'renew' }, '2027-02-21');
  const { renewalRequest: second } = await runUntil(bought, '2027-02-21');
  expect(second).not.toBe(renewalRequest);
  expect(await invoiceOf(bought, second)).toMatchObject({ status: 'Pending', amount: 3 * 16_499 });
});

it('an overdue or suspended plan that is cancelled ends at once', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-03-02');
  await ask(bought, { kind: 'cancel', reason: null }, '2027-03-02');
  expect(await planOf(bought)).toMatchObject({
    state: 'ended',
    endedOn: '2027-03-02',
    endReason: 'cancelled',
  });
});

it('plan fault 6: a plan is not cancelled while its payment is under way', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const { payment } = await openInvoice(bought, renewalRequest ?? '');
  const gateway = gatewayWithPayments({ ...payment, status: 'authorized', captured: false });
  const change = { kind: 'cancel', reason: null } as const;
  await expectRefused(bought, change, '2027-02-19', 'payment-in-progress', gateway);
  expect(await planOf(bought)).toMatchObject({ renews: { on: true } });
});

it('plan fault 23: fewer users and another term apply from the next term, and can be taken back', async () => {
  const bought = await aPlan(start, month);
  await ask(bought, { kind: 'next', seats: 1, term: 'year' }, '2027-02-01');
  expect(await planOf(bought)).toMatchObject({ seats: 3, next: { seats: 1, term: 'year' } });
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ amount: 1_64_990 });
  await ask(bought, { kind: 'keep' }, '2027-02-19');
  const { renewalRequest: second } = await planOf(bought);
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  expect(await invoiceOf(bought, second)).toMatchObject({ amount: 3 * 16_499 });
  await ask(bought, { kind: 'next', seats: 2, term: 'month' }, '2027-02-20');
  const { renewalRequest: third } = await planOf(bought);
  await payInvoice(bought, third, '2027-02-21');
  const running = { seats: 3, monthlyMinor: 3 * 16_499_00 };
  expect(await planOf(bought)).toMatchObject({ ...running, next: null, upcoming: { seats: 2 } });
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({
    seats: 2,
    state: 'active',
    monthlyMinor: 2 * 16_499_00,
  });
});

it('plan fault 18: more users cost the rest of the term, and start with the payment', async () => {
  const bought = await aPlan(start, month);
  const plan = await planOf(bought);
  const amountMinor = priceOfMoreSeats(plan, 5, '2027-02-10');
  expect(amountMinor).toBe(
    Math.floor((5 * 16_499_00 * 18) / 28) - Math.floor((3 * 16_499_00 * 18) / 28),
  );
  const invoiceId = await askForUsers(bought, 5, '2027-02-10');
  expect(await planOf(bought)).toMatchObject({ seats: 3, changeRequest: invoiceId });
  expect(await invoiceOf(bought, invoiceId)).toMatchObject({
    amount: amountMinor / 100,
    lines: [{ description: 'APAC Debt Grid, 5 users instead of 3, 10 Feb 2027 to 27 Feb 2027' }],
  });
  await payInvoice(bought, invoiceId, '2027-02-11');
  expect(await planOf(bought)).toMatchObject({ seats: 5, changeRequest: null, version: 2 });
});

it('plan fault 20: ten changes of mind about more users leave one open invoice', async () => {
  const bought = await aPlan(start, month);
  for (let seats = 4; seats < 14; seats += 1) await askForUsers(bought, seats, '2027-02-10');
  const { changeRequest } = await planOf(bought);
  expect(await invoiceOf(bought, changeRequest)).toMatchObject({
    status: 'Pending',
    change: { seats: 13 },
  });
  expect(await countPending(bought)).toBe(1);
});

it('plan fault 22: more users after the renewal was requested replace the request', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await addUsers(bought, 4, '2027-02-20');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  const { renewalRequest: second } = await runUntil(bought, '2027-02-21');
  expect(await invoiceOf(bought, second)).toMatchObject({ amount: 4 * 16_499 });
});

it('plan fault 19: more users also cost the next term, if it is paid', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await payInvoice(bought, renewalRequest, '2027-02-18');
  expect(priceOfMoreSeats(await planOf(bought), 4, '2027-02-20')).toBeGreaterThan(16_499_00);
  await addUsers(bought, 4, '2027-02-20');
  expect(await planOf(bought)).toMatchObject({ seats: 4, upcoming: { seats: 4 } });
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({ seats: 4 });
});

it('the payment of an older quote cancels the open one', async () => {
  const bought = await aPlan(start, month);
  const older = await openInvoice(bought, await askForUsers(bought, 6, '2027-02-10'));
  const open = await askForUsers(bought, 4, '2027-02-10');
  await older.on('2027-02-10');
  expect(await planOf(bought)).toMatchObject({ seats: 6, changeRequest: null });
  expect(await invoiceOf(bought, open)).toMatchObject({ status: 'Cancelled' });
});

it('more users that were priced before the next term was paid do not join it', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const invoiceId = await askForUsers(bought, 4, '2027-02-20');
  await payInvoice(bought, renewalRequest, '2027-02-20');
  await payInvoice(bought, invoiceId, '2027-02-21');
  expect(await planOf(bought)).toMatchObject({ seats: 4, upcoming: { seats: 3 } });
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({ seats: 3 });
});

it('a refund of more users leaves the users of the next term that another payment paid', async () => {
  const bought = await aPlan(start, month);
  const payment = await addUsers(bought, 5, '2027-02-10');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await payInvoice(bought, renewalRequest, '2027-02-18');
  await refundWhole(payment, '2027-02-19');
  expect(await planOf(bought)).toMatchObject({ seats: 3, upcoming: { seats: 5 } });
});

it('a refund of more users also takes them from the next term that their price covered', async () => {
  const bought = await aPlan(start, month);
  await ask(bought, { kind: 'next', seats: 4, term: 'month' }, '2027-02-10');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await payInvoice(bought, renewalRequest, '2027-02-18');
  const payment = await addUsers(bought, 6, '2027-02-20');
  expect(await planOf(bought)).toMatchObject({ seats: 6, upcoming: { seats: 6 } });
  await refundWhole(payment, '2027-02-21');
  expect(await planOf(bought)).toMatchObject({ seats: 3, upcoming: { seats: 4 } });
});

it('plan fault 52: an undo of the cancellation keeps the change of the next term', async () => {
  const bought = await aPlan(start, month);
  await ask(bought, { kind: 'next', seats: 1, term: 'month' }, '2027-02-10');
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-11');
  await ask(bought, { kind: 'renew' }, '2027-02-12');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ amount: 16_499 });
});

it('an overdue plan whose next term is changed at the end of its grace is still suspended', async () => {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-03-06');
  await bought.reference.update({ graceUntil: '2027-03-10' });
  await ask(bought, { kind: 'next', seats: 1, term: 'month' }, '2027-03-09');
  const { renewalRequest } = await planOf(bought);
  const { path, amount } = await invoiceOf(bought, renewalRequest);
  expect(amount).toBe(16_499);
  await deliverEmails(path);
  expect(await runUntil(bought, '2027-03-10')).toMatchObject({ state: 'suspended' });
});

it.each<[string, PlanChange, string]>([
  ['another price', { kind: 'add-seats', seats: 4, amountMinor: 1 }, 'amount-mismatch'],
  ['as many users', { kind: 'add-seats', seats: 3, amountMinor: 0 }, 'changed-since'],
  ['no user at all', { kind: 'next', seats: 0, term: 'month' }, 'invalid-request'],
  ['to undo no cancellation', { kind: 'renew' }, 'changed-since'],
])('plan fault 53: refuses %s', async (_, change, code) => {
  const bought = await aPlan(start, month);
  const before = await planOf(bought);
  await expectRefused(bought, change, '2027-02-10', code);
  expect(await planOf(bought)).toEqual(before);
});

it('only its owner changes a plan', async () => {
  const bought = await aPlan('2026-11-20', month);
  const request = { id: bought.reference.id, change: { kind: 'cancel', reason: null } };
  expect(await postAs(await signUp(), endpoints.changePlan, request)).toMatchObject({
    status: 403,
  });
  expect(await postAs(bought.account, endpoints.changePlan, request)).toMatchObject({
    status: 200,
    body: { invoiceId: null },
  });
  expect(await planOf(bought)).toMatchObject({ renews: { on: false } });
});

async function expectRefused(
  bought: BoughtPlan,
  change: PlanChange,
  day: string,
  code: string,
  gateway?: RazorpayGateway,
): Promise<void> {
  await expect(ask(bought, change, day, gateway)).rejects.toMatchObject({ code });
}

async function countPending({ reference }: BoughtPlan): Promise<number> {
  const invoices = reference.parent.parent?.collection('invoices').where('status', '==', 'Pending');
  return (await invoices?.count().get())?.data().count ?? 0;
}
