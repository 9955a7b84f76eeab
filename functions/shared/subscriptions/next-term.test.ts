import { expect, it } from 'vitest';
import { agreedTermsOf, describeAgreed } from './agreed-terms.ts';
import { hasAgreedPrice, nextTermOf } from './next-term.ts';

const grid = {
  productId: 'apac-debt-grid',
  currency: 'INR',
  seats: 12,
  term: 'month',
  rate: { base: 0, seat: 15_000_00 },
  upcoming: null,
  next: null,
  agreed: null,
  anchorOn: '2026-12-31',
  termEnd: '2027-02-28',
} as const;

it("plan fault 17: the next term has the running term's users, at today's price", () => {
  expect(nextTermOf(grid)).toEqual({
    productId: 'apac-debt-grid',
    seats: 12,
    term: 'month',
    rate: { base: 0, seat: 16_499_00 },
    termStart: '2027-02-28',
    termEnd: '2027-03-31',
  });
});

it('the next term has the quantity that was chosen for it', () => {
  expect(nextTermOf({ ...grid, next: { seats: 5, term: 'year' } })).toMatchObject({
    seats: 5,
    term: 'year',
    rate: { base: 0, seat: 1_64_990_00 },
    termStart: '2027-02-28',
    termEnd: '2028-02-29',
  });
});

it('a platform has a fee and a price per seat', () => {
  const platform = { ...grid, productId: 'global-debt-command-center' };
  expect(nextTermOf(platform).rate).toEqual({ base: 2_10_000_00, seat: 2_999_00 });
});

it.each([
  ['no longer sold', { productId: 'retired-product' }],
  ['paid in another currency', { currency: 'USD' }],
] as const)('a product that is %s keeps its price and its term', (_, change) => {
  expect(nextTermOf({ ...grid, ...change, next: { seats: 5, term: 'year' } })).toMatchObject({
    seats: 5,
    term: 'month',
    rate: grid.rate,
    termEnd: '2027-03-31',
  });
});

const agreed = { term: 'month', seat: 12_000_00 } as const;

it.each([
  ['the same term', null, 12_000_00, true],
  ['other users', { seats: 30, term: 'month' }, 12_000_00, true],
  ['another term', { seats: 12, term: 'year' }, 1_64_990_00, false],
] as const)('an agreed price counts for %s', (_, next, seat, isAgreed) => {
  const plan = { ...grid, next, agreed };
  expect(nextTermOf(plan).rate).toEqual({ base: 0, seat });
  expect(hasAgreedPrice(plan)).toBe(isAgreed);
  expect(agreedTermsOf(plan)).toEqual({
    seats: next?.seats ?? 12,
    term: next?.term ?? 'month',
    seatPrice: isAgreed ? 12_000 : null,
  });
});

it('a platform fee is not part of the agreed price', () => {
  const platform = { ...grid, productId: 'global-debt-command-center', agreed };
  expect(nextTermOf(platform).rate).toEqual({ base: 2_10_000_00, seat: 12_000_00 });
  expect(describeAgreed(platform)).toBe('₹12,000 per user per month');
  expect(describeAgreed(grid)).toBeNull();
});

it('the term after the next one has the users of the next one, which is paid', () => {
  const upcoming = {
    seats: 20,
    term: 'month',
    rate: grid.rate,
    termStart: '2027-02-28',
    termEnd: '2027-03-31',
    paidBy: '',
  } as const;
  expect(nextTermOf({ ...grid, upcoming })).toMatchObject({
    seats: 20,
    termStart: '2027-03-31',
    termEnd: '2027-04-30',
  });
});
