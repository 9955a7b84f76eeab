import { expect, it } from 'vitest';
import { aSubscription } from '../../../../tests/support/documents.ts';
import { actionsOf } from './actions-of.ts';
import { isUrgent, type Situation } from './stage-of.ts';
import { toStoredPlan } from '../../core/plans/stored-plan.ts';

const off = { on: false, at: undefined, reason: null };
const { rate, termEnd } = aSubscription();
const upcoming = {
  seats: 12,
  term: 'month',
  rate,
  termStart: termEnd,
  termEnd: '2027-01-14',
  paidBy: '',
} as const;

function situation(
  change: Parameters<typeof aSubscription>[0],
  rest: Partial<Situation> = {},
): Situation {
  const plan = toStoredPlan('one', { ...aSubscription(change) });
  if (!plan) throw new RangeError('The plan is broken.');
  return { plan, isGuest: false, today: '2026-11-28', ...rest };
}

it.each([
  [{}, {}, ['addUsers', 'changeNext', 'cancel']],
  [{ next: { seats: 5, term: 'month' } }, {}, ['addUsers', 'changeNext', 'keep', 'cancel']],
  [{ seats: 500 }, {}, ['changeNext', 'cancel']],
  [{ productId: 'retired' }, {}, ['addUsers', 'cancel']],
  [{ upcoming }, {}, ['addUsers', 'cancel']],
  [{ renews: off }, {}, ['addUsers', 'renew']],
  // The engine has not ended this plan yet.
  [{ renews: off }, { today: termEnd }, []],
  [{}, { isGuest: true }, ['addUsers']],
  [{ state: 'overdue' }, { today: termEnd }, ['changeNext', 'cancel']],
  [{ state: 'suspended' }, { today: termEnd }, []],
  [{ state: 'ended' }, { today: termEnd }, ['buyAgain']],
  [{ state: 'ended', productId: 'retired' }, { today: termEnd }, []],
] as const)('the customer of %j (%j) can %j', (change, rest, actions) => {
  expect(actionsOf(situation(change, rest))).toEqual(actions);
});

it.each([
  [{}, '2026-12-03', false],
  [{}, '2026-12-04', true],
  [{ term: 'year', termEnd: '2027-11-14' }, '2027-09-29', false],
  [{ term: 'year', termEnd: '2027-11-14' }, '2027-09-30', true],
  [{ renews: off }, '2026-12-04', true],
  [{ upcoming }, '2026-12-13', false],
  [{ upcoming, renews: off }, '2026-12-13', false],
  [{ state: 'overdue' }, '2026-12-14', true],
  [{ state: 'suspended' }, '2026-12-14', true],
  [{ state: 'ended' }, '2026-12-14', false],
] as const)('whether %j is urgent on %s: %s', (change, today, expected) => {
  expect(isUrgent(situation(change, { today }))).toBe(expected);
});
