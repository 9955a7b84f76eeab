import { expect, it } from 'vitest';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { aPlan, invoiceOf, planOf, runUntil, somePlans } from '../../support/functions/plans.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';

it('a paid order starts a plan for each line, on the day of the capture', async () => {
  const plans = await somePlans('2027-01-31', [
    { id: 'apac-debt-grid', seats: 12, term: 'year' },
    { id: 'global-debt-command-center', seats: 3, term: 'month' },
    { id: 'andean-debt-tracker' },
  ]);
  const stored = await Promise.all(plans.map(planOf));
  expect(stored).toMatchObject([
    {
      productId: 'apac-debt-grid',
      seats: 12,
      term: 'year',
      rate: { base: 0, seat: 1_64_990_00 },
      startedOn: '2027-01-31',
      termStart: '2027-01-31',
      termEnd: '2028-01-31',
      state: 'active',
      renews: { on: true },
      version: 1,
      paidBy: plans[0]?.orderPath,
      nextStep: 'request',
    },
    {
      productId: 'global-debt-command-center',
      seats: 3,
      term: 'month',
      rate: { base: 2_10_000_00, seat: 2_999_00 },
      termEnd: '2027-02-28',
    },
    { productId: 'andean-debt-tracker', seats: 1, term: 'month', termEnd: '2027-02-28' },
  ]);
  expect(stored[0]?.nextStepAt?.toDate()).toEqual(new Date('2027-12-17T09:00:00+05:30'));
});

it('plan fault 4: a capture late in the evening of India belongs to its day there', async () => {
  const account = await signUp();
  const opened = await anOpenOrder(account);
  const capturedAt = Date.parse('2027-03-31T18:29:59Z') / 1000;
  await recordPayment({ ...reportOf(opened.payment), reportedAt: capturedAt });
  const { docs } = await subscriptionsOf(account.uid).get();
  expect(docs.map((plan) => plan.data().startedOn)).toEqual(['2027-03-31', '2027-03-31']);
});

it('a payment that is recorded only after its full refund starts no plan', async () => {
  const account = await signUp();
  const { payment } = await anOpenOrder(account);
  const refunded = {
    status: 'refunded',
    amount_refunded: payment['amount'],
    refund_status: 'full',
  };
  await recordPayment(reportOf({ ...payment, ...refunded }));
  expect((await subscriptionsOf(account.uid).get()).size).toBe(0);
});

it('plan fault 28: a full refund ends the plan and cancels its renewal invoice, and a partial one does not', async () => {
  const bought = await aPlan('2027-01-31');
  const { renewalRequest } = await runUntil(bought, '2027-12-20');
  const { payment } = bought;
  const paid = { ...payment, amount_refunded: 100, refund_status: 'partial' };
  await recordPayment(reportOf(paid));
  expect(await planOf(bought)).toMatchObject({ state: 'active' });
  await refundWhole(payment, '2027-12-21');
  expect(await planOf(bought)).toMatchObject({
    state: 'ended',
    endReason: 'refunded',
    version: 2,
    nextStep: null,
  });
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
});
