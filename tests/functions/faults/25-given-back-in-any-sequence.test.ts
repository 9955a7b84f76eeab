import { expect, it } from 'vitest';
import { payments } from '../../../functions/src/payments/documents.ts';
import type { PaymentReport } from '../../../functions/src/platform/razorpay/entities.ts';
import { readEvent } from '../../../functions/src/platform/razorpay/events.ts';
import { forEachConcurrent } from '../../../functions/src/platform/for-each-concurrent.ts';
import { settlePayment } from '../../../functions/src/payments/settlement/settle-payment.ts';
import { permutations } from '../../support/permutations.ts';
import { signUp } from '../../support/functions/accounts.ts';
import {
  anOpenInvoice,
  givenBack,
  lettersAbout,
  attentionAbout,
  type OpenOrder,
} from '../../support/functions/payments.ts';
import { issueAll } from '../../support/functions/receipts.ts';
import { read } from '../../support/functions/stored.ts';
import { aRefundEntity, anEvent, type PaymentEntity } from '../../support/functions/webhooks.ts';

it('fault 25, given back uncaptured: every sequence of its events, with repeats, ends in the same state', async () => {
  const ends = await Promise.all((await settleAll(eventsGivenBack)).map(endOf));
  expect(ends).toHaveLength(24);
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({
    document: { status: 'Pending' },
    entry: { state: 'voided', outcome: 'open', receiptState: 'none', amountRefundedMinor: 5500_50 },
    letters: ['returned'],
    matters: [],
  });
  expect(ends[0]?.document).not.toHaveProperty('paymentId');
});

it('fault 25, given back uncaptured: what was captured is a sale in every sequence', async () => {
  const settled = await settleAll((payment) => [
    ...eventsGivenBack(payment).slice(1),
    anEvent('payment.captured', payment),
  ]);
  await issueAll(...settled);
  const ends = await Promise.all(settled.map(endOf));
  expect(ends).toHaveLength(24);
  for (const { document, entry, letters, matters } of ends) {
    expect(document).toMatchObject({ status: 'Refunded', refundedAmount: 5500.5 });
    expect(entry).toMatchObject({ state: 'refunded', outcome: 'settled' });
    // One that was queued before is not sent any more.
    expect(letters.filter((kind) => kind !== 'returned')).toEqual(['paid', 'refund']);
    expect(matters).toEqual([]);
  }
});

/** Four events: the payment fails, is authorized late, and comes back. */
function eventsGivenBack(payment: PaymentEntity) {
  const uncaptured = { ...payment, captured: false, fee: null, tax: null };
  const refund = aRefundEntity(payment, { id: payment.id.replace('pay', 'rfnd') });
  const processed = { ...refund, status: 'processed' };
  return [
    anEvent('payment.failed', { ...uncaptured, status: 'failed', error_code: 'BAD' }),
    anEvent('payment.authorized', { ...uncaptured, status: 'authorized' }),
    anEvent('refund.created', givenBack(payment), { refund }),
    anEvent('refund.processed', givenBack(payment), { refund: processed }),
  ];
}

/** Settles each sequence of the events for an invoice of its own, with the first two once more. */
async function settleAll(eventsOf: (payment: PaymentEntity) => object[]): Promise<OpenOrder[]> {
  const account = await signUp();
  const settled: OpenOrder[] = [];
  await forEachConcurrent(permutations([0, 1, 2, 3]), 12, async (sequence) => {
    const opened = await anOpenInvoice({ amount: 5500.5, currency: 'INR' }, account);
    const events = eventsOf(opened.payment);
    for (const index of [...sequence, ...sequence.slice(0, 2)]) {
      await settlePayment(reportIn(events[index]));
    }
    settled.push(opened);
  });
  return settled;
}

function reportIn(event: object | undefined): PaymentReport {
  const { report } = readEvent(JSON.stringify(event));
  if (!report || report === 'unreadable') throw new Error('Not a readable event.');
  return report;
}

/** Everything that a sequence has left, without the names and moments in which they differ. */
async function endOf({ order, payment }: OpenOrder) {
  const { createdAt, ...document } = await read(order.path);
  const {
    path,
    razorpayOrderId,
    attemptId: receipt,
    updatedAt,
    refunds,
    ...entry
  } = (await payments.doc(payment.id).get()).data() ?? {};
  return {
    document,
    entry: { ...entry, refunds: Object.values(refunds ?? {}) },
    letters: (await lettersAbout(payment)).map((id) => id.split('_')[0]),
    matters: await attentionAbout(payment),
  };
}
