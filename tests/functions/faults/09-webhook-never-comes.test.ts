import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { attention } from '../../../functions/src/alerts/attention-item.ts';
import {
  paymentAttempts,
  payments,
  webhookEvents,
} from '../../../functions/src/payments/documents.ts';
import { noticeWebhookSilence } from '../../../functions/src/payments/reconcile/notice-webhook-silence.ts';
import { settlePayment } from '../../../functions/src/payments/settlement/settle-payment.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import {
  anOpenOrder,
  gatewayThatKnows,
  reportOf,
  type OpenOrder,
} from '../../support/functions/payments.ts';
import { deleteAll, minutesAgo, read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/webhooks.ts';

const days = 24 * 60;

it.each([
  [9, 'Pending', 'open'],
  [11, 'Paid', 'settled'],
  [5 * days - 1, 'Paid', 'settled'],
  [6 * days, 'Paid', 'settled'],
])(
  'fault 9, webhook never comes: paid unheard, last used %d minutes ago, is %s after a sweep',
  async (age, status, state) => {
    const opened = await anOldOrder(age);
    await sweepPayments(gatewayThatKnows(opened.payment));
    expect(await read(opened.order.path)).toMatchObject({ status });
    expect(await attemptOf(opened)).toMatchObject({ state });
  },
);

it.each([
  [5 * days - 1, 'open'],
  [5 * days + 1, 'expired'],
])(
  'fault 9, webhook never comes: not paid, last used %d minutes ago, is %s after a sweep',
  async (age, state) => {
    const opened = await anOldOrder(age);
    await sweepPayments(gatewayThatKnows());
    expect(await read(opened.order.path)).toMatchObject({ status: 'Pending' });
    expect(await attemptOf(opened)).toMatchObject({ state });
  },
);

it('fault 9, webhook never comes: money that comes for an expired attempt after all is booked', async () => {
  const opened = await anOldOrder(6 * days);
  await sweepPayments(gatewayThatKnows());
  await deliver(anEvent('payment.captured', opened.payment));
  expect(await read(opened.order.path)).toMatchObject({ status: 'Paid' });
});

it('fault 9, webhook never comes: an attempt that never got its order expires too', async () => {
  const opened = await anOldOrder(6 * days);
  await paymentAttempts.doc(opened.receipt).update({ state: 'creating', razorpayOrderId: null });
  await sweepPayments(gatewayThatKnows());
  expect(await attemptOf(opened)).toMatchObject({ state: 'expired' });
});

it('fault 9, webhook never comes: provider errors change nothing and stop nothing', async () => {
  const failing = await anOldOrder(6 * days);
  const paid = await anOldOrder(20);
  const gateway = gatewayThatKnows(paid.payment);
  await sweepPayments({
    ...gateway,
    fetchOrderPayments: (id) =>
      id === failing.razorpayOrderId
        ? Promise.reject(new ServerError('provider-unavailable'))
        : gateway.fetchOrderPayments(id),
  });
  expect(await read(failing.order.path)).toMatchObject({ status: 'Pending' });
  expect(await attemptOf(failing)).toMatchObject({ state: 'open' });
  expect(await read(paid.order.path)).toMatchObject({ status: 'Paid' });
});

it('fault 9, webhook never comes: an attempt that is used while it expires stays open', async () => {
  const opened = await anOldOrder(6 * days);
  await sweepPayments({
    ...gatewayThatKnows(),
    fetchOrderPayments: async (id) => {
      if (id === opened.razorpayOrderId) {
        await paymentAttempts.doc(opened.receipt).update({ usedAt: Timestamp.now() });
      }
      return [];
    },
  });
  expect(await attemptOf(opened)).toMatchObject({ state: 'open' });
});

it('fault 9, webhook never comes: hours of silence after a payment are told to the operator, once', async () => {
  await deleteAll(webhookEvents);
  await deleteAll(payments);
  const { payment } = await anOpenOrder();
  await settlePayment(reportOf(payment));
  const silences = async () =>
    (
      await attention
        .where('kind', '==', 'webhook_silence')
        .where('paymentId', '==', payment.id)
        .get()
    ).size;
  for (const hours of [2, 3 * 24 + 1]) {
    await noticeWebhookSilence(inHours(hours));
    expect(await silences()).toBe(0);
  }
  await attention.doc('webhook_silence_0').delete();
  await noticeWebhookSilence(inHours(4));
  await noticeWebhookSilence(inHours(5));
  expect(await silences()).toBe(1);
});

it('fault 9, webhook never comes: the operator reads when the last one came', async () => {
  await deleteAll(webhookEvents);
  await deleteAll(payments);
  await deliver({ event: 'subscription.charged', created_at: 1 });
  const { payment } = await anOpenOrder();
  const captured = { ...reportOf(payment), reportedAt: Math.floor(Date.now() / 1000) + 1 };
  await settlePayment(captured);
  await noticeWebhookSilence(inHours(4));
  const told = await attention.where('paymentId', '==', payment.id).get();
  expect(told.docs.map((item) => item.data().details)).toEqual([
    expect.stringMatching(/^since \d{4}-/),
  ]);
});

it('fault 9, webhook never comes: there is no silence once one came after the payment', async () => {
  await deleteAll(payments);
  const { payment } = await anOpenOrder();
  await settlePayment(reportOf(payment));
  await deliver({ event: 'subscription.charged', created_at: 1 });
  await deleteAll(attention.where('kind', '==', 'webhook_silence'));
  await noticeWebhookSilence(inHours(5));
  expect((await attention.where('kind', '==', 'webhook_silence').get()).size).toBe(0);
});

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60 * 1000);
}

async function anOldOrder(ageMinutes: number): Promise<OpenOrder> {
  const opened = await anOpenOrder();
  await paymentAttempts.doc(opened.receipt).update({ usedAt: minutesAgo(ageMinutes) });
  return opened;
}

async function attemptOf({ receipt }: OpenOrder) {
  return (await paymentAttempts.doc(receipt).get()).data();
}
