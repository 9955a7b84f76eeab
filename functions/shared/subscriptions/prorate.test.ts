import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maximumSeats } from '../catalogue/quantity.ts';
import { priceOfMoreSeats } from './prorate.ts';
import { addDays } from './term-days.ts';

const grid = {
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2026-12-01',
  termEnd: '2027-01-01',
  upcoming: null,
};

it('10 instead of 7 seats of APAC Debt Grid cost 31,933.55 rupees for 20 of 31 days', () => {
  expect(priceOfMoreSeats({ ...grid, seats: 7 }, 10, '2026-12-12')).toBe(31_933_55);
});

it('more seats also cost the next term, if it is paid', () => {
  const { rate } = grid;
  const upcoming = {
    seats: 5,
    term: 'month',
    rate,
    termStart: '2027-01-01',
    termEnd: '2027-02-01',
    paidBy: '',
  } as const;
  const today = '2026-12-12';
  const now = (seats: number) => priceOfMoreSeats({ ...grid, seats: 7 }, seats, today);
  const both = (seats: number) => priceOfMoreSeats({ ...grid, seats: 7, upcoming }, seats, today);
  expect(both(10)).toBe(now(10) + 5 * rate.seat);
  expect(both(8)).toBe(now(8) + 3 * rate.seat);
});

const plans = fc.record({
  days: fc.integer({ min: 28, max: 366 }),
  left: fc.integer({ min: -3, max: 370 }),
  seat: fc.integer({ min: 1, max: 4_00_000_00 }),
  seats: fc.tuple(
    fc.integer({ min: 0, max: maximumSeats }),
    fc.integer({ min: 0, max: maximumSeats }),
    fc.integer({ min: 0, max: maximumSeats }),
  ),
});

it('plan fault 21: the price of more seats is never negative, nor above the price of the term, and adds up', () => {
  fc.assert(
    fc.property(plans, ({ days, left, seat, seats }) => {
      const [one, two, three] = seats.toSorted((a, b) => a - b) as [number, number, number];
      const termEnd = addDays(grid.termStart, days);
      const today = addDays(termEnd, -left);
      const price = (from: number, to: number) =>
        priceOfMoreSeats({ ...grid, rate: { base: 5, seat }, termEnd, seats: from }, to, today);
      expect(price(one, two) + price(two, three)).toBe(price(one, three));
      expect(price(three, one)).toBe(0);
      expect(price(one, three)).toBeGreaterThanOrEqual(0);
      expect(price(one, three)).toBeLessThanOrEqual((three - one) * seat);
    }),
  );
});

it('more seats cost a whole term on its first day, and nothing after its last', () => {
  fc.assert(
    fc.property(plans, ({ days, seat, seats: [one, two] }) => {
      const [from, to] = [Math.min(one, two), Math.max(one, two)];
      const plan = { ...grid, rate: { base: 5, seat }, termEnd: addDays(grid.termStart, days) };
      const price = (today: string) => priceOfMoreSeats({ ...plan, seats: from }, to, today);
      expect(price(grid.termStart)).toBe((to - from) * seat);
      expect(price(plan.termEnd)).toBe(0);
    }),
  );
});
