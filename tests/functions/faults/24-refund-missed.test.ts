import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import {
  aPaidOrder,
  alertsAbout,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { control, providerRefunds, setFaults } from '../../support/functions/payments/provider.ts';
import { read } from '../../support/functions/stored.ts';
import { aRefundEntity, anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

tolerateErrors('provider-call-failed');

it('fault 24, refund missed: the sweep records a refund without webhooks, and its failure', async () => {
  const { order, payment } = await aPaidOrder();
  await setFaults({
    webhooks: { drop: ['refund.created', 'refund.processed', 'refund.failed'] },
    refunds: { outcome: 'pending' },
  });
  await control(`payments/${payment.id}/refund`, { amount: 100_000 });
  expect(await paymentRecord(payment)).toMatchObject({ amountRefundedMinor: 0 });
  await sweepRefunds();
  const [refund] = await providerRefunds(payment.id);
  expect(await paymentRecord(payment)).toMatchObject({
    state: 'captured',
    amountRefundedMinor: 100_000,
    refunds: { [refund?.id ?? '']: { amountMinor: 100_000, state: 'pending' } },
  });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 1000 });

  await control(`refunds/${refund?.id}/finish`, { outcome: 'failed' });
  await sweepRefunds();
  await sweepRefunds();
  expect(await paymentRecord(payment)).toMatchObject({
    amountRefundedMinor: 0,
    refunds: { [refund?.id ?? '']: { state: 'failed' } },
  });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 0 });
  expect(await alertsAbout(payment)).toEqual(['refund_failed']);
});

it('fault 24, refund missed: a payment that Razorpay does not return hides no other refund', async () => {
  const gateway = razorpayGateway();
  const [unknown, paid] = [await aPaidOrder(), await aPaidOrder()];
  await setFaults({ webhooks: { drop: 'all' } });
  for (const { payment } of [paid, unknown]) {
    await control(`payments/${payment.id}/refund`, { amount: 100 });
  }
  const fetchPayment: typeof gateway.fetchPayment = async (id) => {
    if (id === unknown.payment.id) throw new ServerError('provider-refused');
    return gateway.fetchPayment(id);
  };
  // Razorpay lists the newest refund first, so the unknown payment comes before the other.
  await expect(sweepRefunds({ ...gateway, fetchPayment })).rejects.toMatchObject({
    code: 'provider-refused',
  });
  expect(await paymentRecord(paid.payment)).toMatchObject({ amountRefundedMinor: 100 });
  expect(await paymentRecord(unknown.payment)).toMatchObject({ amountRefundedMinor: 0 });
  await sweepRefunds(gateway);
  expect(await paymentRecord(unknown.payment)).toMatchObject({ amountRefundedMinor: 100 });
});

it('fault 24, refund missed: a failed refund no longer counts and raises an alert', async () => {
  const { order, payment } = await aPaidOrder();
  const refund = aRefundEntity(payment, { amount: order.amount * 100 });
  const refunded = { ...payment, status: 'refunded', amount_refunded: order.amount * 100 };
  await deliver(anEvent('refund.created', refunded, { refund }));
  expect(await read(order.path)).toMatchObject({
    status: 'Refunded',
    refundedAmount: order.amount,
    refundedAt: Timestamp.fromMillis(Number(refund['created_at']) * 1000),
  });
  await deliver(anEvent('refund.failed', payment, { refund: { ...refund, status: 'failed' } }));
  const back = { status: 'Paid', refundedAmount: 0, refundedAt: null };
  expect(await read(order.path)).toMatchObject({
    ...back,
    operatorChanges: [{ change: 'refund_failed', amount: order.amount, note: null }],
  });
  expect(await paymentRecord(payment)).toMatchObject({ state: 'captured', amountRefundedMinor: 0 });
  expect(await alertsAbout(payment)).toEqual(['refund_failed']);
  // A report that arrives late no longer changes it.
  await deliver(anEvent('refund.created', refunded, { refund }));
  expect(await read(order.path)).toMatchObject(back);
});
