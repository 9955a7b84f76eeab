import { expect, it } from 'vitest';
import { aSubscription } from '../../../../tests/support/documents.ts';
import type { Subscription } from '@shared/subscriptions/subscription.ts';
import { outlookOf, type Outlook } from './outlook-of.ts';
import { toStoredPlan } from '../../core/plans/stored-plan.ts';

const next = {
  seats: 12,
  term: 'month',
  rate: { base: 0, seat: 16_499_00 },
  termStart: '2026-12-14',
  termEnd: '2027-01-14',
} as const;

function outlook(
  change: Partial<Subscription<undefined>> = {},
  rest: Partial<Outlook> = {},
): string {
  const plan = toStoredPlan('one', { ...aSubscription(change) });
  if (!plan) throw new RangeError('The plan is broken.');
  const situation = { plan, isGuest: false, today: '2026-11-28', requested: undefined, ...rest };
  return outlookOf(situation).join(' ');
}

it('says when a plan renews, for how much, and when the invoice comes', () => {
  expect(outlook()).toBe(
    'The next term starts on 14 Dec 2026 and costs ₹1,97,988. We email the invoice on 4 Dec 2026. Nothing is charged automatically.',
  );
});

it('says so if the price has changed since', () => {
  expect(outlook({ rate: { base: 0, seat: 15_000_00 } })).toMatch(
    /^The next term starts on 14 Dec 2026 and costs ₹1,97,988\. The price has changed\. This term cost ₹1,80,000\./,
  );
});

it('names a changed next term', () => {
  expect(outlook({ next: { seats: 5, term: 'year' } })).toMatch(
    /^The next term starts on 14 Dec 2026 with 5 users for 1 year, and costs ₹8,24,950\. We email/,
  );
});

it('says that the price was agreed', () => {
  const agreed = { term: 'month', seat: 15_000_00 } as const;
  expect(outlook({ agreed })).toMatch(
    /^The next term starts on 14 Dec 2026 and costs ₹1,80,000\. The price has changed\. This term cost ₹1,97,988\. This is at the price that we agreed, ₹15,000 per user\./,
  );
  expect(outlook({ agreed, next: { seats: 5, term: 'month' } })).toMatch(
    /^The next term starts on 14 Dec 2026 with 5 users for 1 month, and costs ₹75,000\. This is at the price/,
  );
  expect(outlook({ agreed, next: { seats: 5, term: 'year' } })).not.toMatch('agreed');
});

it('asks to pay the open invoice, at the price that it has', () => {
  const requested = { ...next, rate: { base: 0, seat: 16_000_00 } };
  expect(outlook({ renewalRequest: 'sub_1' }, { requested })).toBe(
    'The next term starts on 14 Dec 2026 and costs ₹1,92,000. The price has changed. This term cost ₹1,97,988. Your renewal invoice is ready. Pay it by 13 Dec 2026. Nothing is charged automatically.',
  );
});

it('says that the invoice is on hold, until that day', () => {
  const held = { renewalRequest: 'sub_1', heldUntil: '2026-12-20' };
  expect(outlook(held, { today: '2026-12-19', requested: next })).toMatch(
    /^The next term starts on 14 Dec 2026 and costs ₹1,97,988\. We've put your renewal invoice on hold until 20 Dec 2026\./,
  );
  expect(outlook(held, { today: '2026-12-20' })).toMatch('Your renewal invoice is ready.');
  const overdue = { ...held, state: 'overdue', graceUntil: '2026-12-27' } as const;
  expect(outlook(overdue, { today: '2026-12-19', requested: next })).toBe(
    "We've put your renewal invoice on hold until 20 Dec 2026. You keep access until then. Pay ₹1,97,988 by 26 Dec 2026 to keep access. Nothing is charged automatically.",
  );
});

it.each([
  [
    {},
    'The next term starts on 14 Dec 2026 and costs the amount on your renewal invoice. Your renewal',
  ],
  [{ state: 'overdue' }, 'Payment due. Pay the amount on your renewal invoice by 13 Dec 2026'],
  [{ state: 'suspended' }, 'Pay the amount on your renewal invoice to start a new term.'],
] as const)('names no amount of an invoice that is not loaded: %j', (change, text) => {
  expect(outlook({ renewalRequest: 'sub_1', ...change })).toContain(text);
});

it('promises no invoice for a day that has passed', () => {
  expect(outlook({}, { today: '2026-12-04' })).toMatch('We email the invoice within a day.');
});

it('says that the next term is paid', () => {
  expect(outlook({ upcoming: { ...next, seats: 14, paidBy: '' } })).toBe(
    'Your next term is paid: 14 users for 1 month, from 14 Dec 2026 to 13 Jan 2027.',
  );
});

const off = { on: false, at: undefined, reason: null };

it.each([
  ['cancelled', { renews: off }, {}],
  ["a guest's", {}, { isGuest: true }],
])('says when a plan that is %s ends, and until when data is exported', (_, change, rest) => {
  expect(outlook(change, rest)).toBe(
    'Ends on 13 Dec 2026. You can ask us in writing to export your data until 13 Jan 2027.',
  );
});

it('a cancelled plan ends with the last term that is paid', () => {
  expect(outlook({ renews: off, upcoming: { ...next, paidBy: '' } })).toMatch(
    /from 14 Dec 2026 to 13 Jan 2027\. Ends on 13 Jan 2027\./,
  );
});

it('says until when an unpaid plan can be paid', () => {
  expect(outlook({ state: 'overdue', graceUntil: '2026-12-21' })).toBe(
    'Payment due. Pay ₹1,97,988 by 20 Dec 2026 to keep access. Nothing is charged automatically.',
  );
});

it('says how to restore a suspended plan, and when it ends', () => {
  expect(outlook({ state: 'suspended', graceUntil: '2026-12-21' })).toBe(
    "Your users have no access, because the renewal wasn't paid. If you pay ₹1,97,988 today, the new term runs from 14 Dec 2026 to 13 Jan 2027. The plan ends if you don't pay by 3 Jan 2027.",
  );
});

it.each([
  ['2026-12-20', 'You can ask us in writing to export your data until 13 Jan 2027.'],
  ['2027-01-13', 'You can ask us in writing to export your data until 13 Jan 2027.'],
  ['2027-01-14', 'You could ask us to export your data until 13 Jan 2027.'],
])('on %s, says of an ended plan: %s', (today, text) => {
  const plan = { state: 'ended', endedOn: '2026-12-14', endReason: 'cancelled' } as const;
  expect(outlook(plan, { today })).toBe(
    `This plan ended on 13 Dec 2026, because renewal was off. ${text}`,
  );
});

it('gives no reason for a plan that staff ended', () => {
  expect(outlook({ state: 'ended', endedOn: '2026-12-10', endReason: 'staff' })).toMatch(
    /^This plan ended on 10 Dec 2026\. /,
  );
});
