import { expect, it } from 'vitest';
import { returned } from '../../support/functions/payments/payments.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { endOf, recordInSequences } from '../../support/functions/payments/sequences.ts';
import {
  aRefundEntity,
  anEvent,
  type PaymentEntity,
} from '../../support/functions/payments/webhooks.ts';

it('fault 25, returned uncaptured: its events in different sequences, with repeats, reach the same state', async () => {
  const recorded = await recordInSequences(4, 'INR', eventsOfReturn);
  const ends = await Promise.all(recorded.map(endOf));
  expect(ends).toHaveLength(4);
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({
    document: { status: 'Pending', isPaidByIt: false },
    entry: { state: 'voided', outcome: 'open', receiptState: 'none', amountRefundedMinor: 5500_50 },
    emails: ['returned'],
    alerts: [],
  });
});

it('fault 25, returned uncaptured: a payment that was captured is a sale in different sequences', async () => {
  const recorded = await recordInSequences(4, 'INR', (payment) => [
    ...eventsOfReturn(payment).slice(1),
    anEvent('payment.captured', payment),
  ]);
  await issueAll(...recorded);
  const ends = await Promise.all(recorded.map(endOf));
  expect(ends).toHaveLength(4);
  for (const { document, entry, emails, alerts } of ends) {
    expect(document).toMatchObject({ status: 'Refunded', refundedAmount: 5500.5 });
    expect(entry).toMatchObject({ state: 'refunded', outcome: 'recorded' });
    // An email about the return that was already queued won't be sent.
    expect(emails.filter((kind) => kind !== 'returned')).toEqual(['paid', 'refund']);
    expect(alerts).toEqual([]);
  }
});

/** The payment fails, is authorized late, and is returned. */
function eventsOfReturn(payment: PaymentEntity) {
  const uncaptured = { ...payment, captured: false, fee: null, tax: null };
  const refund = aRefundEntity(payment, { id: payment.id.replace('pay', 'rfnd') });
  const processed = { ...refund, status: 'processed' };
  return [
    anEvent('payment.failed', { ...uncaptured, status: 'failed', error_code: 'BAD' }),
    anEvent('payment.authorized', { ...uncaptured, status: 'authorized' }),
    anEvent('refund.created', returned(payment), { refund }),
    anEvent('refund.processed', returned(payment), { refund: processed }),
  ];
}
