import { beforeEach, expect, it, vi } from 'vitest';
import { anInvoice } from '../../../../tests/support/documents.ts';
import { toPayable } from '../../core/payments/payable.ts';
import { clearNotices, noticesStore } from '../../core/notices/notices.ts';
import type { Recorded } from '../../core/payments/checkout/stored-recording.ts';
import { reportPayment } from './report-payment.ts';

vi.mock('../../lib/env.ts', () => ({ env: {} }));

const invoice = toPayable('invoice', 'one', { ...anInvoice({ invoiceNumber: 'INV-1' }) });
const paid = 'Payment successful! Your invoice status will update shortly.';
const received = 'Payment received. Inv #INV-1 is paid.';
const retract = vi.fn<() => void>();
const show = vi.fn<() => () => void>();
const notices = () => noticesStore.get().map(({ tone, text }) => [tone, text]);

beforeEach(() => {
  vi.resetAllMocks();
  show.mockReturnValue(retract);
  clearNotices();
});

/** The returned function makes a payment arrive. */
function report(
  outcome: { kind: 'paid'; unconfirmedReason?: string } | { kind: 'declined' | 'dismissed' },
) {
  const { promise: later, resolve } = Promise.withResolvers<Recorded>();
  const facts = { paymentId: 'pay_1', reason: 'No funds.', later };
  const unconfirmedReason = Promise.resolve(
    'unconfirmedReason' in outcome ? outcome.unconfirmedReason : undefined,
  );
  const reported = reportPayment(
    'profile',
    invoice,
    { ...facts, kind: outcome.kind, unconfirmedReason },
    show,
  );
  return async (paymentId = 'pay_1') => {
    resolve({ kind: 'recorded', paymentId });
    await reported;
  };
}

it("withdraws a success that the server can't confirm until the payment arrives", async () => {
  const arrive = report({ kind: 'paid', unconfirmedReason: 'It is being confirmed.' });
  expect(notices()).toEqual([['success', paid]]);
  await expect.poll(notices).toEqual([['info', 'It is being confirmed.']]);
  await arrive();
  expect(notices()).toEqual([['success', received]]);
});

it('keeps what the server says about a payment if another one was recorded', async () => {
  const arrive = report({ kind: 'paid', unconfirmedReason: 'We will refund it.' });
  await expect.poll(notices).toEqual([['info', 'We will refund it.']]);
  await arrive('pay_2');
  expect(notices()).toEqual([['info', 'We will refund it.']]);
});

it('keeps a success that the server confirms', async () => {
  report({ kind: 'paid' });
  await expect.poll(notices).toEqual([['success', paid]]);
});

it.each([
  ['declined', 'Failed to pay Inv #INV-1: No funds.'],
  ['dismissed', expect.stringContaining("We haven't received a payment yet.")],
] as const)(
  'fault 18, %s checkout: the failure is withdrawn when the payment arrives',
  async (kind, text) => {
    const arrive = report({ kind });
    expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text }));
    expect(notices()).toEqual([]);
    await arrive();
    expect(retract).toHaveBeenCalledOnce();
    expect(notices()).toEqual([['success', received]]);
  },
);
