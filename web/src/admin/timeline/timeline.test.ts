import { expect, it } from 'vitest';
import { aDispute, anEmail, aPayment } from '../../../tests/admin-records.ts';
import { toAdminPayable } from '../payables/admin-payable.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
const payable = toAdminPayable(
  'product_order',
  { uid: 'u', id: 'o' },
  { createdAt: { toDate: () => at(0) } },
);
const all = <Item>(...items: Item[]) => ({ items, hasMore: false });
const none = { items: [], hasMore: false };
const nothing = { attempts: none, payments: none, receipts: none, emails: none, audit: none };

it('begins with the record itself', () => {
  expect(timelineOf({ ...nothing, payable }).entries).toMatchObject([
    { text: 'Order placed', at: at(0) },
  ]);
  const invoice = toAdminPayable('invoice', { uid: 'u', id: 'i' }, { lines: [] });
  expect(timelineOf({ ...nothing, payable: invoice }).entries).toMatchObject([
    { text: 'Invoice issued' },
  ]);
  const customerEntered = toAdminPayable('invoice', { uid: 'u', id: 'i' }, {});
  expect(timelineOf({ ...nothing, payable: customerEntered }).entries).toMatchObject([
    { text: 'Invoice entered by customer' },
  ]);
});

it("shows the customer's own cancellation", () => {
  const cancelled = { ...payable, cancelledAt: at(1) };
  expect(timelineOf({ ...nothing, payable: cancelled }).entries).toMatchObject([
    { text: 'Cancelled by the customer', at: at(1) },
    { text: 'Order placed' },
  ]);
  const issued = toAdminPayable('invoice', { uid: 'u', id: 'i' }, { lines: [] });
  const withdrawn = timelineOf({ ...nothing, payable: { ...issued, cancelledAt: at(1) } });
  expect(withdrawn.entries).toMatchObject([
    { text: 'Cancelled by the site', at: at(1) },
    { text: 'Invoice issued' },
  ]);
});

it('lists everything in one sequence, latest first', () => {
  const { entries } = timelineOf({
    payable,
    attempts: all({ id: 'a', at: at(1), state: 'recorded' }),
    payments: all(
      aPayment({
        amountMinor: 100_050,
        amountRefundedMinor: 50_000,
        createdAt: at(2),
        refunds: [{ id: 'rfnd_1', state: 'processed', amountMinor: 50_000, createdAt: at(6) }],
      }),
    ),
    receipts: all({ id: 'r', at: at(3), state: 'R/26-27/000001' }),
    emails: all(
      anEmail({ kind: 'payment_confirmed', state: 'sent', createdAt: at(3), sentAt: at(4) }),
    ),
    audit: all({
      id: 'x',
      at: at(5),
      action: 'refund-payment',
      actorEmail: 'admin@example.com',
      path: '',
      payablePath: '',
      before: {},
      after: {},
      note: 'One user less.',
    }),
  });
  expect(entries.map(({ text, hint }) => [text, hint])).toEqual([
    ['Refund of ₹500 at Razorpay', 'rfnd_1, Processed'],
    ['Refunded a payment', 'One user less. · admin@example.com'],
    ['Email: Payment confirmed', 'Sent'],
    ['Receipt R/26-27/000001', ''],
    ['Payment of ₹1,000.50', 'pay_1, Received'],
    ['Payment started', 'Paid'],
    ['Order placed', ''],
  ]);
});

it('ends where its first list is cut, and says that there are older entries', () => {
  const attempt = (minute: number) => ({ id: `a${minute}`, at: at(minute), state: 'open' });
  const known = { ...nothing, payable, receipts: all({ id: 'r', at: at(3), state: 'R/1' }) };
  const cut = { items: [attempt(9), attempt(5)], hasMore: true };
  const { entries, hasMore } = timelineOf({ ...known, attempts: cut });
  expect(entries.map(({ key }) => key)).toEqual(['a9', 'a5']);
  expect(hasMore).toBe(true);
  const whole = timelineOf({ ...known, attempts: all(...cut.items, attempt(4)) });
  expect(whole.entries.map(({ key }) => key)).toEqual(['a9', 'a5', 'a4', 'r', 'created']);
  expect(whole.hasMore).toBe(false);
});

it('has the begin and the end of a dispute', () => {
  const lost = { ...aDispute, state: 'lost', createdAt: at(2), reportedAt: at(9) };
  const payment = aPayment({ createdAt: at(1), disputes: { disp_1: lost } });
  const { entries } = timelineOf({ ...nothing, payable, payments: all(payment) });
  expect(entries.map(({ text, hint }) => [text, hint])).toEqual([
    ['Dispute of ₹5,000', 'Lost'],
    ['Dispute of ₹5,000 opened', 'disp_1'],
    ['Payment of ₹26,498', 'pay_1, Received'],
    ['Order placed', ''],
  ]);
});
