import { expect, it, onTestFinished, vi } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../functions/src/platform/razorpay/client.ts';
import type { ProviderOrder } from '../../../functions/src/platform/razorpay/entities.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import { afterRead } from '../../support/functions/payments/interleave.ts';
import {
  aPaymentRequest,
  anOpenOrder,
  paymentRecord,
  alertsAbout,
  payAndRecord,
  refundsOf,
  reportOf,
  listed,
} from '../../support/functions/payments/payments.ts';
import { providerOrders, providerRefunds } from '../../support/functions/payments/provider.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';

tolerateErrors('provider-call-failed');

it('fault 10, two orders for one invoice: twenty concurrent requests create one Razorpay order', async () => {
  const { request, attemptId } = await aPaymentRequest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => createPaymentOrder(request)));
  const ids = new Set(answers.map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect(await providerOrders(attemptId)).toMatchObject([...ids].map((id) => ({ id })));
});

it('fault 10, two orders for one invoice: an order whose answer was lost is found, at once or by the next try', async () => {
  for (const losses of [1, 2]) {
    const { request, attemptId } = await aPaymentRequest();
    const { id } = await createPaymentOrder(request, losingAnswers(losses)).catch(() =>
      createPaymentOrder(request),
    );
    expect(await providerOrders(attemptId)).toMatchObject([{ id }]);
  }
});

it('fault 10, two orders for one invoice: an order that did not reach Razorpay is created by a second call', async () => {
  const { request, attemptId } = await aPaymentRequest();
  const gateway = razorpayGateway();
  let calls = 0;
  const { id } = await createPaymentOrder(request, {
    ...gateway,
    createOrder: (order) => {
      calls += 1;
      return calls === 1
        ? Promise.reject(new ServerError('provider-unavailable'))
        : gateway.createOrder(order);
    },
  });
  expect(await providerOrders(attemptId)).toMatchObject([{ id }]);
});

it('fault 10, two orders for one invoice: a request that fails late keeps the lease of another request', async () => {
  const { request, attemptId } = await aPaymentRequest();
  const attempt = paymentAttempts.doc(attemptId);
  const others = { leaseId: 'another', leaseUntil: minutesAgo(-1) };
  const failing: RazorpayGateway = {
    ...razorpayGateway(),
    createOrder: async () => {
      await attempt.update(others);
      throw new ServerError('provider-refused');
    },
  };
  await expect(createPaymentOrder(request, failing)).rejects.toMatchObject({
    code: 'provider-refused',
  });
  expect((await attempt.get()).data()).toMatchObject(others);
});

it('fault 10, two orders for one invoice: a slow failure is left to the next request', async () => {
  const { request, attemptId } = await aPaymentRequest();
  let creates = 0;
  const hanging: RazorpayGateway = {
    ...razorpayGateway(),
    createOrder: async () => {
      creates += 1;
      advanceClock(3_100);
      throw new ServerError('provider-unavailable');
    },
  };
  await expect(createPaymentOrder(request, hanging)).rejects.toMatchObject({
    code: 'provider-unavailable',
  });
  expect(creates).toBe(1);
  expect(await read(`payment_attempts/${attemptId}`)).toMatchObject({ state: 'creating' });
  expect((await createPaymentOrder(request)).id).toMatch(/^order_/);
});

it('fault 10, two orders for one invoice: a request that waits for another one gives up in time', async () => {
  const { order, request, attemptId } = await aPaymentRequest();
  const gateway = razorpayGateway();
  const { id } = await createPaymentOrder(request, {
    ...gateway,
    createOrder: async (created) => {
      afterRead(order.path, async () => advanceClock(12_100));
      await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'busy' });
      return gateway.createOrder(created);
    },
  });
  expect(await providerOrders(attemptId)).toMatchObject([{ id }]);
});

it('fault 10, two orders for one invoice: the first stored order stays when two requests hold the lease', async () => {
  const { request, attemptId } = await aPaymentRequest();
  const gateway = razorpayGateway();
  const slow = await createPaymentOrder(request, {
    ...gateway,
    createOrder: async (order) => {
      await paymentAttempts.doc(attemptId).update({ leaseUntil: minutesAgo(1) });
      const blind = { ...gateway, findOrders: async () => listed<ProviderOrder>([]) };
      const { id } = await createPaymentOrder(request, blind);
      expect(await read(`payment_attempts/${attemptId}`)).toMatchObject({ razorpayOrderId: id });
      return gateway.createOrder(order);
    },
  });
  expect(await read(`payment_attempts/${attemptId}`)).toMatchObject({ razorpayOrderId: slow.id });
});

it.each([
  ['another receipt', { receipt: 'another' }],
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'USD' }],
])(
  'fault 10, two orders for one invoice: an order with %s is not accepted as ours',
  async (_, change) => {
    const { request, attemptId } = await aPaymentRequest();
    const gateway = razorpayGateway();
    const odd: RazorpayGateway = {
      ...gateway,
      createOrder: async (order) => ({ ...(await gateway.createOrder(order)), ...change }),
    };
    await expect(createPaymentOrder(request, odd)).rejects.toMatchObject({
      code: 'provider-refused',
    });
    const found = await createPaymentOrder(request, {
      ...gateway,
      findOrders: async () => {
        const { items } = await gateway.findOrders(attemptId);
        return listed(items.map((order) => ({ ...order, ...change })));
      },
    });
    expect(await providerOrders(attemptId)).toHaveLength(2);
    expect(await read(`payment_attempts/${attemptId}`)).toMatchObject({
      razorpayOrderId: found.id,
    });
  },
);

it('fault 10, two orders for one invoice: an order of another attempt is not accepted', async () => {
  const other = await anOpenOrder();
  const { request } = await aPaymentRequest();
  const gateway = razorpayGateway();
  await createPaymentOrder(request, losingAnswers(9)).catch(() => {});
  const { id } = await createPaymentOrder(request, {
    ...gateway,
    findOrders: async (receipt) => {
      const { items } = await gateway.findOrders(other.attemptId);
      return listed(items.map((order) => ({ ...order, receipt })));
    },
  });
  expect(id).not.toBe(other.razorpayOrderId);
});

it('fault 10, two orders for one invoice: a second payment is stored, flagged and refunded once', async () => {
  const { order, request, attemptId, razorpayOrderId } = await anOpenOrder();
  // The first order stayed open in a tab until its attempt expired. Then the customer paid both.
  await paymentAttempts.doc(attemptId).update({ state: 'expired' });
  const anew = await createPaymentOrder(request);
  expect(anew.id).not.toBe(razorpayOrderId);
  const first = await payAndRecord(anew.id);
  expect(await paymentRecord(first)).toMatchObject({ outcome: 'recorded' });
  const second = await payAndRecord(razorpayOrderId);
  expect(await paymentRecord(second)).toMatchObject({ outcome: 'duplicate_payment' });
  expect(await alertsAbout(second)).toEqual(['duplicate_payment']);
  expect(await refundsOf(second)).toMatchObject([
    { state: 'queued', amountMinor: order.amount * 100, reason: 'duplicate_payment' },
  ]);
  await Promise.all([makeQueuedRefunds(), makeQueuedRefunds()]);
  expect(await refundsOf(second)).toMatchObject([{ state: 'made' }]);
  expect(await providerRefunds(second.id)).toMatchObject([{ amount: order.amount * 100 }]);
  expect(await paymentRecord(second)).toMatchObject({
    state: 'refunded',
    outcome: 'duplicate_payment',
    amountRefundedMinor: order.amount * 100,
  });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: first.id });
});

it('fault 10, two orders for one invoice: no order is created when a late payment is recorded meanwhile', async () => {
  const { order, request, attemptId, payment } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update({ state: 'expired' });
  afterRead(order.path, () => recordPayment(reportOf(payment)));
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'not-pending' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  const attempts = await paymentAttempts.where('path', '==', order.path).get();
  expect(attempts.docs.map((it) => it.data().state)).toEqual(['recorded']);
});

it('fault 10, two orders for one invoice: only one of two concurrent payments pays the order', async () => {
  const { order, payment } = await anOpenOrder();
  const other = { ...payment, id: aPaymentEntity().id };
  const outcomes = await Promise.all([
    recordPayment(reportOf(payment)),
    recordPayment(reportOf(other)),
  ]);
  expect(outcomes.toSorted()).toEqual(['duplicate_payment', 'recorded']);
  const [recorded, second] = outcomes[0] === 'recorded' ? [payment, other] : [other, payment];
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: recorded.id });
  expect(await refundsOf(second)).toHaveLength(1);
});

it.each([
  ['that is already refunded queues no refund', { status: 'refunded' }, []],
  [
    'that is partly refunded queues the rest',
    { amount_refunded: 100 },
    [{ amountMinor: 26_497_00 }],
  ],
])('fault 10, two orders for one invoice: a second payment %s', async (_, change, queued) => {
  const { payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  const second = { ...payment, id: aPaymentEntity().id, ...change };
  expect(await recordPayment(reportOf(second))).toBe('duplicate_payment');
  expect(await refundsOf(second)).toMatchObject(queued);
});

function advanceClock(ms: number): void {
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => clock.mockRestore());
}

/** Returns the real gateway on a connection that drops the answers to the first order creations. */
function losingAnswers(losses: number): RazorpayGateway {
  const gateway = razorpayGateway();
  let left = losses;
  return {
    ...gateway,
    createOrder: async (order) => {
      const created = await gateway.createOrder(order);
      left -= 1;
      if (left >= 0) throw new ServerError('provider-unavailable');
      return created;
    },
    findOrders: async (receipt) => {
      if (losses > 1 && left >= 0) throw new ServerError('provider-unavailable');
      return gateway.findOrders(receipt);
    },
  };
}
