import { describe, expect, it } from 'vitest';
import type { PayableType } from '@shared/endpoints.ts';
import { toPayable } from './payable.ts';
import { timelineOf } from './timeline.ts';

const placedAt = new Date('2026-11-21T04:00:00Z');
const paidAt = new Date('2026-11-21T04:01:00Z');
const pending = { total: 42_998, status: 'Pending', createdAt: { toDate: () => placedAt } };
const paid = {
  ...pending,
  status: 'Paid',
  paymentId: 'pay_1',
  paidAt: { toDate: () => paidAt },
  receiptNumber: 'R/26-27/000123',
};

const bought = ['Order placed', '₹42,998 paid', 'Receipt R/26-27/000123 issued'];

describe('timelineOf', () => {
  it.each([
    ['an order that waits', pending, ['Order placed', 'Awaiting payment']],
    [
      'one that the site cancelled',
      { ...pending, status: 'Cancelled' },
      ['Order placed', 'Cancelled'],
    ],
    [
      'one that the customer cancelled',
      { ...pending, status: 'Cancelled', cancelledAt: { toDate: () => paidAt } },
      ['Order placed', 'You cancelled it'],
    ],
    [
      'a renewal invoice that the server withdrew',
      { ...pending, lines: [], status: 'Cancelled', cancelledAt: { toDate: () => paidAt } },
      ['Invoice issued', 'Cancelled'],
      'invoice',
    ],
    [
      'one that was paid although the customer had cancelled it',
      { ...paid, cancelledAt: { toDate: () => placedAt } },
      ['Order placed', 'You cancelled it', '₹42,998 paid', 'Receipt R/26-27/000123 issued'],
    ],
    [
      'one whose refund failed',
      {
        ...paid,
        operatorChanges: [
          { change: 'refunded', at: null, note: null, amount: 300 },
          { change: 'refund_failed', at: null, note: null, amount: 300 },
        ],
      },
      [...bought, 'Refund of ₹300 started', 'Refund of ₹300 failed'],
    ],
    ['a paid one', paid, bought],
    [
      'one without a receipt yet',
      { ...paid, receiptNumber: undefined },
      ['Order placed', '₹42,998 paid'],
    ],
    ['one refunded in part', { ...paid, refundedAmount: 10_000 }, [...bought, '₹10,000 refunded']],
    [
      'one refunded in full',
      { ...paid, status: 'Refunded', refundedAmount: 42_998 },
      [...bought, '₹42,998 refunded in full'],
    ],
    [
      'one that staff refunded',
      {
        ...paid,
        status: 'Refunded',
        refundedAmount: 42_998,
        operatorChanges: [{ change: 'refunded', at: null, note: null, amount: 42_998 }],
      },
      [...bought, 'Refund of ₹42,998 started', '₹42,998 refunded in full'],
    ],
    [
      'one charged back in part',
      { ...paid, chargedBackAmount: 5_000 },
      [...bought, '₹5,000 returned to you by your bank after a dispute'],
    ],
  ] as [string, Record<string, unknown>, string[], PayableType?][])('shows %s', (...row) => {
    const [, data, texts, type = 'product_order'] = row;
    const events = timelineOf(toPayable(type, 'id', data), false);
    expect(events.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['2026-12-01T00:00:00Z', 'It will reach your original payment method by 6 Dec 2026.'],
    [
      '2026-12-07T00:00:00Z',
      /^It should have arrived by 6 Dec 2026\. If you haven't received it, please contact us\.$/,
    ],
  ])('at %s describes a refund as %s', (now, hint) => {
    const refunded = { ...paid, refundedAmount: 10_000, refundedAt: { toDate: () => paidAt } };
    const payable = toPayable('product_order', 'id', refunded);
    const [ordered, money, ...later] = timelineOf(payable, false, new Date(now));
    const refund = later.at(-1);
    expect([ordered?.at, money?.at]).toEqual([placedAt, paidAt]);
    expect(refund).toMatchObject({ text: '₹10,000 refunded', at: paidAt });
    expect(refund?.hint).toMatch(hint);
  });

  it("shows the operator's actions with time and reason", () => {
    const at = { toDate: () => paidAt };
    const eventsOf = (change: string, note: string | null) =>
      timelineOf(
        toPayable('invoice', 'id', {
          ...pending,
          status: 'Cancelled',
          operatorChanges: [{ change, at, note }, 'other', { change: 'deleted', at }],
        }),
        false,
      ).slice(1);
    expect(eventsOf('cancelled', 'Issued twice.')).toEqual([
      { text: 'Cancelled', at: paidAt, hint: 'Issued twice.', state: 'stopped' },
    ]);
    expect(eventsOf('completed', null)).toEqual([
      { text: 'Completed. Everything is set up.', at: paidAt, state: 'done' },
      { text: 'Cancelled', state: 'stopped' },
    ]);
  });

  it("shows the operator's actions before and after the payment in order", () => {
    const reminder = { change: 'reminded', at: { toDate: () => placedAt }, note: null };
    const later = { toDate: () => new Date(paidAt.getTime() + 1) };
    const operatorChanges = [reminder, { ...reminder, change: 'receipt_retried', at: later }];
    const order = toPayable('product_order', 'id', { ...paid, operatorChanges });
    expect(timelineOf(order, false).map(({ text }) => text)).toEqual([
      'Order placed',
      'Reminder sent',
      '₹42,998 paid',
      'Receipt R/26-27/000123 issued',
      'Receipt prepared again',
    ]);
  });

  it('shows the cancellation of a paid invoice first, even later on the day of its bank payment', () => {
    const cancelledAt = { toDate: () => new Date(paidAt.getTime() + 1) };
    const late = { ...paid, amount: 42_998, paymentId: 'bank_1', lines: [], cancelledAt };
    const events = timelineOf(toPayable('invoice', 'id', late), false);
    expect(events.slice(1, 3).map(({ text }) => text)).toEqual(['Cancelled', '₹42,998 paid']);
  });

  it("shows that checkout's payment is being confirmed", () => {
    const invoice = toPayable('invoice', 'id', { ...pending, amount: 1 });
    expect(timelineOf(invoice, true).map(({ text }) => text)).toEqual([
      'Added to your account',
      'Confirming payment',
    ]);
  });
});
