import { expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { beforeRead } from '../../support/functions/payments/interleave.ts';
import {
  anOpenOrder,
  deleteGroupedAlert,
  gatewayWithPayments,
  paymentRecord,
  emailsAbout,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { setFaults } from '../../support/functions/payments/provider.ts';
import { verify } from '../../support/functions/requests.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

it('fault 22, authorized only: neither webhook, browser nor sweep marks the order Paid', async () => {
  const { account, order, attemptId, razorpayOrderId } = await anOpenOrder();
  await setFaults({ payments: { outcome: 'authorized' } });
  const checkout = await payInSandbox(razorpayOrderId);
  const payment = { id: checkout.razorpay_payment_id };
  expect(await verify(account, checkout)).toEqual({ status: 200, body: { status: 'Pending' } });
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  await sweepPayments();
  expect(await paymentRecord(payment)).toMatchObject({ state: 'authorized', outcome: 'open' });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await emailsAbout(payment)).toEqual([]);
});

it('fault 22, authorized only: the customer is not asked to pay again meanwhile', async () => {
  const { request, payment } = await anOpenOrder();
  const gateway = gatewayWithPayments({ ...payment, status: 'authorized' });
  await expect(createPaymentOrder(request, gateway)).rejects.toMatchObject({
    code: 'payment-in-progress',
  });
});

it('fault 22, authorized only: a payload that says captured does not capture an authorized payment', async () => {
  const { order, payment } = await anOpenOrder();
  const authorized = { ...payment, status: 'authorized', captured: true };
  await deliver(anEvent('payment.authorized', authorized));
  expect(await paymentRecord(payment)).toMatchObject({ state: 'authorized', outcome: 'open' });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
});

it('fault 22, authorized only: a payment that stays uncaptured for an hour raises an alert', async () => {
  const { attemptId, payment } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(70)));
  const facts = { status: 'authorized', captured: false, created_at: secondsAt(50) };
  const gateway = gatewayWithPayments({ ...payment, ...facts });
  await sweepPayments(gateway);
  expect(await alertsAbout(payment)).toEqual([]);
  await sweepPayments(gateway, () => minutesAgo(-15).toDate());
  expect(await alertsAbout(payment)).toEqual(['payment_uncaptured']);
});

it('fault 22, authorized only: the alert also counts uncaptured payments that this run did not check', async () => {
  await deleteGroupedAlert('payment_uncaptured');
  const [met, other] = [await anOpenOrder(), await anOpenOrder()];
  const facts = { status: 'authorized', captured: false, created_at: secondsAt(65) };
  await recordPayment(reportOf({ ...other.payment, ...facts }));
  await paymentAttempts.doc(met.attemptId).update(markUsed(minutesAgo(70)));
  await sweepPayments(gatewayWithPayments({ ...met.payment, ...facts }));
  const item = await alerts.doc('payment_uncaptured').get();
  expect(item.data()).toMatchObject({ paymentId: met.payment.id });
  expect(item.data()?.count).toBeGreaterThan(1);
});

it('fault 22, authorized only: a payment that is captured after the poll raises no alert', async () => {
  const { order, attemptId, payment } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  beforeRead(`payments/${payment.id}`, () => recordPayment(reportOf(payment)));
  const authorized = { ...payment, status: 'authorized', created_at: secondsAt(65) };
  await sweepPayments(gatewayWithPayments(authorized));
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await alertsAbout(payment)).toEqual([]);
});

function secondsAt(ageMinutes: number): number {
  return minutesAgo(ageMinutes).seconds;
}
