import { expect, it } from 'vitest';
import { refundTotals } from '../../../functions/src/payments/recording/count-refunds.ts';
import {
  reportNow,
  recordPayment,
} from '../../../functions/src/payments/recording/record-payment.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import type { RefundFacts } from '../../../functions/src/platform/razorpay/entities.ts';
import { anAuthorizedPayment } from '../../support/functions/admin-actions/payments.ts';
import { aPaidOrder } from '../../support/functions/payments/payments.ts';
import { providerId } from '../../support/functions/payments/webhooks.ts';

/** Each test uses its own month, because all tests share the totals. */
const april = Date.parse('2001-03-31T18:30:00Z') / 1000;
const may = Date.parse('2001-05-20T12:00:00Z') / 1000;
const june = Date.parse('2001-06-20T12:00:00Z') / 1000;

it('the total of a month in Indian time counts each refund once, and no failed refund', async () => {
  const { payment } = await aPaidOrder();
  const first = aRefund(payment.id, { createdAt: april - 1, amountMinor: 100 });
  const second = aRefund(payment.id, { createdAt: april, amountMinor: 50_050 });
  const third = aRefund(payment.id, { createdAt: april, amountMinor: 30 });
  await report(payment.id, [first, second]);
  // One report is repeated while others arrive at the same time.
  await Promise.all([
    report(payment.id, [first, second]),
    report(payment.id, [second, third]),
    report(payment.id, [third]),
  ]);
  expect(await total('2001-03')).toEqual({ INR: 100 });
  expect(await total('2001-04')).toEqual({ INR: 50_080 });
  await report(payment.id, [{ ...second, state: 'failed' }]);
  expect(await total('2001-04')).toEqual({ INR: 30 });
});

it('the total of a month adds up payments, even if they are refunded at the same time', async () => {
  const paid = await Promise.all([1, 2, 3].map(() => aPaidOrder()));
  await Promise.all(
    paid.map(({ payment }) =>
      report(payment.id, [aRefund(payment.id, { createdAt: may, amountMinor: 700 })]),
    ),
  );
  expect(await total('2001-05')).toEqual({ INR: 2_100 });
});

it('a payment that was returned uncaptured is not a refund of a sale', async () => {
  const { id } = await anAuthorizedPayment();
  await report(id, [aRefund(id, { createdAt: june, amountMinor: 700 })]);
  expect(await total('2001-06')).toBeUndefined();
});

function aRefund(
  paymentId: string,
  facts: Pick<RefundFacts, 'createdAt' | 'amountMinor'>,
): RefundFacts {
  const refundId = providerId('rfnd');
  return { ...facts, refundId, paymentId, currency: 'INR', state: 'processed', receipt: null };
}

async function report(paymentId: string, refunds: RefundFacts[]): Promise<void> {
  await recordPayment(reportNow(await razorpayGateway().fetchPayment(paymentId), refunds));
}

async function total(month: string) {
  return (await refundTotals.doc(month).get()).data();
}
