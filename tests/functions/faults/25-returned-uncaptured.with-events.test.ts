import { expect, it } from 'vitest';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.ts';
import { aCartItem } from '../../support/documents.ts';
import {
  anOpenOrder,
  returned,
  paymentRecord,
  emailsAbout,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { control, providerRefunds, setFaults } from '../../support/functions/payments/provider.ts';
import { receiptsOf } from '../../support/functions/payments/receipts.ts';
import { verify } from '../../support/functions/requests.ts';
import { failInSandbox, payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo, read, type Stored } from '../../support/functions/stored.ts';
import {
  aPaymentEntity,
  aRefundEntity,
  anEvent,
  deliver,
} from '../../support/functions/payments/webhooks.ts';

it('fault 25, returned uncaptured: it pays nothing, and the customer gets one email', async () => {
  const { account, order, attemptId, payment, checkout } = await anAuthorizedOrder();
  const before = await read(order.path);
  const cart = await fillCart(account, before);
  const { size } = await cart.get();
  await control(`payments/${payment.id}/void`, {});
  await expect
    .poll(() => paymentRecord(payment))
    .toMatchObject({ refunds: { [await refundOf(payment)]: { state: 'processed' } } });
  expect(await paymentRecord(payment)).toMatchObject(voided);
  expect(await read(order.path)).toEqual(before);
  expect((await cart.get()).size).toBe(size);
  expect((await subscriptionsOf(account.uid).get()).size).toBe(0);
  expect((await paymentAttempts.doc(attemptId).get()).data()).toMatchObject({ state: 'open' });
  expect(await emailsAbout(payment)).toEqual([`returned_${payment.id}`]);
  expect(await alertsAbout(payment)).toEqual([]);
  expect(await receiptsOf({ payment })).toEqual([]);
  // The browser may report the payment as late as this.
  expect(await verify(account, checkout)).toEqual({ status: 200, body: { status: 'Pending' } });
});

it('fault 25, returned uncaptured: the sweep detects it without webhooks', async () => {
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  const { order, attemptId, payment } = await anAuthorizedOrder();
  await control(`payments/${payment.id}/void`, {});
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  await sweepPayments();
  expect(await paymentRecord(payment)).toMatchObject({ ...voided, refunds: {} });
  expect(await emailsAbout(payment)).toEqual([`returned_${payment.id}`]);
  await sweepRefunds();
  const refunds = { [await refundOf(payment)]: { amountMinor: order.amount * 100 } };
  expect(await paymentRecord(payment)).toMatchObject({ ...voided, refunds });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await emailsAbout(payment)).toEqual([`returned_${payment.id}`]);
  expect(await alertsAbout(payment)).toEqual([]);
});

it('fault 25, returned uncaptured: the refund sweep detects a return that comes even later', async () => {
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  const { order, payment } = await anAuthorizedOrder();
  await control(`payments/${payment.id}/void`, {});
  await sweepRefunds();
  expect(await paymentRecord(payment)).toMatchObject(voided);
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await emailsAbout(payment)).toEqual([`returned_${payment.id}`]);
});

it('fault 25, returned uncaptured: the same order can be paid again at once', async () => {
  const { order, request, razorpayOrderId, payment } = await anAuthorizedOrder();
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'payment-in-progress' });
  await control(`payments/${payment.id}/void`, {});
  expect(await createPaymentOrder(request)).toMatchObject({ id: razorpayOrderId });
  await setFaults({ payments: { outcome: 'captured' } });
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ outcome: 'recorded' });
  await deliver(anEvent('refund.processed', returned(payment)));
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await alertsAbout(payment)).toEqual([]);
});

it('fault 25, returned uncaptured: a late payment after another one has paid is not a duplicate payment', async () => {
  const { order, razorpayOrderId } = await anOpenOrder();
  await setFaults({ payments: { outcome: 'late' } });
  const late = { id: await failInSandbox(razorpayOrderId, 'success@razorpay') };
  await setFaults({ payments: { outcome: 'captured' } });
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ outcome: 'recorded' });
  await control(`payments/${late.id}/authorize`, {});
  await expect.poll(() => paymentRecord(late)).toMatchObject(voided);
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await emailsAbout(late)).toEqual([`returned_${late.id}`]);
  expect(await alertsAbout(late)).toEqual([]);
});

it.each([undefined, null, true])(
  'fault 25, returned uncaptured: a refunded payment with captured %s is a refunded sale',
  async (captured) => {
    const { order, payment } = await anOpenOrder();
    await deliver(anEvent('refund.processed', { ...returned(payment), captured }));
    expect(await paymentRecord(payment)).toMatchObject({ state: 'refunded', outcome: 'recorded' });
    expect(await read(order.path)).toMatchObject({ status: 'Refunded' });
  },
);

it('fault 25, returned uncaptured: a failed refund raises an alert', async () => {
  const { order, payment } = await anOpenOrder();
  const refund = aRefundEntity(payment);
  await deliver(anEvent('refund.created', returned(payment), { refund }));
  const failed = { refund: { ...refund, status: 'failed' } };
  const authorized = { ...payment, status: 'authorized', captured: false };
  await deliver(anEvent('refund.failed', authorized, failed));
  expect(await paymentRecord(payment)).toMatchObject({ ...voided, amountRefundedMinor: 0 });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await alertsAbout(payment)).toEqual(['refund_failed']);
});

it('fault 25, returned uncaptured: a partial refund sends no email about a return', async () => {
  const { payment } = await anOpenOrder();
  const refund = { ...aRefundEntity(payment), amount: 100 };
  const authorized = { ...payment, status: 'authorized', captured: false };
  await deliver(anEvent('refund.processed', authorized, { refund }));
  expect(await paymentRecord(payment)).toMatchObject({ ...voided, amountRefundedMinor: 100 });
  expect(await emailsAbout(payment)).toEqual([]);
});

it('fault 25, returned uncaptured: an unmatched payment or a deleted account gets no email', async () => {
  const stray = returned(aPaymentEntity());
  await deliver(anEvent('refund.processed', stray));
  expect(await paymentRecord(stray)).toMatchObject(voided);
  const { account, payment } = await anOpenOrder();
  await deleteAccount(account.uid);
  await recordPayment(reportOf(returned(payment)));
  for (const it of [stray, payment]) {
    expect(await emailsAbout(it)).toEqual([]);
    expect(await alertsAbout(it)).toEqual([]);
  }
});

const voided = { state: 'voided', outcome: 'open', receiptState: 'none', capturedAt: null };

/** Creates an order whose payment is authorized and reported by checkout. */
async function anAuthorizedOrder() {
  await setFaults({ payments: { outcome: 'authorized' } });
  const opened = await anOpenOrder();
  const checkout = await payInSandbox(opened.razorpayOrderId);
  const payment = { ...opened.payment, id: checkout.razorpay_payment_id };
  await expect.poll(() => paymentRecord(payment)).toMatchObject({ state: 'authorized' });
  return { ...opened, payment, checkout };
}

/** Puts the order's products into the cart, as if the customer added them before the order. */
async function fillCart({ uid }: { uid: string }, order: Record<string, unknown>) {
  const cart = firestore.collection(userCollectionPath(uid, 'cart'));
  for (const { id } of order['items'] as Pick<Stored, 'id'>[]) {
    await cart.doc(id).set({ ...aCartItem(id), addedAt: minutesAgo(5) });
  }
  return cart;
}

async function refundOf({ id }: { id: string }): Promise<string> {
  const [refund] = await providerRefunds(id);
  return refund?.id ?? '';
}
