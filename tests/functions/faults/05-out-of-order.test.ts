import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readEvent } from '../../../functions/src/platform/razorpay/events.ts';
import type { PaymentReport } from '../../../functions/src/platform/razorpay/entities.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { mergeFacts } from '../../../functions/src/payments/settlement/payment-ledger.ts';
import { settlePayment } from '../../../functions/src/payments/settlement/settle-payment.ts';
import { forEachConcurrent } from '../../../functions/src/platform/for-each-concurrent.ts';
import { permutations } from '../../support/permutations.ts';
import { signUp } from '../../support/functions/accounts.ts';
import {
  anOpenInvoice,
  lettersAbout,
  attentionAbout,
  type OpenOrder,
} from '../../support/functions/payments.ts';
import { issueAll } from '../../support/functions/receipts.ts';
import { read } from '../../support/functions/stored.ts';
import {
  aPaymentEntity,
  aRefundEntity,
  anEvent,
  deliver,
  type PaymentEntity,
} from '../../support/functions/webhooks.ts';

it('fault 5, out of order: all 720 sequences of six events, each with each of them repeated, merge to one record', () => {
  const payment = aPaymentEntity({ amount: 5500_50, currency: 'EUR', base_amount: 5_61_051_00 });
  const ends = permutations(eventsOf(payment)).flatMap((sequence) =>
    sequence.map((repeated) => {
      const [first, ...rest] = [...sequence, repeated];
      if (!first) throw new Error('Nothing to merge.');
      const { updatedAt, ...end } = rest.reduce(mergeFacts, mergeFacts(undefined, first));
      return end;
    }),
  );
  expect(ends).toHaveLength(720 * 6);
  for (const end of ends) expect(end).toEqual(ends[0]);
});

it(
  'fault 5, out of order: 120 sequences of six events, with repeats, end in the same state',
  { timeout: 300_000 },
  async () => {
    const account = await signUp();
    const settled: OpenOrder[] = [];
    // One of every six, each time another; all 720 of them are merged above.
    const sequences = permutations([0, 1, 2, 3, 4, 5]).filter(
      (_, index) => index % 6 === Math.floor(index / 6) % 6,
    );
    await forEachConcurrent(sequences, 12, async (sequence) => {
      const opened = await anOpenInvoice({ amount: 5500.5, currency: 'EUR' }, account);
      const reports = eventsOf(opened.payment);
      for (const index of [...sequence, ...sequence.slice(0, 2)]) {
        const report = reports[index];
        if (report) await settlePayment(report);
      }
      settled.push(opened);
    });
    await issueAll(...settled);
    const ends = await Promise.all(settled.map(endOf));
    expect(ends).toHaveLength(120);
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]).toMatchObject({
      document: {
        status: 'Paid',
        refundedAmount: 500,
        paidAt: Timestamp.fromMillis(1_766_000_007_000),
      },
      entry: { state: 'captured', outcome: 'settled', amountRefundedMinor: 500_00 },
      letters: 2,
      matters: [],
    });
  },
);

it('fault 5, out of order: a refund of a payment that is not known yet is kept', async () => {
  const { order, payment } = await anOpenInvoice({ amount: 100, currency: 'INR' });
  const refunded = { ...payment, status: 'refunded', amount_refunded: 100_00 };
  const refund = aRefundEntity(payment, { amount: 100_00, status: 'processed' });
  expect(await deliver(anEvent('refund.processed', refunded, { refund }))).toMatchObject({
    status: 200,
  });
  expect(await read(order.path)).toMatchObject({ status: 'Refunded', refundedAmount: 100 });
  await deliver(anEvent('payment.authorized', { ...payment, status: 'authorized' }));
  await deliver(anEvent('payment.captured', payment));
  expect(await read(order.path)).toMatchObject({ status: 'Refunded', refundedAmount: 100 });
});

function eventsOf(payment: PaymentEntity): PaymentReport[] {
  const refund = aRefundEntity(payment, { id: payment.id.replace('pay', 'rfnd'), amount: 500_00 });
  const refunded = { ...payment, amount_refunded: 500_00, refund_status: 'partial' };
  const early = { base_amount: null, method: null, fee: null, tax: null };
  return [
    anEvent('payment.failed', { ...payment, ...early, status: 'failed', error_code: 'BAD' }),
    anEvent('payment.authorized', { ...payment, ...early, status: 'authorized' }),
    anEvent('payment.captured', payment),
    anEvent('order.paid', payment, {
      order: {
        id: payment['order_id'],
        amount: payment['amount'],
        currency: 'EUR',
        status: 'paid',
      },
    }),
    anEvent('refund.created', refunded, { refund: { ...refund, status: 'pending' } }),
    anEvent('refund.processed', refunded, { refund: { ...refund, status: 'processed' } }),
  ].map((event, index) => {
    const { report } = readEvent(JSON.stringify({ ...event, created_at: 1_766_000_005 + index }));
    if (!report || report === 'unreadable') throw new Error('Not a readable event.');
    return report;
  });
}

/** Everything that a sequence has left, without the names and moments in which they differ. */
async function endOf({ order, payment, receipt }: OpenOrder) {
  const { paymentId, createdAt, receiptNumber, ...document } = await read(order.path);
  const {
    path,
    razorpayOrderId,
    attemptId: ofLine,
    updatedAt,
    refunds,
    receiptState,
    ...entry
  } = (await payments.doc(payment.id).get()).data() ?? {};
  expect({ paymentId, path, ofLine }).toEqual({
    paymentId: payment.id,
    path: order.path,
    ofLine: receipt,
  });
  return {
    document,
    entry: { ...entry, refunds: Object.values(refunds ?? {}) },
    letters: (await lettersAbout(payment)).length,
    matters: await attentionAbout(payment),
  };
}
