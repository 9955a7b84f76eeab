import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { beforeEach, expect, it } from 'vitest';
import { healthId } from '../../../functions/shared/admin/health.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import {
  paymentAttempts,
  refunds,
  webhookEvents,
} from '../../../functions/src/payments/documents.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.schedule.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.schedule.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { expectErrors, tolerateErrors } from '../../support/expect-errors.ts';
import { anOpenOrder, paymentRecord, reportOf } from '../../support/functions/payments/payments.ts';
import { control, failOnce, setFaults } from '../../support/functions/payments/provider.ts';
import {
  clearQueuedRefunds,
  makeDue,
  refundPayment,
} from '../../support/functions/payments/refunds.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { deleteAll, minutesAgo, read } from '../../support/functions/stored.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';

expectErrors('sweep-failed');
tolerateErrors('provider-call-failed');

beforeEach(clearQueuedRefunds);

it('the schedules record unreported payments, record and make refunds, and continue when a job fails', async () => {
  const { path, id } = await anUnreportedPayment();
  await run(sweepPayments);
  expect(await read(path)).toMatchObject({ status: 'Paid', paymentId: id });
  await control(`payments/${id}/refund`, { amount: 100 });
  await run(sweepRefunds);
  expect(await read(path)).toMatchObject({ status: 'Paid', refundedAmount: 1 });
  const refund = await aQueuedRefund(id);
  await setFaults({
    api: [{ operation: 'find-refunds', answer: 503, work: 'not-done', times: 'all' }],
  });
  await expect(run(sweepRefunds)).rejects.toThrow('A sweep was not finished.');
  expect((await refund.get()).data()).toMatchObject({ state: 'made' });
});

it('the schedule raises an alert after hours without webhooks', async () => {
  await recordPayment({ ...reportOf(aPaymentEntity()), reportedAt: minutesAgo(4 * 60).seconds });
  const silences = alerts.where('kind', '==', 'webhook_silence');
  await deleteAll(silences);
  const raised = async () => {
    // Webhooks of other tests' payments may still arrive.
    await deleteAll(webhookEvents);
    await run(sweepPayments);
    return (await silences.get()).size;
  };
  await expect.poll(raised).toBe(1);
});

it('the sweep stores when it ended', async () => {
  const begin = Timestamp.now();
  await run(sweepPayments);
  const { sweptAt } = await read(`health/${healthId}`);
  expect((sweptAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(begin.toMillis());
});

async function run(schedule: ScheduleFunction): Promise<void> {
  await schedule.run({ scheduleTime: new Date().toISOString() });
}

/** Creates an order that was paid without webhooks and was last used eleven minutes ago. */
async function anUnreportedPayment(): Promise<{ path: string; id: string }> {
  await setFaults({
    webhooks: {
      drop: [
        'payment.authorized',
        'payment.captured',
        'order.paid',
        'refund.created',
        'refund.processed',
      ],
    },
  });
  const { order, attemptId, razorpayOrderId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  expect(await paymentRecord({ id })).toBeUndefined();
  return { path: order.path, id };
}

async function aQueuedRefund(paymentId: string) {
  const key = randomUUID();
  await failOnce('refund');
  const request = { key, paymentId, amountMinor: 200, requestedBy: 'operator', note: null };
  await expect(refundPayment(request)).rejects.toMatchObject({ code: 'provider-unavailable' });
  await makeDue(key);
  return refunds.doc(key);
}
