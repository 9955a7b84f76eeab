import { expect, it } from 'vitest';
import { aPlan } from '../../../tests/admin-records.ts';
import { cancelledBy, describeUse, nextPaymentOf, outlookOf } from './describe-plan.ts';

const off = { on: false, at: undefined, reason: null };
const upcoming = { ...aPlan(), termStart: '2026-12-15', termEnd: '2027-01-15', paidBy: 'p' };

it.each([
  [{}, 'Renews on 15 Dec 2026'],
  [{ upcoming }, 'Renewed until 14 Jan 2027'],
  [{ renews: off }, 'Ends on 14 Dec 2026'],
  [{ renews: off, upcoming }, 'Ends on 14 Jan 2027'],
  [{ state: 'overdue', graceUntil: '2026-12-22' }, 'Suspended unless paid by 21 Dec 2026'],
  [{ state: 'overdue', graceUntil: '2026-12-22', nextStep: null }, 'Waits for staff'],
  [{ renewalRequest: 'inv1', heldUntil: '2999-12-31' }, 'On hold until 31 Dec 2999'],
  [{ renewalRequest: 'inv1', heldUntil: '2020-12-31' }, 'Renews on 15 Dec 2026'],
  [{ state: 'suspended', graceUntil: '2026-12-22' }, 'Ends unless paid by 4 Jan 2027'],
  [{ state: 'ended', endedOn: '2026-12-20' }, 'Ended on 20 Dec 2026'],
] as const)('a plan with %j: %s', (changed, outlook) => {
  expect(outlookOf(aPlan(changed))).toBe(outlook);
});

it.each([
  [{ seats: 1, term: 'month' }, '1 user, 1 month'],
  [{ seats: 0, term: 'year' }, 'Platform fee only, 1 year'],
] as const)('describes %j as %s', (quantity, text) => {
  expect(describeUse(quantity)).toBe(text);
});

it.each([
  [{}, '₹1,97,988 by 14 Dec 2026 (12 users, 1 month)'],
  [{ next: { seats: 5, term: 'year' } }, '₹8,24,950 by 14 Dec 2026 (5 users, 1 year)'],
  [{ agreed: { term: 'month', seat: 15_000_00 } }, '₹1,80,000 by 14 Dec 2026 (12 users, 1 month)'],
  [{ upcoming }, '₹1,97,988 by 14 Jan 2027 (12 users, 1 month)'],
  [{ state: 'overdue', graceUntil: '2026-12-22' }, '₹1,97,988 by 21 Dec 2026 (12 users, 1 month)'],
  [{ state: 'suspended' }, '₹1,97,988 for a new term (12 users, 1 month)'],
  [{ renews: off }, undefined],
  [{ state: 'ended' }, undefined],
  [{ renewalRequest: 'inv1' }, undefined],
] as const)('the next payment of a plan with %j: %s', (changed, payment) => {
  expect(nextPaymentOf(aPlan(changed))).toBe(payment);
});

it.each([
  [{}, '₹80,000 by 14 Dec 2026 (5 users, 1 month)'],
  [{ heldUntil: '2999-12-31' }, '₹80,000 on hold until 31 Dec 2999 (5 users, 1 month)'],
] as const)('the next payment of a plan with a renewal invoice and %j: %s', (changed, payment) => {
  const requested = { ...upcoming, seats: 5, rate: { base: 0, seat: 16_000_00 } };
  expect(nextPaymentOf(aPlan({ renewalRequest: 'inv1', ...changed }), requested)).toBe(payment);
});

it.each([
  [null, 'customer'],
  ['Too expensive', 'customer'],
  ['By phone.', 'staff'],
  ['guest', 'server'],
  ['refunded', 'server'],
] as const)('a plan with the reason %j was cancelled by %s', (reason, who) => {
  expect(cancelledBy(aPlan({ renews: { ...off, reason } }))).toBe(who);
});
