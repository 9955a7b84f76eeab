import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { webhookEvents } from '../../../functions/src/payments/documents.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { receiveWebhook } from '../../../functions/src/payments/webhook/receive-webhook.ts';
import { expectNotifiedOnce } from '../../support/functions/email-to-operator.ts';
import {
  anOpenOrder,
  deleteGroupedAlert,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import {
  anEvent,
  aPaymentEntity,
  deliver,
  providerId,
} from '../../support/functions/payments/webhooks.ts';

it.each(['acc_AnotherMode001', null])(
  'fault 17, other account: a signed event of account %s is quarantined with an alert and records nothing',
  async (account_id) => {
    const { order, payment } = await anOpenOrder();
    const eventId = providerId('evt');
    const event = { ...anEvent('payment.captured', payment), account_id };
    expect(await deliver(event, { eventId })).toEqual({
      status: 200,
      body: { outcome: 'foreign' },
    });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect(await paymentRecord(payment)).toBeUndefined();
    expect((await alerts.doc('foreign').get()).data()).toMatchObject({
      kind: 'foreign',
      details: 'payment.captured',
    });
  },
);

it('fault 17, other account: many such events at once raise one alert with a count and send one email', async () => {
  await deleteGroupedAlert('foreign');
  const many = 12;
  const outcomes = await Promise.all(
    Array.from({ length: many }, () => receiveWebhook(signed(foreignEvent(), providerId('evt')))),
  );
  expect(new Set(outcomes)).toEqual(new Set(['foreign']));
  const item = (await alerts.doc('foreign').get()).data();
  expect(item?.count).toBe(many);
  await expectNotifiedOnce('foreign');
});

it.each([
  ['its account', 'acc_AnotherMode001'],
  ['no account', ''],
])(
  'fault 17, other account: a quarantined event is recorded when it is resent and the parameter names %s',
  async (_, own) => {
    const { order, payment } = await anOpenOrder();
    const event = { ...anEvent('payment.captured', payment), account_id: 'acc_AnotherMode001' };
    const delivery = signed(event, providerId('evt'));
    expect(await receiveWebhook(delivery)).toBe('foreign');
    vi.stubEnv('RAZORPAY_ACCOUNT_ID', own);
    expect(await receiveWebhook(delivery)).toBe('recorded');
    expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  },
);

it('fault 17, other account: an event with the ID of another one replaces it', async () => {
  const eventId = providerId('evt');
  const quarantine = (created_at: number) =>
    receiveWebhook(signed({ ...foreignEvent(), created_at }, eventId));
  expect(await quarantine(1)).toBe('foreign');
  expect(await quarantine(2)).toBe('foreign');
  expect((await webhookEvents.doc(eventId).get()).data()?.body).toContain('"created_at":2');
});

it('fault 17, other account: an event about a deleted account is quarantined without its body', async () => {
  const { account, razorpayOrderId } = await anOpenOrder();
  await deletions.doc(account.uid).set({ step: 'finished', updatedAt: Timestamp.now() });
  const eventId = providerId('evt');
  const event = foreignEvent(aPaymentEntity({ order_id: razorpayOrderId }));
  expect(await receiveWebhook(signed(event, eventId))).toBe('foreign');
  expect((await webhookEvents.doc(eventId).get()).data()).toMatchObject({ body: null });
});

it('fault 17, other account: without a previous secret only the current one is accepted', async () => {
  vi.stubEnv('RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'none');
  const old = signed(foreignEvent(), providerId('evt'), suite.razorpayWebhookSecretPrevious);
  await expect(receiveWebhook(old)).rejects.toMatchObject({ code: 'invalid-signature' });
  expect(await receiveWebhook(signed(foreignEvent(), providerId('evt')))).toBe('foreign');
});

function foreignEvent(payment = aPaymentEntity()) {
  return { ...anEvent('payment.captured', payment), account_id: 'acc_Another00001' };
}

function signed(event: object, eventId: string, secret = suite.razorpayWebhookSecret) {
  const rawBody = Buffer.from(JSON.stringify(event));
  return {
    rawBody,
    signature: createHmac('sha256', secret).update(rawBody).digest('hex'),
    eventId,
  };
}
