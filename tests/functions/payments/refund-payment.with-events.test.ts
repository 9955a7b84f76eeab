import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { ProviderRefusal } from '../../../functions/src/platform/razorpay/refusals.ts';
import {
  makeQueuedRefunds,
  makeRefund,
} from '../../../functions/src/payments/refunds/make-refund.ts';
import type { RefundRequest } from '../../../functions/src/payments/refunds/queue-refund.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import { beforeRead } from '../../support/functions/payments/interleave.ts';
import {
  aPaidOrder,
  deleteGroupedAlert,
  paymentRecord,
  alertsAbout,
  openAlertsAbout,
  refundsOf,
  resolveAlertsAbout,
} from '../../support/functions/payments/payments.ts';
import {
  control,
  failOnce,
  providerRefunds,
  setFaults,
} from '../../support/functions/payments/provider.ts';
import {
  clearQueuedRefunds,
  leftOf,
  makeDue,
  refundPayment,
} from '../../support/functions/payments/refunds.ts';
import { storeRefund } from '../../support/functions/stopped-work.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

beforeEach(clearQueuedRefunds);

it('refundPayment makes one refund per key, for any number of concurrent requests', async () => {
  const { request } = await aRefundRequest({ amountMinor: 500 });
  await Promise.allSettled(Array.from({ length: 5 }, () => refundPayment(request)));
  await refundPayment(request);
  expect(await providerRefunds(request.paymentId)).toMatchObject([{ amount: 500 }]);
  await expect(refundPayment({ ...request, amountMinor: 501 })).rejects.toMatchObject({
    code: 'refund-differs',
  });
});

it('refundPayment sees a refund that another request queues between its first and last read', async () => {
  const { order, request } = await aRefundRequest();
  const half = { ...request, amountMinor: Math.ceil((order.amount * 100) / 2) + 1 };
  await failOnce('refund');
  const key = randomUUID();
  beforeRead(`payments/${request.paymentId}`, async () => {
    const other = refundPayment({ ...half, key });
    await expect(other).rejects.toMatchObject({ code: 'provider-unavailable' });
  });
  await expect(refundPayment(half)).rejects.toMatchObject({ code: 'not-refundable' });
  await makeDue(key);
  await makeQueuedRefunds();
  expect(await providerRefunds(request.paymentId)).toMatchObject([{ amount: half.amountMinor }]);
  expect(await alertsAbout({ id: request.paymentId })).toEqual([]);
});

it('refundPayment refuses a request with an invalid key or amount', async () => {
  const { request } = await aRefundRequest();
  for (const change of [{ key: 'short' }, { amountMinor: 0 }, { amountMinor: 0.5 }]) {
    const refused = { code: 'invalid-request' };
    await expect(refundPayment({ ...request, ...change })).rejects.toMatchObject(refused);
  }
});

it('refundPayment keeps the refund queued while Razorpay is unavailable, and makes it once later', async () => {
  const { request } = await aRefundRequest({ amountMinor: 700 });
  for (const answer of [503, 429, 'reset'] as const) {
    const key = randomUUID();
    const work = answer === 'reset' ? 'done' : 'not-done';
    await setFaults({
      api: [{ operation: 'refund', answer, work, times: 1 }],
      webhooks: { drop: ['refund.created', 'refund.processed'] },
    });
    await expect(refundPayment({ ...request, key })).rejects.toMatchObject({
      code: expect.stringMatching(/^provider-/),
    });
    const waiting = { state: 'queued', tries: 1, problem: null };
    expect(await stored(key)).toMatchObject(waiting);
    await makeQueuedRefunds();
    expect(await stored(key)).toMatchObject(waiting);
    await makeDue(key);
    await makeQueuedRefunds();
    expect(await stored(key)).toMatchObject({ state: 'made' });
  }
  const made = await providerRefunds(request.paymentId);
  expect(made.map(({ amount }) => amount)).toEqual([700, 700, 700]);
});

it('refundPayment counts a refund with a lost answer once, as soon as a webhook reports it', async () => {
  const { order, request } = await aRefundRequest({ amountMinor: 700 });
  await setFaults({ api: [{ operation: 'refund', answer: 'reset', work: 'done', times: 1 }] });
  await refundPayment(request).catch(() => {});
  const made = { state: 'made', razorpayRefundId: expect.stringMatching(/^rfnd_/) as string };
  await expect.poll(() => stored(request.key)).toMatchObject(made);
  const payment = { id: request.paymentId };
  expect(await paymentRecord(payment)).toMatchObject({ amountRefundedMinor: 700 });
  expect(await leftOf(payment)).toBe(order.amount * 100 - 700);
});

it('refundPayment returns a refund that a webhook reported before the request failed', async () => {
  const { request } = await aRefundRequest({ amountMinor: 700 });
  const expected = { state: 'made', razorpayRefundId: 'rfnd_told' } as const;
  const gateway = {
    ...razorpayGateway(),
    createRefund: async () => {
      await refunds.doc(request.key).update(expected);
      throw new ServerError('provider-unavailable');
    },
  };
  expect(await refundPayment(request, gateway)).toMatchObject(expected);
});

it('refundPayment does not mistake a refund from the dashboard for its own', async () => {
  const { request } = await aRefundRequest({ amountMinor: 700 });
  await failOnce('refund');
  await expect(refundPayment(request)).rejects.toMatchObject({ code: 'provider-unavailable' });
  const { request: another } = await aRefundRequest();
  for (const [{ paymentId }, amount, receipt] of [
    [request, 600, request.key],
    [another, 700, request.key],
    [request, 700, 'not/a key'],
  ] as const) {
    await control(`payments/${paymentId}/refund`, { amount, receipt });
  }
  await expect.poll(() => refundedOf(request)).toBe(1_300);
  await expect.poll(() => refundedOf(another)).toBe(700);
  expect(await stored(request.key)).toMatchObject({ state: 'queued' });
});

it('refundPayment raises an alert about a refund that has been queued for a day', async () => {
  const { request } = await aRefundRequest();
  await setFaults({
    api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 'all' }],
  });
  await expect(refundPayment(request)).rejects.toMatchObject({ code: 'provider-unavailable' });
  await makeDue(request.key);
  await makeQueuedRefunds();
  expect(await alertsAbout({ id: request.paymentId })).toEqual([]);
  await refunds.doc(request.key).update({ createdAt: minutesAgo(24 * 60 + 1) });
  await makeDue(request.key);
  await makeQueuedRefunds();
  expect(await alertsAbout({ id: request.paymentId })).toEqual(['refund_stuck']);
  expect(await stored(request.key)).toMatchObject({ state: 'queued' });
  await refunds.doc(request.key).delete();
});

it('refundPayment raises an alert with the text of an unknown refusal, and tries again', async () => {
  await deleteGroupedAlert('refund_stuck');
  const { request } = await aRefundRequest();
  const refused = new ProviderRefusal('provider-refused', 'invalid request sent');
  const gateway = { ...razorpayGateway(), createRefund: () => Promise.reject(refused) };
  await expect(refundPayment(request, gateway)).rejects.toBe(refused);
  expect((await alerts.doc('refund_stuck').get()).data()).toMatchObject({
    count: 1,
    paymentId: request.paymentId,
    details: `${request.key}: invalid request sent`,
  });
  await makeDue(request.key);
  await makeQueuedRefunds();
  expect(await stored(request.key)).toMatchObject({ state: 'made' });
});

it('refundPayment keeps the refund queued after an internal error, and raises no alert', async () => {
  const { request } = await aRefundRequest();
  const broken = new RangeError('broken');
  const gateway = { ...razorpayGateway(), createRefund: () => Promise.reject(broken) };
  await expect(refundPayment(request, gateway)).rejects.toThrow('broken');
  const waiting = { state: 'queued', tries: 1, problem: null };
  expect(await refundsOf({ id: request.paymentId })).toMatchObject([waiting]);
  expect(await alertsAbout({ id: request.paymentId })).toEqual([]);
});

it('refundPayment requeues a refund that Razorpay made but that cannot be recorded', async () => {
  const { request } = await aRefundRequest({ amountMinor: 500 });
  // The webhook would record the refund before the request fails.
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  const gateway = razorpayGateway();
  const silent = {
    ...gateway,
    fetchPayment: () => Promise.reject(new ServerError('provider-unavailable')),
  };
  await expect(refundPayment(request, silent)).rejects.toMatchObject({
    code: 'provider-unavailable',
  });
  const queued = await stored(request.key);
  expect(queued).toMatchObject({ state: 'queued', tries: 1 });
  expect(queued?.nextTryAt.toMillis()).toBeGreaterThan(Date.now());
  expect(await makeRefund(request.key, gateway)).toMatchObject({ state: 'made' });
  expect(await providerRefunds(request.paymentId)).toMatchObject([{ amount: 500 }]);
});

it('refundPayment does not mistake an earlier refund with the same key for this one', async () => {
  const { request } = await aRefundRequest({ amountMinor: 500 });
  const { key, paymentId } = request;
  await razorpayGateway().createRefund({ paymentId, amountMinor: 300, key });
  await expect(refundPayment(request)).rejects.toMatchObject({ code: 'refund-impossible' });
  expect(await refundsOf({ id: paymentId })).toMatchObject([{ state: 'refused' }]);
  expect(await openAlertsAbout({ id: paymentId })).toEqual(['refund_refused']);
});

it('refundPayment throws for an unknown key', async () => {
  await expect(makeRefund('refund_unknown', razorpayGateway())).rejects.toThrow('refund_unknown');
});

it('refundPayment ends a refund that Razorpay refuses, however long it was queued, and raises an alert', async () => {
  const { request } = await aRefundRequest();
  const { paymentId, amountMinor } = request;
  // This part is refunded in Razorpay's dashboard, and the ledger doesn't know of it.
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  await control(`payments/${paymentId}/refund`, { amount: 100 });
  const key = await storeRefund(paymentId, amountMinor, 'queued');
  await refunds.doc(key).update({ createdAt: minutesAgo(24 * 60 + 1) });
  await makeQueuedRefunds();
  expect(await stored(key)).toMatchObject({ state: 'refused' });
  expect(await openAlertsAbout({ id: paymentId })).toEqual(['refund_refused']);
  // The operator resolves the alert and retries the refund.
  await resolveAlertsAbout({ id: paymentId });
  const retry = byCommand({ action: 'retry-refund', refundId: key });
  await expect(retry).rejects.toMatchObject({ code: 'refund-impossible' });
  expect(await stored(key)).toMatchObject({ state: 'refused' });
  expect(await openAlertsAbout({ id: paymentId })).toEqual(['refund_refused']);
});

async function refundedOf({ paymentId: id }: RefundRequest) {
  return (await paymentRecord({ id }))?.amountRefundedMinor;
}

async function stored(key: string) {
  return (await refunds.doc(key).get()).data();
}

async function aRefundRequest(overrides: Partial<RefundRequest> = {}) {
  const { order, payment } = await aPaidOrder();
  const request: RefundRequest = {
    key: randomUUID(),
    paymentId: payment.id,
    amountMinor: order.amount * 100,
    requestedBy: 'operator',
    note: null,
    ...overrides,
  };
  return { order, request };
}
