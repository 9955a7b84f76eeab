import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { composeInvoiceReminder } from '../../../functions/src/emails/compose/payments/invoice-reminder.ts';
import { composeRenewalRequested } from '../../../functions/src/emails/compose/plans/renewal-requested.ts';
import { withoutRequest } from '../../../functions/src/subscriptions/withdraw-request.ts';
import { ask as changePlan } from '../../support/functions/plan-changes.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { renewPlans } from '../../../functions/src/renewals/renew-plans.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { reserveNumbers } from '../../../functions/src/invoices/reserve-numbers.ts';
import { takeStep } from '../../../functions/src/renewals/take-step.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUpGuest, storeProfile } from '../../support/functions/accounts/accounts.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import {
  aPlan,
  at,
  countInvoices,
  deliverEmails,
  emailsOf,
  invoiceOf,
  loseEmails,
  openInvoice,
  payInvoice,
  planOf,
  runUntil,
  twoPlans,
  type BoughtPlan,
} from '../../support/functions/plans.ts';
import { gatewayWithPayments, reportOf } from '../../support/functions/payments/payments.ts';
import { issueAll, receiptsOf } from '../../support/functions/payments/receipts.ts';

expectErrors('renewal-failed');

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;

it('asks for a renewal in time, with the users, the term and the price', async () => {
  const bought = await aPlan('2027-01-31');
  expect(await runUntil(bought, '2027-12-16')).toMatchObject({ renewalRequest: null });
  const plan = await runUntil(bought, '2027-12-17');
  expect(await invoiceOf(bought, plan.renewalRequest)).toMatchObject({
    status: 'Pending',
    email: bought.account.email,
    amount: 2 * 1_64_990,
    currency: 'INR',
    invoiceNumber: expect.stringMatching(/^INV\/27-28\/\d{6}$/),
    lines: [
      {
        description: 'APAC Debt Grid, 1 user for 1 year, 31 Jan 2028 to 30 Jan 2029',
        quantity: 2,
        unitPrice: 1_64_990,
      },
    ],
    dueAt: Timestamp.fromDate(new Date('2028-01-30T23:59:59.999+05:30')),
    terms: [
      {
        subscriptionId: bought.reference.id,
        productId: 'apac-debt-grid',
        seats: 2,
        term: 'year',
        rate: { base: 0, seat: 1_64_990_00 },
        termStart: '2028-01-31',
        termEnd: '2029-01-31',
      },
    ],
  });
  expect(await emailsOf(bought)).toEqual(['renewal_requested']);
});

it('a plan is paid for several terms without a gap or a day twice', async () => {
  const bought = await aPlan('2027-01-31', month);
  for (const termEnd of ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']) {
    const { renewalRequest } = await runUntil(bought, addDays(termEnd, -1));
    await payInvoice(bought, renewalRequest, addDays(termEnd, -1));
    expect(await planOf(bought)).toMatchObject({
      state: 'active',
      termEnd,
      upcoming: { termStart: termEnd, seats: 3 },
      renewalRequest: null,
    });
    expect(await runUntil(bought, termEnd)).toMatchObject({ state: 'active', termStart: termEnd });
  }
  expect(await countInvoices(bought)).toBe(4);
});

it('an unpaid plan is reminded, overdue, suspended and ended on its days', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-27');
  const { path } = await invoiceOf(bought, renewalRequest);
  expect(await emailsOf(bought)).toEqual(['renewal_requested', 'renewal_reminder']);
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({
    state: 'overdue',
    graceUntil: '2027-03-07',
    version: 1,
  });
  await deliverEmails(path);
  expect(await runUntil(bought, '2027-03-06')).toMatchObject({ state: 'overdue' });
  expect(await runUntil(bought, '2027-03-07')).toMatchObject({ state: 'suspended', version: 2 });
  expect(await runUntil(bought, '2027-03-20')).toMatchObject({ state: 'suspended' });
  expect(await runUntil(bought, '2027-03-21')).toMatchObject({
    state: 'ended',
    endedOn: '2027-03-21',
    endReason: 'unpaid',
    version: 3,
    nextStep: null,
  });
  expect(await emailsOf(bought)).toEqual([
    'renewal_requested',
    'renewal_reminder',
    'renewal_reminder',
    'renewal_reminder',
    'plan_suspended',
    'plan_ended',
  ]);
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  expect(await countInvoices(bought)).toBe(1);
});

it('a plan that was set back by a restore is suspended and ended again, without a second email', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-27');
  const { path } = await invoiceOf(bought, renewalRequest);
  await deliverEmails(path);
  const before = await planOf(bought);
  const ended = await runUntil(bought, '2027-03-21');
  const emails = await emailsOf(bought);
  await bought.reference.set(before);
  await firestore.doc(path).update({ status: 'Pending' });
  expect(await runUntil(bought, '2027-03-21')).toEqual(ended);
  expect(await emailsOf(bought)).toEqual(emails);
});

it('the invoice that replaces another in the days of grace is due on their last day', async () => {
  const bought = await aPlan('2027-01-31', month);
  await runUntil(bought, '2027-03-02');
  await changePlan(bought, { kind: 'next', seats: 1, term: 'month' }, '2027-03-02');
  const { renewalRequest, graceUntil } = await planOf(bought);
  expect(graceUntil).toBe('2027-03-07');
  const { dueAt } = await invoiceOf(bought, renewalRequest);
  expect(dueAt.toDate()).toEqual(new Date('2027-03-06T23:59:59.999+05:30'));
});

it('a suspended plan whose invoice was cancelled is asked again until its last day', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-27');
  await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
  const suspended = await runUntil(bought, '2027-03-07');
  await bought.reference.set(withoutRequest(suspended, Timestamp.fromDate(at('2027-03-09', 9))));
  const asked = await runUntil(bought, '2027-03-09');
  expect(asked).toMatchObject({ state: 'suspended', graceUntil: suspended.graceUntil });
  const { path, dueAt } = await invoiceOf(bought, asked.renewalRequest);
  expect(dueAt.toDate()).toEqual(new Date('2027-03-20T23:59:59.999+05:30'));
  const { uid } = bought.account;
  const { blocks } = await composeRenewalRequested(
    newOutboxEntry('renewal_requested', { uid, path }),
  );
  expect(blocks).toContainEqual(
    expect.stringMatching(/ended on 27 Feb 2027\. To get access back, pay .+ by 20 Mar 2027\./),
  );
});

it('plan fault 25: a payment in the days of grace continues the term', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-03-03');
  await payInvoice(bought, renewalRequest, '2027-03-04');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    termStart: '2027-02-28',
    termEnd: '2027-03-31',
    anchorOn: '2027-01-31',
    graceUntil: null,
    upcoming: null,
  });
});

it('plan fault 29: a suspended plan that is paid starts anew, less the days of grace', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-03-01');
  await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
  await runUntil(bought, '2027-03-10');
  const { uid } = bought.account;
  const { path } = await invoiceOf(bought, renewalRequest);
  const { blocks } = await composeInvoiceReminder(
    newOutboxEntry('invoice_reminder', { uid, path }),
  );
  expect(blocks).toContainEqual(
    expect.stringMatching(/is suspended\. If you pay on .+, its new term runs from 28 Feb 2027/),
  );
  const payment = await payInvoice(bought, renewalRequest, '2027-03-15');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    termStart: '2027-03-08',
    anchorOn: '2027-03-08',
    termEnd: '2027-04-08',
    startedOn: '2027-01-31',
  });
  await issueAll({ payment });
  const [receipt] = await receiptsOf({ payment });
  expect(receipt?.items).toMatchObject([
    { description: 'APAC Debt Grid, 1 user for 1 month, 8 Mar 2027 to 7 Apr 2027, 3 × ₹16,499' },
  ]);
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({
    paidLines: [{ description: 'APAC Debt Grid, 1 user for 1 month, 8 Mar 2027 to 7 Apr 2027' }],
  });
});

it('plan fault 27: no plan is suspended until the mail server has accepted an email about it', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-03-06');
  await loseEmails((await invoiceOf(bought, renewalRequest)).path);
  expect(await runUntil(bought, '2027-03-20')).toMatchObject({
    state: 'overdue',
    graceUntil: '2027-03-21',
  });
  expect(await runUntil(bought, '2027-03-21')).toMatchObject({ state: 'overdue', nextStep: null });
  expect(await alertsOf(bought)).toEqual(['renewal_unanswered']);
});

it('a plan waits while its payment is under way', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-03-06');
  const pay = await openInvoice(bought, renewalRequest ?? '');
  await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
  const now = at('2027-03-07', 0);
  const gateway = gatewayWithPayments({ ...pay.payment, status: 'authorized', captured: false });
  await takeStep(bought.reference, { now, gateway, numbers: await reserveNumbers(1, now) });
  expect(await planOf(bought)).toMatchObject({ state: 'overdue', nextStep: 'suspend' });
  expect((await planOf(bought)).nextStepAt?.toDate()).toEqual(at('2027-03-07', 1));
  await pay.on('2027-03-07');
  expect(await planOf(bought)).toMatchObject({ state: 'active', termStart: '2027-02-28' });
});

it('staff can cancel a renewal invoice only if no plan waits for it', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const payable = { type: 'invoice', uid: bought.account.uid, id: renewalRequest ?? '' } as const;
  const admin = await aStaffMember();
  const cancel = () =>
    ask(admin, asked({ action: 'cancel-invoice', payable, note: 'Issued twice.' }));
  expect(await cancel()).toMatchObject({ body: { code: 'plan-needs-invoice' } });
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Pending' });
  await bought.reference.update({ renewalRequest: null });
  expect(await cancel()).toMatchObject({ status: 200 });
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
});

it('plan fault 2: after weeks without a run, the next one asks each customer once and suspends none', async () => {
  const bought = await aPlan('2027-01-31', month);
  const now = at('2027-03-04', 10);
  await runAt(bought, now);
  await runAt(bought, now);
  expect(await planOf(bought)).toMatchObject({ state: 'overdue', graceUntil: '2027-03-11' });
  await runAt(bought, now);
  expect(await countInvoices(bought)).toBe(1);
  expect(await emailsOf(bought)).toEqual(['renewal_requested']);
});

it('a request that would come after the grace is left to the operator', async () => {
  const bought = await aPlan('2027-01-31', month);
  await runAt(bought, at('2027-04-01', 10));
  expect(await planOf(bought)).toMatchObject({ state: 'active', nextStep: null });
  expect(await countInvoices(bought)).toBe(0);
  expect(await alertsOf(bought)).toEqual(['renewal_missed']);
});

it('plan fault 10: a renewal whose payment failed first and was captured late extends the plan once', async () => {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const { payment, on } = await openInvoice(bought, renewalRequest ?? '');
  await recordPayment(reportOf({ ...payment, status: 'failed', captured: false }));
  expect(await planOf(bought)).toMatchObject({ upcoming: null, renewalRequest });
  await on('2027-02-20');
  await on('2027-02-20');
  expect(await planOf(bought)).toMatchObject({ upcoming: { termEnd: '2027-03-31' }, version: 2 });
});

it('plan fault 24: an overdue plan leaves the paid plan of the same account alone', async () => {
  const unpaid = await aPlan('2027-01-31', month);
  const paid = await aPlan('2027-02-20', { id: 'andean-debt-tracker' }, unpaid.account);
  const before = await planOf(paid);
  const { renewalRequest } = await runUntil(unpaid, '2027-03-06');
  await deliverEmails((await invoiceOf(unpaid, renewalRequest)).path);
  expect(await runUntil(unpaid, '2027-03-07')).toMatchObject({ state: 'suspended' });
  expect(await planOf(paid)).toEqual(before);
});

it('plan fault 1: two runs at the same time issue one request', async () => {
  const bought = await aPlan('2027-01-31', month);
  const now = at('2027-02-20', 10);
  await Promise.all(Array.from({ length: 5 }, () => runAt(bought, now)));
  expect(await countInvoices(bought)).toBe(1);
  expect(await emailsOf(bought)).toEqual(['renewal_requested']);
});

it('plans that end on the same day are requested in one invoice', async () => {
  const [one, other] = await twoPlans('2027-01-31');
  const { renewalRequest } = await runUntil(one, '2027-02-18');
  expect((await planOf(other)).renewalRequest).toBe(renewalRequest);
  expect(await invoiceOf(one, renewalRequest)).toMatchObject({ amount: 3 * 16_499 + 9_999 });
  await runUntil(one, '2027-02-25');
  await runUntil(other, '2027-02-25');
  expect(await emailsOf(one)).toEqual(['renewal_requested', 'renewal_reminder']);
  await payInvoice(one, renewalRequest, '2027-02-26');
  for (const plan of [one, other]) {
    expect(await planOf(plan)).toMatchObject({ upcoming: { termEnd: '2027-03-31' } });
  }
});

it("plan fault 51: a guest's plan isn't renewed", async () => {
  const guest = await signUpGuest();
  const bought = await aPlan('2027-01-31', month, { ...guest, email: '' });
  await storeProfile(guest.uid, { isAnonymous: true });
  expect(await runUntil(bought, '2027-02-20')).toMatchObject({
    renews: { on: false, reason: 'guest' },
    nextStep: 'expire',
  });
  expect(await countInvoices(bought)).toBe(0);
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({
    state: 'ended',
    endReason: 'guest',
  });
});

it('renewPlans takes the due steps of all plans, and one that fails holds up no other', async () => {
  const plans = [await aPlan('2027-01-31', month), await aPlan('2027-01-31', month)];
  for (const { reference } of plans) await reference.update({ nextStepAt: longAgo });
  const [broken, sound] = plans as [BoughtPlan, BoughtPlan];
  await broken.reference.update({ anchorOn: 'no day', termEnd: 'no day' });
  await renewPlans(longAgo.toDate());
  expect(await planOf(sound)).toMatchObject({ nextStep: 'remind' });
  await broken.reference.delete();
});

const longAgo = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));

async function runAt({ reference }: BoughtPlan, now: Date): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const numbers = await reserveNumbers(1, now);
    await takeStep(reference, { now, gateway: razorpayGateway(), numbers });
  }
}

async function alertsOf({ reference }: BoughtPlan): Promise<string[]> {
  const { docs } = await alerts.where('path', '==', reference.path).get();
  return docs.map((alert) => alert.data().kind);
}
