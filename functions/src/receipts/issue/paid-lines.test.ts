import { expect, it } from 'vitest';
import { paidLines, restartedPeriods, startedPeriods } from './paid-lines.ts';

const path = 'users/one/invoices/sub_1';
const requested = {
  subscriptionId: 'plan',
  productId: 'apac-debt-grid',
  seats: 3,
  term: 'month',
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2027-02-28',
  termEnd: '2027-03-31',
} as const;
const lines = [
  {
    description:
      'APAC Debt Grid, 1 user at the agreed price for 1 month, 28 Feb 2027 to 30 Mar 2027',
    quantity: 3,
    unitPrice: 16_499,
  },
];
const restarted = { paidBy: path, termStart: '2027-03-09', termEnd: '2027-04-09' };

const descriptions = (plan: typeof restarted | undefined) =>
  paidLines(lines, restartedPeriods([{ requested, plan }], path))?.map(
    ({ description }) => description,
  );

it('names the days of a plan that started anew', () => {
  expect(descriptions(restarted)).toEqual([
    'APAC Debt Grid, 1 user at the agreed price for 1 month, 9 Mar 2027 to 8 Apr 2027',
  ]);
  expect(paidLines(lines, restartedPeriods([{ requested, plan: restarted }], path))).toMatchObject([
    { quantity: 3, unitPrice: 16_499 },
  ]);
});

it.each([
  ['a plan that continues', { ...restarted, termStart: '2027-02-28', termEnd: '2027-03-31' }],
  [
    'a plan whose running term another payment paid',
    { ...restarted, paidBy: 'users/one/orders/1' },
  ],
  ['a plan that no longer exists', undefined],
])('keeps the days of %s', (_, plan) => {
  expect(descriptions(plan)).toBeUndefined();
});

it('changes only the lines of the plan that started anew', () => {
  const other = { ...requested, subscriptionId: 'other', productId: 'africa-debt-connect' };
  const line = 'Africa Debt Connect, 1 user for 1 month, 28 Feb 2027 to 30 Mar 2027';
  const both = [...lines, { description: line, quantity: 2, unitPrice: 12_999 }];
  const terms = [
    { requested, plan: restarted },
    { requested: other, plan: undefined },
  ];
  expect(paidLines(both, restartedPeriods(terms, path))?.slice(1)).toEqual(both.slice(1));
});

it('names the days of a plan that the payment starts', () => {
  const sold = [
    {
      description: 'Global Debt Command Center, platform fee for 1 year',
      quantity: 1,
      unitPrice: 1,
    },
    { description: 'Global Debt Command Center, 1 user for 1 year', quantity: 2, unitPrice: 1 },
  ];
  const periods = startedPeriods(
    [{ id: 'global-debt-command-center', term: 'year' }],
    '2027-01-31',
  );
  expect(paidLines(sold, periods)?.map(({ description }) => description)).toEqual([
    'Global Debt Command Center, platform fee for 1 year, 31 Jan 2027 to 30 Jan 2028',
    'Global Debt Command Center, 1 user for 1 year, 31 Jan 2027 to 30 Jan 2028',
  ]);
});
