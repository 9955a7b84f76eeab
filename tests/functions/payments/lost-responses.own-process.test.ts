import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import '../../support/functions/without-events.ts';
import { grpcStatus, type CallFailure } from '../../../dev/firestore-proxy/call-failure.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { paymentAttempts, refunds } from '../../../functions/src/payments/documents.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { makeRefund } from '../../../functions/src/payments/refunds/make-refund.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { withLease } from '../../../functions/src/platform/with-lease.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import {
  anOpenOrder,
  aPaidOrder,
  aPaymentRequest,
  alertsAbout,
  deleteGroupedAlert,
  gatewayWithPayments,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';
import { refundPayment } from '../../support/functions/payments/refunds.ts';
import { deleteAll, minutesAgo } from '../../support/functions/stored.ts';

const failCommits = await vi.hoisted(async () => {
  const { startFailingDatabase } = await import('../../support/functions/failing-database.ts');
  return startFailingDatabase();
});

expectErrors('provider-call-failed');

const refused: CallFailure = { refusedWith: grpcStatus.internal };
/** The client retries this write. The retry fails because the document already exists. */
const unheard: CallFailure = { answerLostAs: grpcStatus.unavailable };
const neverReported: CallFailure = { answerLostAs: grpcStatus.internal };

it('creates the Razorpay order although the answer to its claim is lost', async () => {
  const { request } = await aPaymentRequest();
  failCommits(unheard);
  expect((await createPaymentOrder(request)).id).toMatch(/^order_/);
});

it('does the work under a lease although the answer to acquiring it is lost', async () => {
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  failCommits(unheard);
  expect(await withLease(randomUUID(), 60_000, work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

it.each<[string, CallFailure[]]>([
  ['is refused', [refused]],
  ['is refused at the second attempt', [{}, refused]],
  ['succeeds but loses its response', [unheard]],
  ['never gets a response', [neverReported]],
])('raises an alert about a refused refund although the commit %s', async (_, commits) => {
  const { key, paymentId } = await aRefusedRefund();
  const tryToMake = () => makeRefund(key, razorpayGateway()).catch(() => {});
  failCommits(...commits);
  await tryToMake();
  failCommits();
  await tryToMake();
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'refused' });
  expect(await alertsAbout({ id: paymentId })).toEqual(['refund_refused']);
});

it.each([
  ['again by the retry of the client library', unheard],
  ['again by a repeated report', neverReported],
])('raises one alert about an unmatched payment when it is recorded %s', async (_, failure) => {
  await deleteGroupedAlert('unmatched');
  const payment = aPaymentEntity();
  failCommits(failure);
  await recordPayment(reportOf(payment)).catch(() => recordPayment(reportOf(payment)));
  expect(await alertsAbout(payment)).toEqual(['unmatched']);
  expect((await alerts.doc('unmatched').get()).data()?.count).toBe(1);
});

it('polls an attempt again in the next run if its next check could not be stored', async () => {
  await deleteAll(paymentAttempts);
  const attempt = paymentAttempts.doc((await anOpenOrder()).attemptId);
  await attempt.update(markUsed(minutesAgo(60)));
  const before = (await attempt.get()).data()?.nextCheckAt;
  failCommits(refused);
  await sweepPayments(gatewayWithPayments());
  expect((await attempt.get()).data()?.nextCheckAt).toEqual(before);
  await sweepPayments(gatewayWithPayments());
  expect((await attempt.get()).data()?.nextCheckAt).not.toEqual(before);
});

/** Queues a refund of more than Razorpay has left. */
async function aRefusedRefund(): Promise<{ key: string; paymentId: string }> {
  const { order, payment } = await aPaidOrder();
  const request = { paymentId: payment.id, amountMinor: 100, requestedBy: 'operator', note: null };
  const first = await refundPayment({ ...request, key: randomUUID() });
  const [key, amountMinor] = [randomUUID(), order.amount * 100];
  await refunds.doc(key).set({ ...first, amountMinor, state: 'queued' });
  return { key, paymentId: payment.id };
}
