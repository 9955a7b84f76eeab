import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { endOf, recordInSequences } from '../../support/functions/payments/sequences.ts';
import {
  aRefundEntity,
  anEvent,
  type PaymentEntity,
} from '../../support/functions/payments/webhooks.ts';

it('fault 5, out of order: six events in different sequences, with repeats, reach the same state', async () => {
  // payment-ledger.test.ts merges the events in every sequence.
  const recorded = await recordInSequences(6, 'EUR', eventsOf);
  await issueAll(...recorded);
  const ends = await Promise.all(recorded.map(endOf));
  expect(ends).toHaveLength(6);
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({
    document: {
      status: 'Paid',
      isPaidByIt: true,
      refundedAmount: 500,
      paidAt: Timestamp.fromMillis(1_766_000_007_000),
    },
    entry: {
      state: 'captured',
      outcome: 'recorded',
      baseAmountMinor: 5_61_051_00,
      amountRefundedMinor: 500_00,
    },
    emails: ['paid', 'refund'],
    alerts: [],
  });
});

function eventsOf(opened: PaymentEntity) {
  const payment = { ...opened, base_amount: 5_61_051_00 };
  const refund = aRefundEntity(payment, { id: payment.id.replace('pay', 'rfnd'), amount: 500_00 });
  const refunded = { ...payment, amount_refunded: 500_00, refund_status: 'partial' };
  const early = { base_amount: null, method: null, fee: null, tax: null };
  const { order_id: id, amount, currency } = opened;
  return [
    anEvent('payment.failed', { ...payment, ...early, status: 'failed', error_code: 'BAD' }),
    anEvent('payment.authorized', { ...payment, ...early, status: 'authorized' }),
    anEvent('payment.captured', payment),
    anEvent('order.paid', payment, { order: { id, amount, currency, status: 'paid' } }),
    anEvent('refund.created', refunded, { refund: { ...refund, status: 'pending' } }),
    anEvent('refund.processed', refunded, { refund: { ...refund, status: 'processed' } }),
  ];
}
