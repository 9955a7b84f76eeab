import { expect, it } from 'vitest';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import {
  anOpenOrder,
  paymentRecord,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { anEvent, deliver, providerId } from '../../support/functions/payments/webhooks.ts';

it('fault 6, failed then success: a second payment of the same order is recorded', async () => {
  const { order, payment } = await anOpenOrder();
  const failed = { ...payment, id: providerId('pay'), status: 'failed', error_code: 'BAD' };
  await deliver(anEvent('payment.failed', failed));
  expect(await paymentRecord(failed)).toMatchObject({ state: 'failed', error: { code: 'BAD' } });
  await deliver(anEvent('payment.captured', payment));
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 6, failed then success: a payment for a cancelled order is recorded and raises an alert', async () => {
  const { order, payment } = await anOpenOrder();
  await firestore.doc(order.path).update({ status: 'Cancelled' });
  expect(await recordPayment(reportOf(payment))).toBe('paid_after_cancel');
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect(await alertsAbout(payment)).toEqual(['paid_after_cancel']);
});
