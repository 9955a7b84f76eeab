import { expect, it } from 'vitest';
import { toAdminPayable } from './admin-payable.ts';
import { effectsOfPayment } from './effects-of-payment.ts';

const rate = { base: 0, seat: 16_499_00 };
const term = {
  subscriptionId: 'one',
  productId: 'apac-debt-grid',
  seats: 12,
  term: 'month',
  rate,
  termStart: '2999-12-14',
  termEnd: '3000-01-14',
};

it.each([
  [
    { purchases: [{ id: 'global-debt-command-center', seats: 0, term: 'month' }] },
    ['Starts Global Debt Command Center: platform fee only, 31 Jan 2027 to 27 Feb 2027.'],
  ],
  [{ terms: [term] }, ['Extends APAC Debt Grid: 12 users, 14 Dec 2999 to 13 Jan 3000.']],
  [
    { terms: [{ ...term, termStart: '2020-12-14', termEnd: '2021-01-14' }] },
    [
      'Extends APAC Debt Grid: 12 users, 14 Dec 2020 to 13 Jan 2021.',
      'If the plan is suspended, its new term starts on the day of the payment, less the days of access after its last term.',
    ],
  ],
  [
    { change: { subscriptionId: 'one', seats: 15, termEnd: '2027-02-14' } },
    ['Adds users: 15 users in total until 13 Feb 2027.'],
  ],
  [
    { terms: [term], status: 'Cancelled' },
    [
      'Extends APAC Debt Grid: 12 users, 14 Dec 2999 to 13 Jan 3000.',
      'This invoice was replaced or cancelled. If its term is already paid or over, the plan stays as it is, and an alert asks you to return the money.',
    ],
  ],
  [{}, []],
])('the payment of an invoice with %j', (fields, effects) => {
  const payable = toAdminPayable('invoice', { uid: 'u', id: 'i' }, fields);
  expect(effectsOfPayment(payable, '2027-01-31')).toEqual(effects);
});
