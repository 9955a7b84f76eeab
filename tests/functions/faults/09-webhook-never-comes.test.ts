import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import {
  paymentAttempts,
  payments,
  webhookEvents,
} from '../../../functions/src/payments/documents.ts';
import { alertOnWebhookSilence } from '../../../functions/src/payments/reconcile/alert-on-webhook-silence.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import {
  anOpenOrder,
  gatewayWithPayments,
  listed,
  reportOf,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { deleteAll, minutesAgo, read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

const days = 24 * 60;

it.each([
  ['paid', 9, 'Pending', 'open'],
  ['paid', 11, 'Paid', 'recorded'],
  ['paid', 5 * days - 1, 'Paid', 'recorded'],
  ['paid', 6 * days, 'Paid', 'recorded'],
  ['unpaid', 5 * days - 1, 'Pending', 'open'],
  ['unpaid', 5 * days + 1, 'Pending', 'expired'],
])(
  'fault 9, webhook never comes: an order that is %s and was last used %d minutes ago is %s after a sweep',
  async (truth, age, status, state) => {
    const opened = await anOldOrder(age);
    await sweepPayments(gatewayWithPayments(...(truth === 'paid' ? [opened.payment] : [])));
    expect(await read(opened.order.path)).toMatchObject({ status });
    expect(await attemptOf(opened)).toMatchObject({ state });
  },
);

it('fault 9, webhook never comes: a late payment for an expired attempt is recorded', async () => {
  const opened = await anOldOrder(6 * days);
  await sweepPayments(gatewayWithPayments());
  await deliver(anEvent('payment.captured', opened.payment));
  expect(await read(opened.order.path)).toMatchObject({ status: 'Paid' });
});

it('fault 9, webhook never comes: an attempt that never got its Razorpay order expires too', async () => {
  const opened = await anOldOrder(6 * days);
  await paymentAttempts.doc(opened.attemptId).update({ state: 'creating', razorpayOrderId: null });
  await sweepPayments(gatewayWithPayments());
  expect(await attemptOf(opened)).toMatchObject({ state: 'expired' });
});

it('fault 9, webhook never comes: a provider error changes nothing and does not stop the sweep', async () => {
  const failing = await anOldOrder(6 * days);
  const paid = await anOldOrder(20);
  const gateway = gatewayWithPayments(paid.payment);
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

it('fault 9, webhook never comes: an attempt that is used while the sweep runs stays open', async () => {
  const opened = await anOldOrder(6 * days);
  await sweepPayments({
    ...gatewayWithPayments(),
    fetchOrderPayments: async (id) => {
      if (id === opened.razorpayOrderId) {
        await paymentAttempts.doc(opened.attemptId).update({ usedAt: Timestamp.now() });
      }
      return listed([]);
    },
  });
  expect(await attemptOf(opened)).toMatchObject({ state: 'open' });
});

it('fault 9, webhook never comes: hours without webhooks after a payment raise one alert', async () => {
  const payment = await aRecordedPayment();
  for (const hours of [2, 3 * 24 + 1]) {
    await alertOnWebhookSilence(inHours(hours));
    expect(await silencesAbout(payment)).toEqual([]);
  }
  await alertOnWebhookSilence(inHours(4));
  await alertOnWebhookSilence(inHours(5));
  expect(await silencesAbout(payment)).toHaveLength(1);
});

it('fault 9, webhook never comes: the alert says when the last webhook came', async () => {
  const payment = await aRecordedPayment();
  await deliver({ event: 'subscription.charged', created_at: 1 });
  await payments.doc(payment.id).update({ capturedAt: Timestamp.fromMillis(Date.now() + 1) });
  await alertOnWebhookSilence(inHours(4));
  expect(await silencesAbout(payment)).toMatchObject([
    { details: expect.stringMatching(/^The last webhook arrived on \d+ \w+ \d{4}/) },
  ]);
});

it('fault 9, webhook never comes: a webhook after the payment prevents the alert', async () => {
  const payment = await aRecordedPayment();
  await deliver({ event: 'subscription.charged', created_at: 1 });
  await alertOnWebhookSilence(inHours(5));
  expect(await silencesAbout(payment)).toEqual([]);
});

/** Records a payment in an empty ledger, with no webhooks on record. */
async function aRecordedPayment() {
  await deleteAll(webhookEvents);
  await deleteAll(payments);
  await deleteAll(alerts.where('kind', '==', 'webhook_silence'));
  const { payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  return payment;
}

async function silencesAbout({ id }: { id: string }) {
  const raised = await alerts
    .where('kind', '==', 'webhook_silence')
    .where('paymentId', '==', id)
    .get();
  return raised.docs.map((item) => item.data());
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60 * 1000);
}

async function anOldOrder(ageMinutes: number): Promise<OpenPayable> {
  const opened = await anOpenOrder();
  await paymentAttempts.doc(opened.attemptId).update(markUsed(minutesAgo(ageMinutes)));
  return opened;
}

async function attemptOf({ attemptId }: OpenPayable) {
  return (await paymentAttempts.doc(attemptId).get()).data();
}
