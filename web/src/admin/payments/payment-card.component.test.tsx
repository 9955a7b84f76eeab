import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showing, showTo } from '../../../tests/admin.tsx';
import { aDispute, aPaidRecord, aPayment, aPlan } from '../../../tests/admin-records.ts';
import type { PaidRecord } from '../records/api/watch-record.ts';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('./api/watch-payments.ts');
vi.mock('../actions/api/call-admin.ts');
vi.mock('../plans/api/watch-payers-plans.ts');
vi.mock('../records/api/watch-record.ts');

const { watchRefunds } = await import('./api/watch-payments.ts');
const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchPayersPlans } = await import('../plans/api/watch-payers-plans.ts');
const { watchPaid } = await import('../records/api/watch-record.ts');
const { PaymentCard } = await import('./payment-card.tsx');

beforeEach(() => {
  vi.mocked(callAdmin)
    .mockReset()
    .mockResolvedValue({
      before: { leftMinor: 26_498_00 },
      after: { leftMinor: 0 },
    });
  vi.mocked(watchRefunds).mockImplementation(showing([]));
  vi.mocked(watchPayersPlans).mockImplementation(showing([]));
  vi.mocked(watchPaid).mockImplementation(showing(aPaidRecord()));
});

it.each([
  ['open', 5_000_00, 'Disputed', /Respond in Razorpay by .+Can't be refunded until/],
  ['under_review', 5_000_00, 'Disputed', /Reason: goods or services not received/],
  ['won', 5_000_00, 'Received', /Phase: chargeback/],
  ['lost', 5_000_00, 'Partly charged back', /The customer has this amount back/],
  ['lost', 26_498_00, 'Charged back', /The customer has this amount back/],
])(
  'with a dispute that is %s about %i paise, the badge is %s',
  async (state, amount, badge, facts) => {
    const dispute = { ...aDispute, state, amountMinor: amount };
    await showTo('admin', <PaymentCard payment={aPayment({ disputes: { disp_1: dispute } })} />);
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(page.getByText(facts)).toBeVisible();
    await expect.element(page.getByText(/^Dispute of ₹/)).toBeVisible();
    await inspect();
  },
);

const next = {
  ...aPlan(),
  termStart: '2026-12-15',
  termEnd: '2027-01-15',
  paidBy: aPayment().path,
};
const plans = [aPlan(), aPlan({ id: 'plan2', name: 'Andean Debt Tracker', upcoming: next })];
const running = page.getByLabelText('APAC Debt Grid, 12 users, 1 month, until 14 Dec 2026');
const upcoming = page.getByLabelText(
  'Next term of Andean Debt Tracker, 12 users, 1 month, 15 Dec 2026 to 14 Jan 2027 (turns renewal off)',
);
const dialog = page.getByRole('dialog', { name: 'Refund the payment of ₹26,498?' });

async function openRefund() {
  await showTo('admin', <PaymentCard payment={aPayment()} />);
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabelText('Reason').fill('Asked for.');
}

async function refund() {
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(page.getByText(/^Refund of .+ requested\.$/)).toBeVisible();
  return vi.mocked(callAdmin).mock.lastCall?.[1];
}

it('a full refund ends all plans that it paid, unless staff uncheck them', async () => {
  vi.mocked(watchPayersPlans).mockImplementation(showing(plans));
  await openRefund();
  await expect.element(running).toBeChecked();
  await expect.element(upcoming).toBeChecked();
  await inspect();
  await upcoming.click();
  await expect.element(upcoming).not.toBeChecked();
  expect(await refund()).toMatchObject({ amountMinor: 26_498_00, endsPlans: ['plan1'] });
});

it('a partial refund ends none, unless staff check them', async () => {
  vi.mocked(watchPayersPlans).mockImplementation(showing(plans));
  await openRefund();
  const amount = dialog.getByLabelText('Amount in INR');
  await amount.fill('26498.00');
  await expect.element(running).toBeChecked();
  await amount.fill('100');
  await expect.element(running).not.toBeChecked();
  await expect.element(upcoming).not.toBeChecked();
  await upcoming.click();
  await amount.fill('26498');
  await expect.element(running).not.toBeChecked();
  await amount.fill('100');
  expect(await refund()).toMatchObject({ amountMinor: 100_00, endsPlans: ['plan2'] });
});

it('asks about no plan if the payment paid for none', async () => {
  await openRefund();
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(0);
  expect(await refund()).toEqual({
    action: 'refund-payment',
    paymentId: 'pay_1',
    amountMinor: 26_498_00,
    note: 'Asked for.',
    leftMinor: 26_498_00,
  });
});

const lateTerm = {
  subscriptionId: 'plan1',
  productId: 'apac-debt-grid',
  seats: 3,
  term: 'month',
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2026-11-15',
  termEnd: '2026-12-15',
} as const;
const lateUsers = {
  subscriptionId: 'plan1',
  seats: 14,
  seatsBefore: 10,
  termEnd: '2026-12-15',
  next: null,
};
const asksFor = (request: Partial<PaidRecord['request']>) =>
  aPaidRecord({
    request: { purchases: [], terms: [], change: undefined, ...request },
    unchangedPlans: ['plan1'],
  });
const useIt = page.getByRole('button', { name: /^Use for APAC Debt Grid/ });

it.each([
  [
    'extends a plan that runs',
    asksFor({ terms: [lateTerm] }),
    aPlan({ renewalRequest: 'inv2' }),
    /next term of the plan: 3 users, 1 month, 15 Dec 2026 to 14 Jan 2027\. The open renewal invoice is cancelled/,
  ],
  [
    'starts a plan anew that has ended',
    asksFor({ terms: [lateTerm] }),
    aPlan({ state: 'ended', endedOn: '2026-12-15' }),
    /new one starts today: 3 users, 1 month/,
  ],
  [
    'adds users',
    asksFor({ change: lateUsers }),
    aPlan(),
    /adds 4 users until 14 Dec 2026: 16 in total/,
  ],
])('a payment that came too late %s', async (_, paid, plan, effect) => {
  vi.mocked(watchPayersPlans).mockImplementation(showing([plan]));
  vi.mocked(watchPaid).mockImplementation(showing(paid));
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: { paidUntil: '2027-01-14' } });
  await showTo('admin', <PaymentCard payment={aPayment()} />);
  await useIt.click();
  const question = page.getByRole('dialog', {
    name: 'Use the late payment for APAC Debt Grid (12 users, 1 month)?',
  });
  await expect.element(question).toMatchTextContent(effect);
  await question.getByRole('button', { name: /^Use for APAC Debt Grid/ }).click();
  await expect
    .element(page.getByText('Payment used for APAC Debt Grid, which is paid until 14 Jan 2027.'))
    .toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'apply-payment',
    paymentId: 'pay_1',
    planId: 'plan1',
  });
});

it.each([
  [
    'the plan has its next term',
    aPayment(),
    asksFor({ terms: [lateTerm] }),
    aPlan({ upcoming: next }),
  ],
  ['the plan has ended', aPayment(), asksFor({ change: lateUsers }), aPlan({ state: 'ended' })],
  [
    'money went back',
    aPayment({ amountRefundedMinor: 100 }),
    asksFor({ terms: [lateTerm] }),
    aPlan(),
  ],
  ['the payment came in time', aPayment(), aPaidRecord(), aPlan()],
])('a payment is offered to no plan if %s', async (_, payment, paid, plan) => {
  vi.mocked(watchPayersPlans).mockImplementation(showing([plan]));
  vi.mocked(watchPaid).mockImplementation(showing(paid));
  await showTo('admin', <PaymentCard payment={payment} />);
  await expect.element(page.getByRole('button', { name: 'Refund' })).toBeVisible();
  await expect.element(useIt).not.toBeInTheDocument();
});
