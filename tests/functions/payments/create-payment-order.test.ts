import { expect, it } from 'vitest';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { afterRead } from '../../support/functions/payments/interleave.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import {
  anOpenInvoice,
  anOpenOrder,
  aPaymentRequest,
} from '../../support/functions/payments/payments.ts';
import { providerOrders } from '../../support/functions/payments/provider.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';

it('createPaymentOrder returns the same Razorpay order again, and stores the time of use', async () => {
  const { request, attemptId, razorpayOrderId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(2000)));
  expect(await createPaymentOrder(request)).toMatchObject({ id: razorpayOrderId });
  const { usedAt, nextCheckAt } = (await paymentAttempts.doc(attemptId).get()).data() ?? {};
  expect(usedAt?.toMillis()).toBeGreaterThan(minutesAgo(1).toMillis());
  expect(nextCheckAt?.seconds).toBe(Number(usedAt?.seconds) + 10 * 60);
});

it('createPaymentOrder creates a new Razorpay order when the price has changed', async () => {
  const { order, request, razorpayOrderId } = await anOpenInvoice({ amount: 5, currency: 'INR' });
  for (const change of [{ amount: 6 }, { currency: 'EUR' } as const]) {
    await firestore.doc(order.path).update(change);
    Object.assign(request, change);
    expect((await createPaymentOrder(request)).id).not.toBe(razorpayOrderId);
  }
  const attempts = await paymentAttempts.where('path', '==', order.path).get();
  expect(new Set(attempts.docs.map((it) => it.data().number))).toEqual(new Set([1, 2, 3]));
});

it('createPaymentOrder cancels an invoice whose amount is too small to be charged', async () => {
  const { order, request } = await anOpenInvoice({ amount: 5, currency: 'INR' });
  await firestore.doc(order.path).update({ amount: 0.001 });
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'price-changed' });
  expect(await read(order.path)).toMatchObject({ status: 'Cancelled' });
});

it('createPaymentOrder refuses an order that does not exist, has another amount, is recorded or is not Pending', async () => {
  const { order, request, attemptId } = await anOpenOrder();
  const refuses = (change: object, code: string) =>
    expect(createPaymentOrder({ ...request, ...change })).rejects.toMatchObject({ code });
  await refuses({ id: 'missing' }, 'forbidden');
  await refuses({ amount: 1 }, 'amount-mismatch');
  await refuses({ currency: 'USD' }, 'amount-mismatch');
  await paymentAttempts.doc(attemptId).update({ state: 'recorded' });
  await refuses({}, 'not-pending');
  await paymentAttempts.doc(attemptId).update({ state: 'open' });
  for (const status of ['Paid', 'Completed', 'Cancelled', 'Refunded', 'pending']) {
    await firestore.doc(order.path).update({ status });
    await refuses({}, 'not-pending');
  }
});

it.each([
  ['fetchOrderPayments', anOpenOrder],
  ['createOrder', aPaymentRequest],
])('createPaymentOrder rethrows an internal error in %s', async (call, prepare) => {
  const { request } = await prepare();
  const broken = {
    ...razorpayGateway(),
    [call]: () => Promise.reject(new RangeError('broken')),
  };
  await expect(createPaymentOrder(request, broken)).rejects.toThrow('broken');
});

it('createPaymentOrder returns no attempt that lost its Razorpay order', async () => {
  const { request, attemptId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update({ razorpayOrderId: null });
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'internal' });
});

it('createPaymentOrder waits for another request that is creating the Razorpay order', async () => {
  const { request, order } = await aPaymentRequest();
  const gateway = razorpayGateway();
  let waiting: ReturnType<typeof createPaymentOrder> | undefined;
  const { id } = await createPaymentOrder(request, {
    ...gateway,
    async createOrder(created) {
      await new Promise<void>((resolve) => {
        afterRead(order.path, async () => resolve());
        waiting = createPaymentOrder(request);
      });
      return gateway.createOrder(created);
    },
  });
  expect(await waiting).toMatchObject({ id });
});

it('no payment starts while the account is being deleted', async () => {
  const { request, attemptId } = await aPaymentRequest();
  await beginDeletion(request.uid);
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await providerOrders(attemptId)).toEqual([]);
});

it('no payment continues when the deletion starts while Razorpay creates the order', async () => {
  const { request } = await aPaymentRequest();
  const gateway = razorpayGateway();
  const created = createPaymentOrder(request, {
    ...gateway,
    async createOrder(order) {
      await beginDeletion(request.uid);
      return gateway.createOrder(order);
    },
  });
  await expect(created).rejects.toMatchObject({ code: 'forbidden' });
});
