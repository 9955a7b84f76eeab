import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { verifyPayment } from '../../../functions/src/payments/checkout/verify-payment.ts';
import { paymentAttempts, refunds } from '../../../functions/src/payments/documents.ts';
import { restoreRefund } from '../../../functions/src/payments/reconcile/restore-refunds.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { paymentEntity, refundEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import {
  anOpenOrder,
  alertsAbout,
  paymentRecord,
  emailsAbout,
  refundsOf,
  reportOf,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { signedCheckout } from '../../support/functions/requests.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { aRefundEntity } from '../../support/functions/payments/webhooks.ts';

it('a payment at an outdated price is refunded if its order was opened more than a day ago', async () => {
  const { order, payment, attemptId, request } = await anOrderOfTheOldPrice({ openedHoursAgo: 25 });
  expect(await recordPayment(reportOf(payment))).toBe('price_outdated');
  const stored = await read(order.path);
  expect(stored).toMatchObject({ status: 'Pending' });
  expect(stored).not.toHaveProperty('paymentId');
  expect(await refundsOf(payment)).toMatchObject([
    { state: 'queued', amountMinor: payment['amount'], reason: 'price_outdated' },
  ]);
  expect(await alertsAbout(payment)).toEqual(['price_outdated']);
  expect(await paymentRecord(payment)).toMatchObject({ receiptState: 'none' });
  expect((await paymentAttempts.doc(attemptId).get()).data()).toMatchObject({ state: 'expired' });

  expect(await recordPayment(reportOf(payment))).toBe('price_outdated');
  expect(await refundsOf(payment)).toHaveLength(1);
  const refund = refundEntity.parse(aRefundEntity(payment, { status: 'processed' }));
  await recordPayment({ ...reportOf(payment), refunds: [refund] });
  expect(await emailsAbout(payment)).toEqual([`refund_${refund.refundId}`]);

  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'price-changed' });
});

it('the customer who has just paid reads that the money comes back', async () => {
  const { account, payment, razorpayOrderId } = await anOrderOfTheOldPrice({ openedHoursAgo: 25 });
  const { razorpay_signature: signature } = signedCheckout(razorpayOrderId, payment.id);
  const checkout = { paymentId: payment.id, razorpayOrderId, signature };
  const gateway = { ...razorpayGateway(), fetchPayment: async () => paymentEntity.parse(payment) };
  await expect(verifyPayment(account.uid, checkout, gateway)).rejects.toMatchObject({
    code: 'price-outdated',
  });
});

it('a payment at an outdated price is accepted if it was made within a day, whenever it is reported', async () => {
  const opened = await anOrderOfTheOldPrice({ openedHoursAgo: 80 });
  const soon = { ...opened.payment, created_at: Math.floor(Date.now() / 1000) - 79 * 60 * 60 };
  expect(await recordPayment(reportOf(soon))).toBe('recorded');
});

it('a payment for a discontinued product is refunded too', async () => {
  const opened = await anOpenOrder();
  const change = { lines: [{ id: 'sold-no-more' }], usedAt: minutesAgo(25 * 60) };
  await paymentAttempts.doc(opened.attemptId).update(change);
  expect(await recordPayment(reportOf(paidNow(opened)))).toBe('price_outdated');
});

it('the refund is recognised after a restore', async () => {
  const { payment } = await anOrderOfTheOldPrice({ openedHoursAgo: 25 });
  const receipt = `outdated_${payment.id}`;
  await restoreRefund(refundEntity.parse(aRefundEntity(payment, { receipt })));
  expect((await refunds.doc(receipt).get()).data()).toMatchObject({
    reason: 'price_outdated',
    requestedBy: null,
  });
});

/** Creates an order that was placed and opened at ₹100 below today's price, and a payment made now. */
async function anOrderOfTheOldPrice({ openedHoursAgo }: { openedHoursAgo: number }) {
  const opened = await anOpenOrder();
  const amount = opened.order.amount - 100;
  await firestore.doc(opened.order.path).update({ total: amount });
  await paymentAttempts
    .doc(opened.attemptId)
    .update({ amountMinor: amount * 100, usedAt: minutesAgo(openedHoursAgo * 60) });
  return { ...opened, payment: { ...paidNow(opened), amount: amount * 100 } };
}

function paidNow({ payment }: OpenPayable) {
  return { ...payment, created_at: Timestamp.now().seconds };
}
