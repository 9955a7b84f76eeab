import { expect, it } from 'vitest';
import { aSubscription } from '../../../../tests/support/documents.ts';
import { toStoredPlan } from './stored-plan.ts';

const stored = aSubscription();

it('reads a plan with its product and next term', () => {
  const { termEnd: termStart, rate } = stored;
  const upcoming = { seats: 5, term: 'year', rate, termStart, termEnd: '2027-12-14', paidBy: 'p' };
  const agreed = { term: 'month', seat: 15_000_00 };
  expect(toStoredPlan('one', { ...stored, upcoming, agreed })).toMatchObject({
    id: 'one',
    name: 'APAC Debt Grid',
    seats: 12,
    termEnd: '2026-12-14',
    renews: { on: true },
    state: 'active',
    upcoming,
    agreed,
  });
});

it('calls a product that is no longer sold by its id', () => {
  expect(toStoredPlan('one', { ...stored, productId: 'retired' })?.name).toBe('retired');
});

it.each([
  [
    {
      upcoming: { seats: 5 },
      next: 'fewer',
      agreed: { seat: -1 },
      anchorOn: 5,
      graceUntil: '2026-13-01',
    },
  ],
  [{ currency: 'XXX', renews: null, renewalRequest: 7, changeRequest: '', endedOn: undefined }],
])('does without fields that it can not read: %j', (broken) => {
  expect(toStoredPlan('one', { ...stored, ...broken })).toMatchObject({
    currency: 'INR',
    anchorOn: '2026-11-14',
    upcoming: null,
    next: null,
    agreed: null,
    renews: { on: !('renews' in broken) },
    graceUntil: null,
    renewalRequest: null,
    changeRequest: null,
    endedOn: null,
  });
});

it.each([
  { state: 'paused' },
  { seats: 1.5 },
  { seats: -1 },
  { term: 'week' },
  { rate: { base: 0 } },
  { rate: { base: 0, seat: -1 } },
  { rate: null },
  { termStart: '2026-11-31' },
  { termEnd: '2026-11-14' },
  { termEnd: null },
])('leaves out a plan whose term or state it can not read: %j', (broken) => {
  expect(toStoredPlan('one', { ...stored, ...broken })).toBeUndefined();
});
