import { expect, it } from 'vitest';
import { paymentEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { verifyPayment } from '../../../functions/src/payments/checkout/verify-payment.ts';
import {
  anOpenInvoice,
  anOpenOrder,
  resolveAlertsAbout,
  paymentRecord,
  alertsAbout,
  openAlertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { signedCheckout, verify } from '../../support/functions/requests.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { read } from '../../support/functions/stored.ts';

it('fault 12, payment replayed: another customer’s payment is refused', async () => {
  const victim = await anOpenOrder();
  const thief = await anOpenOrder();
  const checkout = await payInSandbox(victim.razorpayOrderId);
  expect(await verify(thief.account, checkout)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await read(thief.order.path)).toMatchObject({ status: 'Pending' });
});

it('fault 12, payment replayed: the payment of a cheap invoice does not pay an expensive one', async () => {
  const cheap = await anOpenInvoice({ amount: 1, currency: 'INR' });
  const dear = await anOpenInvoice({ amount: 10_000, currency: 'INR' }, cheap.account);
  const checkout = await payInSandbox(cheap.razorpayOrderId);
  const swapped = { ...checkout, razorpay_order_id: dear.razorpayOrderId };
  expect(await verify(dear.account, swapped)).toMatchObject({
    status: 400,
    body: { code: 'invalid-signature' },
  });
  // Even if the signature is valid, Razorpay knows which order was paid.
  const signed = signedCheckout(dear.razorpayOrderId, checkout.razorpay_payment_id);
  expect(await verify(dear.account, signed)).toMatchObject({
    status: 409,
    body: { code: 'payment-mismatch' },
  });
  expect(await read(dear.order.path)).toMatchObject({ status: 'Pending' });
});

it.each([
  ['payment', { id: 'pay_0another0payme' }],
  ['order', { order_id: 'order_0another0order' }],
  ['amount', { amount: 100 }],
  ['currency', { currency: 'USD' }],
])(
  'fault 12, payment replayed: the browser’s report is refused when Razorpay reports another %s',
  async (_, change) => {
    const { account, order, payment, razorpayOrderId } = await anOpenOrder();
    const reported = paymentEntity.parse({ ...payment, ...change });
    const { razorpay_signature: signature } = signedCheckout(razorpayOrderId, payment.id);
    const checkout = { paymentId: payment.id, razorpayOrderId, signature };
    const gateway = { ...razorpayGateway(), fetchPayment: async () => reported };
    await expect(verifyPayment(account.uid, checkout, gateway)).rejects.toMatchObject({
      code: 'payment-mismatch',
    });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  },
);

it('fault 12, payment replayed: a payment stays with its first reported order', async () => {
  const first = await anOpenOrder();
  const other = await anOpenOrder();
  await recordPayment(reportOf({ ...first.payment, status: 'authorized' }));
  for (const order_id of [other.razorpayOrderId, null]) {
    await recordPayment(reportOf({ ...first.payment, order_id }));
  }
  expect(await read(other.order.path)).toMatchObject({ status: 'Pending' });
  expect(await read(first.order.path)).toMatchObject({ status: 'Paid' });
  expect(await paymentRecord(first.payment)).toMatchObject({
    razorpayOrderId: first.razorpayOrderId,
  });
  expect(await alertsAbout(first.payment)).toEqual(['report_differs']);
});

it('fault 12, payment replayed: a report for another order raises one alert', async () => {
  const { payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  const elsewhere = reportOf({ ...payment, order_id: 'order_0another0order' });
  await recordPayment(elsewhere);
  await resolveAlertsAbout(payment);
  await recordPayment(elsewhere);
  expect(await openAlertsAbout(payment)).toEqual([]);
});

it.each([{ amount: 1 }, { currency: 'USD' }])(
  'fault 12, payment replayed: a payment that is reported again with %j raises an alert',
  async (change) => {
    const { order, payment } = await anOpenOrder();
    await recordPayment(reportOf(payment));
    await issueAll({ payment });
    expect(await recordPayment(reportOf({ ...payment, ...change }))).toBe('recorded');
    expect(await alertsAbout(payment)).toEqual(['report_differs']);
    expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  },
);
