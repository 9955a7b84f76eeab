import { expect, it } from 'vitest';
import { planIdsOf, toPlanRequest } from './plan-request.ts';

const term = {
  subscriptionId: 'one',
  productId: 'apac-debt-grid',
  seats: 12,
  term: 'month',
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2026-12-14',
  termEnd: '2027-01-14',
};
const change = {
  subscriptionId: 'two',
  seats: 14,
  seatsBefore: 12,
  termEnd: '2026-12-14',
  next: { termEnd: '2027-01-14', seatsBefore: 12 },
};

it('reads the terms and the users that an invoice asks for', () => {
  const request = toPlanRequest({ terms: [term], change });
  expect(request).toEqual({ purchases: [], terms: [term], change });
  expect(planIdsOf(request)).toEqual(['one', 'two']);
});

it.each([{}, { terms: 'one', change: null }, { terms: [null, { ...term, rate: 5 }], change: {} }])(
  'an invoice with %j is for no plans',
  (data) => {
    expect(planIdsOf(toPlanRequest(data))).toEqual([]);
  },
);
