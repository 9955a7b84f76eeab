import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import type { RefundRequest } from '../../../functions/src/payments/refunds/queue-refund.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import { expectNotifiedOnce } from '../../support/functions/email-to-operator.ts';
import {
  aPaidOrder,
  alertsAbout,
  deleteGroupedAlert,
  paymentRecord,
  emailsAbout,
  refundsOf,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { providerRefunds, setFaults } from '../../support/functions/payments/provider.ts';
import {
  clearQueuedRefunds,
  makeDue,
  refundPayment,
} from '../../support/functions/payments/refunds.ts';
import { read } from '../../support/functions/stored.ts';
import { providerId } from '../../support/functions/payments/webhooks.ts';

expectErrors('provider-call-failed');

beforeEach(clearQueuedRefunds);

const minuteMs = 60_000;

it('fault 27, balance too small: the refund stays queued, and the operator gets one email', async () => {
  const { order, request, id } = await aRefusedRefund();
  for (let runs = 0; runs < 3; runs += 1) {
    await makeDue(request.key);
    await makeQueuedRefunds();
  }
  expect(await refundsOf({ id })).toMatchObject([{ state: 'queued', tries: 4 }]);
  expect(await paymentRecord({ id })).toMatchObject({ state: 'captured', amountRefundedMinor: 0 });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await emailsAbout({ id })).not.toContainEqual(expect.stringMatching(/^refund_/));
  const raised = (await alerts.doc('balance_too_small').get()).data();
  expect(raised).toMatchObject({
    count: 1,
    paymentId: id,
    details: expect.stringMatching(`^${request.key}: .*not have enough balance`),
  });
  await expectNotifiedOnce('balance_too_small');

  await setFaults({ account: { balance: null } });
  await makeDue(request.key);
  await makeQueuedRefunds();
  expect(await refundsOf({ id })).toMatchObject([{ state: 'made' }]);
  await expect.poll(() => read(order.path)).toMatchObject({ status: 'Refunded' });
});

it('fault 27, balance too small: the pauses between tries grow, up to six hours', async () => {
  const { request } = await aRefusedRefund();
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const { nextTryAt, updatedAt } = await stored(request.key);
    pauses.push(Math.round((nextTryAt.toMillis() - updatedAt.toMillis()) / minuteMs));
    await makeQueuedRefunds();
    expect(await stored(request.key)).toMatchObject({ tries: tries + 1 });
    await makeDue(request.key);
    await makeQueuedRefunds();
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 360]);
});

it('fault 27, balance too small: the operator can add money and retry at once', async () => {
  const { request, id } = await aRefusedRefund();
  const retry = () => byCommand({ action: 'retry-refund', refundId: request.key });
  expect(await retry()).toMatchObject({ after: { state: 'queued' } });
  await setFaults({ account: { balance: null } });
  expect(await retry()).toMatchObject({ after: { state: 'made' } });
  await expect(retry()).rejects.toMatchObject({ code: 'changed-since' });
  expect(await providerRefunds(id)).toHaveLength(1);
});

it('fault 27, balance too small: refunds of several payments send one email with a count', async () => {
  await deleteGroupedAlert('balance_too_small');
  await setFaults({ account: { balance: 0 } });
  for (let payments = 0; payments < 2; payments += 1) {
    const { payment } = await aPaidOrder();
    await setFaults({ account: { balance: 0 } });
    await expect(refundPayment(aRequest(payment))).rejects.toMatchObject({
      code: 'balance-too-small',
    });
  }
  expect((await alerts.doc('balance_too_small').get()).data()).toMatchObject({ count: 2 });
  await expectNotifiedOnce('balance_too_small');
});

it('fault 27, balance too small: the refund of a duplicate payment is queued too', async () => {
  const { payment } = await aPaidOrder();
  const second = { ...payment, id: providerId('pay') };
  expect(await recordPayment(reportOf(second))).toBe('duplicate_payment');
  const [queued] = await refundsOf(second);
  expect(queued).toMatchObject({ state: 'queued', tries: 0, problem: null });
  expect(queued?.nextTryAt.toMillis()).toBeLessThanOrEqual(Timestamp.now().toMillis());
  expect(await alertsAbout(second)).toEqual(['duplicate_payment']);
});

async function aRefusedRefund() {
  await deleteGroupedAlert('balance_too_small');
  const { order, payment } = await aPaidOrder();
  await setFaults({ account: { balance: order.amount * 100 - 1 } });
  const request = { ...aRequest(payment), amountMinor: order.amount * 100 };
  await expect(refundPayment(request)).rejects.toMatchObject({ code: 'balance-too-small' });
  return { order, request, id: payment.id };
}

function aRequest({ id }: { id: string }): RefundRequest {
  return {
    key: randomUUID(),
    paymentId: id,
    amountMinor: 500,
    requestedBy: 'operator',
    note: null,
  };
}

async function stored(key: string) {
  const refund = (await refunds.doc(key).get()).data();
  if (!refund) throw new Error(`No refund ${key}.`);
  return refund;
}
