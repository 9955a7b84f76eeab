import { describe, expect, it } from 'vitest';
import type { LedgerRefund } from '../../functions/src/payments/documents.ts';
import { describeRefund, describeRefunds } from './describe-refunds.ts';
import { aLedgerEntry, aRefund, sampleMoment } from './samples.ts';

describe('describeRefunds', () => {
  it('shows the payment, its refunds in their sequence, and those of the dashboard', () => {
    const payment = aLedgerEntry({
      amountRefundedMinor: 500,
      outcome: 'duplicate_payment',
      refunds: { rfnd_Own: aLedgerRefund('processed'), rfnd_Dashboard: aLedgerRefund('pending') },
    });
    const refunds = new Map([
      ['requested_pay_X_1', aRefund({ amountMinor: 300, state: 'refused' })],
      [
        'duplicate_pay_X',
        aRefund({
          amountMinor: 250,
          reason: 'duplicate_payment',
          note: null,
          state: 'made',
          razorpayRefundId: 'rfnd_Own',
        }),
      ],
    ]);
    expect(describeRefunds('pay_X', { payment, refunds, leftMinor: 1_04_500 }, 'asha@example.com'))
      .toBe(`  Payment:  pay_X
  Customer: asha@example.com
  Account:  customer
  Document: users/customer/orders/one
  Amount:   ₹1,050
  State:    captured, duplicate payment
  Refunded: ₹5
  Left:     ₹1,045

  Refund:       duplicate_pay_X
  Amount:       ₹2.50
  Asked for on: 21 Nov 2026, 2:30 pm IST
  Reason:       duplicate payment
  At Razorpay:  rfnd_Own
  State:        made, processed

  Refund:       requested_pay_X_1
  Amount:       ₹3
  Asked for on: 21 Nov 2026, 2:30 pm IST
  Reason:       Ordered twice.
  State:        refused for good

  At Razorpay: rfnd_Dashboard
  Amount:      ₹2.50
  State:       made, on its way`);
  });

  it('shows the amount of another currency in its minor units', () => {
    const payment = aLedgerEntry({ currency: 'JPY', uid: null, path: null });
    const found = { payment, refunds: new Map(), leftMinor: 7 };
    const described = describeRefunds('pay_X', found, 'no address is known');
    expect(described).toContain('Left:     7 minor units of JPY');
    expect(described).not.toContain('Account');
  });
});

describe('describeRefund', () => {
  const problem = 'balance_too_small';

  it.each([
    [{}, 'queued'],
    [{ tries: 3 }, 'queued, failed tries: 3, next try on 21 Nov 2026, 2:30 pm IST'],
    [
      { tries: 1, problem },
      'queued, failed tries: 1 (balance too small for a refund), next try on 21 Nov 2026, 2:30 pm IST',
    ],
    [{ state: 'refused', problem: 'refund_refused' }, 'refused for good'],
    [{ state: 'made', razorpayRefundId: 'rfnd_Unknown' }, 'made, on its way'],
    [
      { state: 'made', razorpayRefundId: 'rfnd_Failed' },
      'made, and came back: the customer has not got the money',
    ],
  ] as const)('says what became of it: %j', (facts, state) => {
    const payment = aLedgerEntry({ refunds: { rfnd_Failed: aLedgerRefund('failed') } });
    expect(describeRefund('key', aRefund(facts), payment)).toContain(`State:        ${state}`);
  });
});

function aLedgerRefund(state: LedgerRefund['state']): LedgerRefund {
  return { amountMinor: 250, state, createdAt: sampleMoment };
}
