import { expect, it } from 'vitest';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { anOrder } from '../../support/documents.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import {
  aPaymentRequest,
  anOpenOrder,
  emailsAbout,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { read, storeOrder } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

it.each<[string, object, number, string]>([
  ['1', { amount: 1 }, 409, 'amount-mismatch'],
  ['100', { amount: 100 }, 409, 'amount-mismatch'],
  ['an amount in paise', { amount: 26_498_00 }, 409, 'amount-mismatch'],
  ['a fraction of a paisa', { amount: 26_498.001 }, 400, 'invalid-request'],
  ['text', { amount: '26498' }, 400, 'invalid-request'],
  ['a negative amount', { amount: -26_498 }, 400, 'invalid-request'],
  ['NaN', { amount: Number.NaN }, 400, 'invalid-request'],
  ['1e21', { amount: 1e21 }, 400, 'invalid-request'],
  ['another currency', { currency: 'USD' }, 409, 'amount-mismatch'],
  ['an unsupported currency', { currency: 'JPY' }, 400, 'invalid-request'],
])(
  'fault 11, price tampering: a request to pay %s is refused and changes nothing',
  async (_, change, status, code) => {
    const account = await signUp();
    const order = await storeOrder(account);
    expect(await createOrder(account, { ...order, ...change })).toMatchObject({
      status,
      body: { code },
    });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect((await paymentAttempts.where('path', '==', order.path).get()).size).toBe(0);
  },
);

it.each([
  ['total is', { total: 2 }],
  ['lines are', { items: anOrder('').items.map((line) => ({ ...line, price: 1 })), total: 2 }],
])(
  'fault 11, price tampering: an order whose %s not from the catalogue is cancelled',
  async (_, change) => {
    const { order, request } = await aPaymentRequest();
    await firestore.doc(order.path).update(change);
    await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'price-changed' });
    expect(await read(order.path)).toMatchObject({ status: 'Cancelled' });
    expect((await paymentAttempts.where('path', '==', order.path).get()).size).toBe(0);
  },
);

it.each([
  ['a lower amount', { amount: 100 }],
  ['a higher amount', { amount: 99_999_999 }],
  ['another currency', { currency: 'USD' }],
])(
  'fault 11, price tampering: %s at Razorpay leaves the order Pending and raises an alert',
  async (_, change) => {
    const { order, payment } = await anOpenOrder();
    const answer = await deliver(anEvent('payment.captured', { ...payment, ...change }));
    expect(answer).toEqual({ status: 200, body: { outcome: 'amount_mismatch' } });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect(await alertsAbout(payment)).toEqual(['amount_mismatch']);
    expect(await emailsAbout(payment)).toEqual([]);
  },
);

it('fault 11, price tampering: a Razorpay order with another amount is not accepted', async () => {
  const { order, payment } = await anOpenOrder();
  const ofProvider = { id: payment['order_id'], amount: 1, currency: 'INR', status: 'paid' };
  const answer = await deliver(anEvent('order.paid', payment, { order: ofProvider }));
  expect(answer.body).toEqual({ outcome: 'amount_mismatch' });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
});

it.each([41_998, 'much'])(
  'fault 11, price tampering: an order whose total became %j after checkout opened is not marked Paid',
  async (total) => {
    const { order, payment } = await anOpenOrder();
    await firestore.doc(order.path).update({ total });
    expect(await recordPayment(reportOf(payment))).toBe('amount_mismatch');
    expect(await read(order.path)).toMatchObject({ status: 'Pending', total });
  },
);
