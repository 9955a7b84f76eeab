import { expect, it } from 'vitest';
import { toAdminPlan } from './admin-plan.ts';

const name = { uid: 'asha', id: 'plan1' };
const term = {
  seats: 12,
  term: 'month',
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2026-11-15',
  termEnd: '2026-12-15',
};
const stored = { ...term, productId: 'apac-debt-grid', currency: 'INR', state: 'active' };

it('reads a plan with its next term and its renewal', () => {
  const upcoming = { ...term, termStart: '2026-12-15', termEnd: '2027-01-15', paidBy: 'p' };
  const at = new Date('2026-11-20');
  const renews = { on: false, at: { toDate: () => at }, reason: 'Too expensive' };
  expect(toAdminPlan(name, { ...stored, upcoming, renews, nextStep: 'expire' })).toMatchObject({
    ...name,
    ...term,
    name: 'APAC Debt Grid',
    upcoming,
    renews: { on: false, at, reason: 'Too expensive' },
    nextStep: 'expire',
  });
});

it('does without fields that it can not read', () => {
  const broken = { productId: 'retired', currency: 'XXX', next: 'fewer', nextStep: 'dance' };
  expect(toAdminPlan(name, { ...stored, ...broken })).toMatchObject({
    name: 'retired',
    currency: 'INR',
    startedOn: '2026-11-15',
    next: null,
    nextStep: null,
    nextStepAt: undefined,
  });
});

it.each([{ state: 'paused' }, { termEnd: null }])('leaves out a plan with %j', (broken) => {
  expect(toAdminPlan(name, { ...stored, ...broken })).toBeUndefined();
});
