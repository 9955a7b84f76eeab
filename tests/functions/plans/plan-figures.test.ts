import { expect, it } from 'vitest';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { reportOf } from '../../support/functions/payments/payments.ts';
import { ask } from '../../support/functions/plan-changes.ts';
import {
  aPlan,
  deliverEmails,
  invoiceOf,
  payInvoice,
  planOf,
  runUntil,
} from '../../support/functions/plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';

it("a plan's monthly value follows its running term", async () => {
  const bought = await aPlan(start, month);
  expect(await planOf(bought)).toMatchObject({ monthlyMinor: 3 * 16_499_00 });
  await ask(bought, { kind: 'next', seats: 12, term: 'year' }, '2027-02-01');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await payInvoice(bought, renewalRequest, '2027-02-18');
  expect(await planOf(bought)).toMatchObject({ monthlyMinor: 3 * 16_499_00 });
  expect(await runUntil(bought, '2027-02-28')).toMatchObject({ monthlyMinor: 1_64_990_00 });
});

it('an unpaid plan ends with its reason', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
  expect(await runUntil(bought, '2027-04-30')).toMatchObject({ endReason: 'unpaid' });
});

it('a cancelled plan ends with its reason, at once or with its term', async () => {
  const [now, later] = [await aPlan(start, month), await aPlan(start, month)];
  await runUntil(now, '2027-03-02');
  await ask(now, { kind: 'cancel', reason: 'Too expensive' }, '2027-03-02');
  expect(await planOf(now)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  await ask(later, { kind: 'cancel', reason: null }, '2027-02-02');
  expect(await planOf(later)).toMatchObject({ state: 'active', endReason: null });
  expect(await runUntil(later, '2027-02-28')).toMatchObject({ endReason: 'cancelled' });
});

it.each(['guest', 'refunded'] as const)(
  'a plan whose renewal is off with the reason %s ends with it',
  async (reason) => {
    const bought = await aPlan(start, month);
    const { renews } = await planOf(bought);
    const off = { renews: { ...renews, on: false, reason }, nextStep: 'expire' } as const;
    await bought.reference.update(off);
    expect(await runUntil(bought, '2027-02-28')).toMatchObject({ endReason: reason });
  },
);

it('a refunded plan ends with its reason', async () => {
  const bought = await aPlan(start, month);
  const { amount } = bought.payment as { amount?: number };
  const refunded = { status: 'refunded', amount_refunded: amount, refund_status: 'full' };
  await recordPayment(reportOf({ ...bought.payment, ...refunded }));
  expect(await planOf(bought)).toMatchObject({ endReason: 'refunded' });
});
