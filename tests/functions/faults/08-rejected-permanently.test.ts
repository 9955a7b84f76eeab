import { expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { webhookEvents } from '../../../functions/src/payments/documents.ts';
import {
  anOpenOrder,
  deleteGroupedAlert,
  paymentRecord,
  emailsAbout,
  alertsAbout,
} from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import {
  aPaymentEntity,
  aRefundEntity,
  anEvent,
  deliver,
  providerId,
} from '../../support/functions/payments/webhooks.ts';

it.each([
  ['an unknown order', {}],
  ['no order', { order_id: null }],
])(
  'fault 8, refused forever: a captured payment for %s is stored and raises an alert',
  async (_, change) => {
    await deleteGroupedAlert('unmatched');
    const payment = aPaymentEntity(change);
    const answer = await deliver(anEvent('payment.captured', payment));
    expect(answer).toEqual({ status: 200, body: { outcome: 'unmatched' } });
    expect(await paymentRecord(payment)).toMatchObject({
      outcome: 'unmatched',
      amountMinor: payment['amount'],
      path: null,
      uid: null,
    });
    expect(await alertsAbout(payment)).toEqual(['unmatched']);
    expect(await emailsAbout(payment)).toEqual([]);
  },
);

const withoutId = { event: 'payment.captured', payload: { payment: {} } };
const another = { id: 'order_another', amount: 1, currency: 'INR', status: 'paid' };
const ofAnotherOrder = anEvent('order.paid', aPaymentEntity(), { order: another });
const ofAnotherPayment = anEvent('refund.created', aPaymentEntity(), {
  refund: aRefundEntity(aPaymentEntity()),
});

it.each([
  ['an unsupported event', 'ignored', { event: 'subscription.charged', payload: {} }],
  ['no event', 'ignored', { hello: 'world' }],
  ['a payment without an id', 'unreadable', withoutId],
  ['a payment in an unknown state', 'unreadable', aCapture({ status: 'sleeping' })],
  ['a moment in milliseconds', 'unreadable', aCapture({ created_at: 1_766_000_000_000 })],
  ['a refund in another currency', 'unreadable', aRefundEvent({ currency: 'USD' })],
  ['a refund of more than was paid', 'unreadable', aRefundEvent({ amount: 99_999_999 })],
  ['a refund of another payment', 'unreadable', aRefundEvent({ payment_id: 'pay_another' })],
  ['an order that is not the payment’s', 'unreadable', ofAnotherOrder],
  ['a refund that is not the payment’s', 'unreadable', ofAnotherPayment],
])(
  'fault 8, refused forever: %s is answered with 200 and quarantined',
  async (_, outcome, content) => {
    await deleteGroupedAlert('unreadable');
    const eventId = providerId('evt');
    const event = { ...anEvent('', aPaymentEntity()), event: undefined, ...content };
    expect(await deliver(event, { eventId })).toEqual({ status: 200, body: { outcome } });
    const quarantined = (await webhookEvents.doc(eventId).get()).data();
    expect(quarantined).toMatchObject({ outcome, paymentId: null });
    expect(JSON.parse(quarantined?.body ?? '')).toEqual(JSON.parse(JSON.stringify(event)));
    expect(await deliver(event, { eventId })).toEqual({ status: 200, body: { outcome } });
    const raised = (await alerts.doc(outcome).get()).data();
    expect(raised?.count).toBe(outcome === 'unreadable' ? 1 : undefined);
  },
);

it.each(['', 'a/b', '__x__', 'x'.repeat(65)])(
  'fault 8, refused forever: an event with the ID "%s" is recorded',
  async (eventId) => {
    const { payment } = await anOpenOrder();
    const answer = await deliver(anEvent('payment.captured', payment), { eventId });
    expect(answer).toEqual({ status: 200, body: { outcome: 'recorded' } });
  },
);

it('fault 8, refused forever: unknown fields change nothing', async () => {
  const { order, payment } = await anOpenOrder();
  const odd = { ...payment, reward: { points: 3 }, acquirer_data: [], new_field: null };
  const event = { ...anEvent('payment.captured', odd), more: { to: ['come'] } };
  expect((await deliver(event)).body).toEqual({ outcome: 'recorded' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
});

function aCapture(change: Record<string, unknown>): Record<string, unknown> {
  return anEvent('payment.captured', aPaymentEntity(change));
}

function aRefundEvent(change: Record<string, unknown>): Record<string, unknown> {
  const payment = aPaymentEntity();
  return anEvent('refund.created', payment, { refund: aRefundEntity(payment, change) });
}
