import { expect, it } from 'vitest';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { payments, webhookEvents } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { anOpenOrder, emailsAbout } from '../../support/functions/payments/payments.ts';
import { issueAll, holdIssuing } from '../../support/functions/payments/receipts.ts';
import { read } from '../../support/functions/stored.ts';
import {
  aPaymentEntity,
  anEvent,
  deliver,
  providerId,
} from '../../support/functions/payments/webhooks.ts';

it('fault 4, duplicate delivery: twenty concurrent deliveries are answered with 200 and record the payment once', async () => {
  const { order, payment } = await anOpenOrder();
  const eventId = providerId('evt');
  const event = anEvent('payment.captured', payment);
  // Issuing the receipt would update the ledger entry once more.
  await holdIssuing(async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => deliver(event, { eventId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { createTime, updateTime } = await payments.doc(payment.id).get();
    expect(updateTime).toEqual(createTime);
  });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  await issueAll({ payment });
  expect(await emailsAbout(payment)).toEqual([`paid_${payment.id}`]);
});

it('fault 4, duplicate delivery: twenty deliveries in a row change nothing after the first', async () => {
  const { order, payment } = await anOpenOrder();
  const event = anEvent('payment.captured', payment);
  const eventId = providerId('evt');
  await deliver(event, { eventId });
  await issueAll({ payment });
  // A repeated event must not undo a later change of the order or queue a sent email again.
  await firestore.doc(order.path).update({ status: 'Completed' });
  await outbox.doc(`paid_${payment.id}`).delete();
  for (let delivery = 1; delivery < 20; delivery += 1) {
    const again = await deliver(event, { eventId });
    expect(again).toEqual({ status: 200, body: { outcome: 'recorded' } });
  }
  const recorded = await webhookEvents.doc(eventId).get();
  expect(recorded.updateTime).toEqual(recorded.createTime);
  expect(await deliver(anEvent('order.paid', payment))).toMatchObject({ status: 200 });
  expect(await read(order.path)).toMatchObject({ status: 'Completed' });
  expect(await emailsAbout(payment)).toEqual([]);
});

it('fault 4, duplicate delivery: events are stored for longer than they can be resent', async () => {
  const eventId = providerId('evt');
  const payment = aPaymentEntity();
  await deliver(anEvent('payment.captured', payment), { eventId });
  const event = (await webhookEvents.doc(eventId).get()).data();
  expect(event).toMatchObject({
    type: 'payment.captured',
    outcome: 'unmatched',
    paymentId: payment.id,
    body: null,
  });
  const { receivedAt, expiresAt } = event ?? {};
  const keptDays = ((expiresAt?.seconds ?? 0) - (receivedAt?.seconds ?? 0)) / (24 * 60 * 60);
  // Razorpay retries for a day, and its support can replay an event for 15 days.
  expect(keptDays).toBeGreaterThan(16);
});

it('fault 4, duplicate delivery: the ID of an event alone does not make it a duplicate', async () => {
  const { order, payment } = await anOpenOrder();
  const eventId = providerId('evt');
  await deliver(anEvent('payment.authorized', { ...payment, status: 'authorized' }), { eventId });
  await deliver(anEvent('payment.captured', payment), { eventId });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
});
