import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServerError } from '../../functions/shared/server-errors.ts';
import { paymentAttempts } from '../../functions/src/firebase.ts';
import { razorpayGateway } from '../../functions/src/gateways/razorpay.ts';
import { attemptReceipt } from '../../functions/src/services/attempt-receipt.ts';
import { sweepPayments } from '../../functions/src/services/sweep-payments.ts';
import { signUp } from './accounts.ts';
import { reachSandbox } from './provider.ts';
import { createOrder } from './requests.ts';
import { read, storeOrder } from './stored.ts';
import { aPaymentEntity } from './webhooks.ts';
import { paymentEntity } from '../../functions/src/gateways/razorpay-entities.ts';

const minuteMs = 60_000;

beforeAll(reachSandbox);

describe('sweepPayments', () => {
  it.each([
    [11, 'Paid'],
    [5 * 24 * 60 - 1, 'Paid'],
    [9, 'Pending'],
    [5 * 24 * 60 + 1, 'Pending'],
  ])('an attempt paid without our hearing of it, %d minutes old, ends %s', async (age, status) => {
    const { order, razorpayOrderId } = await anOldAttempt(age);
    await sweepPayments(gatewayThatKnows(razorpayOrderId, order.amount * 100));
    expect(await read(order.path)).toMatchObject({ status });
  });

  it('leaves an attempt as it was when the provider fails, and goes on with the others', async () => {
    const failing = await anOldAttempt(30);
    const paid = await anOldAttempt(20);
    const gateway = gatewayThatKnows(paid.razorpayOrderId, paid.order.amount * 100);
    await sweepPayments({
      ...gateway,
      fetchOrderPayments: (id) =>
        id === failing.razorpayOrderId
          ? Promise.reject(new ServerError('provider-unavailable'))
          : gateway.fetchOrderPayments(id),
    });
    expect(await read(failing.order.path)).toMatchObject({ status: 'Pending' });
    expect(await read(paid.order.path)).toMatchObject({ status: 'Paid' });
  });
});

/** A provider at which one order was paid, and no other. */
function gatewayThatKnows(razorpayOrderId: string, amount: number) {
  const payment = paymentEntity.parse(aPaymentEntity({ order_id: razorpayOrderId, amount }));
  return {
    ...razorpayGateway(),
    fetchOrderPayments: async (id: string) => (id === razorpayOrderId ? [payment] : []),
  };
}

async function anOldAttempt(ageMinutes: number) {
  const account = await signUp();
  const order = await storeOrder(account);
  const { body } = await createOrder(account, order);
  const createdAt = Timestamp.fromMillis(Date.now() - ageMinutes * minuteMs);
  await paymentAttempts.doc(attemptReceipt(order.path, 1)).update({ createdAt });
  return { order, razorpayOrderId: body.id };
}
