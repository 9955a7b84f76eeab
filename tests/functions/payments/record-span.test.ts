import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { refundKey } from '../../../dev/operator/refund-key.ts';
import { paymentAttempts, payments, refunds } from '../../../functions/src/payments/documents.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { recordSpan } from '../../../functions/src/payments/reconcile/record-span.ts';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../functions/src/platform/razorpay/client.ts';
import { counters } from '../../../functions/src/receipts/documents.ts';
import { skipNumbers } from '../../../functions/src/receipts/issue/skip-numbers.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import {
  aPaidOrder,
  anOpenInvoice,
  anOpenOrder,
  paymentRecord,
  openAlertsAbout,
  payAndRecord,
  type OpenPayable,
  listed,
} from '../../support/functions/payments/payments.ts';
import { control, providerRefunds, setFaults } from '../../support/functions/payments/provider.ts';
import { issueAll, receiptsOf } from '../../support/functions/payments/receipts.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { anEvent, aPaymentEntity, deliver } from '../../support/functions/payments/webhooks.ts';

expectErrors('provider-call-failed');

/** The start of the test, so that it records no payments of other tests. */
let from: number;
beforeEach(() => {
  from = minutesAgo(0).seconds;
});

it('recordSpan records a payment that only Razorpay has, with its creation time', async () => {
  const { order, payment, attemptId } = await aPaidOrder();
  await issueAll({ payment });
  await loseRecording(order.path, attemptId, payment);
  await record();
  const entry = await paymentRecord(payment);
  expect(entry).toMatchObject({ outcome: 'recorded', capturedAt: entry?.createdAt });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  await issueAll({ payment });
  expect(await receiptsOf({ payment })).toHaveLength(1);
});

it('recordSpan restores an attempt of an order or invoice, with the products to remove from the cart', async () => {
  for (const opened of [
    await anOpenOrder(),
    await anOpenInvoice({ amount: 20, currency: 'EUR' }),
  ]) {
    const attempt = paymentAttempts.doc(opened.attemptId);
    const stored = (await attempt.get()).data();
    await attempt.delete();
    await record();
    expect((await attempt.get()).data()).toMatchObject({
      uid: stored?.uid,
      path: stored?.path,
      type: stored?.type,
      lines: stored?.lines,
      number: 1,
      amountMinor: stored?.amountMinor,
      currency: stored?.currency,
      state: 'open',
      razorpayOrderId: stored?.razorpayOrderId,
    });
  }
});

it('recordSpan completes an attempt without a Razorpay order, and leaves one with another order alone', async () => {
  const [creating, other] = [await anOpenOrder(), await anOpenOrder()];
  const { razorpayOrderId, attemptId } = creating;
  await paymentAttempts.doc(attemptId).update({ state: 'creating', razorpayOrderId: null });
  await paymentAttempts.doc(other.attemptId).update({ razorpayOrderId: 'order_another' });
  await record();
  expect(await attemptOf(creating)).toMatchObject({ state: 'open', razorpayOrderId });
  expect(await attemptOf(other)).toMatchObject({ razorpayOrderId: 'order_another' });
});

it('recordSpan restores no attempt from a Razorpay order of another origin', async () => {
  const { opened, gateway, order } = await aLostAttempt();
  for (const change of [{ notes: null }, { receipt: 'another_1' }]) {
    await record({ ...gateway, listOrders: async () => listed([{ ...order, ...change }]) });
    expect(await attemptOf(opened)).toBeUndefined();
  }
});

it('recordSpan records a payment that was reported before its attempt was restored', async () => {
  const { order, attemptId, razorpayOrderId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).delete();
  const payment = await payAndRecord(razorpayOrderId);
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'unmatched' });
  await record();
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'recorded' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('recordSpan raises an alert about a payment whose order is lost, and records it when the order is back', async () => {
  const { order, payment, attemptId } = await aPaidOrder();
  await issueAll({ payment });
  await loseRecording(order.path, attemptId, payment);
  const document = await read(order.path);
  await firestore.doc(order.path).delete();
  await record();
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'document_missing' });
  expect(await openAlertsAbout(payment)).toContain('document_missing');
  await firestore.doc(order.path).set(document);
  await record();
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'recorded' });
});

it('recordSpan finds the products of an attempt that was restored before its order', async () => {
  const opened = await anOpenOrder();
  const stored = await attemptOf(opened);
  const document = await read(opened.order.path);
  await paymentAttempts.doc(opened.attemptId).delete();
  await firestore.doc(opened.order.path).delete();
  await record();
  expect(await attemptOf(opened)).toMatchObject({ lines: [] });
  await firestore.doc(opened.order.path).set(document);
  await record();
  expect(stored?.lines).not.toEqual([]);
  expect(await attemptOf(opened)).toMatchObject({ lines: stored?.lines });
});

it.each(['first', 'last'])(
  'recordSpan restores the paid one of two Razorpay orders, listed %s',
  async (place) => {
    const { opened, gateway, order } = await aLostAttempt();
    const paid = { ...order, id: 'order_paid', status: 'paid' };
    const orders = place === 'first' ? [paid, order] : [order, paid];
    await record({ ...gateway, listOrders: async () => listed(orders) });
    expect(await attemptOf(opened)).toMatchObject({ razorpayOrderId: 'order_paid' });
  },
);

it('recordSpan refunds the second of two payments once, even after both were lost', async () => {
  const { order, attemptId, next, paid: earlier } = await aSecondOrder();
  const kept = await payAndRecord(next.id);
  await issueAll({ payment: kept });
  await record();
  await makeQueuedRefunds();
  expect(await paymentRecord({ id: earlier })).toMatchObject({ outcome: 'duplicate_payment' });
  expect(await providerRefunds(earlier)).toHaveLength(1);
  await refunds.doc(`duplicate_${earlier}`).delete();
  await loseRecording(order.path, attemptId, kept, { id: earlier });
  await record();
  expect((await refunds.doc(`duplicate_${earlier}`).get()).data()).toMatchObject({
    reason: 'duplicate_payment',
    state: 'made',
  });
  await makeQueuedRefunds();
  expect(await paymentRecord(kept)).toMatchObject({ outcome: 'recorded', state: 'captured' });
  expect(await paymentRecord({ id: earlier })).toMatchObject({ outcome: 'duplicate_payment' });
  expect(await providerRefunds(kept.id)).toEqual([]);
  expect(await providerRefunds(earlier)).toHaveLength(1);
});

it('recordSpan restores who requested a refund and why, from the audit log', async () => {
  const { payment } = await aPaidOrder();
  const admin = await aStaffMember();
  const request = asked(aRefundOf(payment, 1_000));
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  const reference = refunds.doc(request.idempotencyKey);
  const { requestedBy, note } = (await reference.get()).data() ?? {};
  expect(requestedBy).toBe(admin.uid);
  await reference.delete();
  await record();
  expect((await reference.get()).data()).toMatchObject({ state: 'made', requestedBy, note });
});

it('recordSpan records a refund of an earlier payment, and keeps its capture time', async () => {
  const { order, payment } = await aPaidOrder();
  const { paidAt } = await read(order.path);
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  await control(`payments/${payment.id}/refund`, { amount: 100 });
  await record({ ...gatewayOfEarlierPayment(payment.id), listPayments: async () => listed([]) });
  const { amountRefundedMinor, capturedAt } = (await paymentRecord(payment)) ?? {};
  const recorded = { amountRefundedMinor: 100, capturedAt: paidAt };
  expect({ amountRefundedMinor, capturedAt }).toEqual(recorded);
  expect(await read(order.path)).toMatchObject({ paidAt });
});

it('recordSpan continues after a payment that cannot be recorded, and names it', async () => {
  const { order, payment, attemptId } = await aPaidOrder();
  await issueAll({ payment });
  await loseRecording(order.path, attemptId, payment);
  const unknown = aPaymentEntity({ created_at: minutesAgo(0).seconds });
  await deliver(anEvent('payment.captured', unknown));
  expect(await record()).toContain(unknown.id);
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it.each([
  ['admin', () => randomUUID() as string],
  ['command', (id: string) => refundKey(id, 1)],
])('recordSpan restores a refund by the %s, so the next one is a new refund', async (_, keyFor) => {
  const { payment } = await aPaidOrder();
  const key = keyFor(payment.id);
  const gateway = razorpayGateway();
  const made = await gateway.createRefund({ paymentId: payment.id, amountMinor: 300, key });
  await record();
  const restored = (await refunds.doc(key).get()).data();
  expect(restored).toMatchObject({
    paymentId: payment.id,
    amountMinor: 300,
    reason: 'requested',
    state: 'made',
    razorpayRefundId: made.refundId,
  });
  await record();
  expect((await refunds.doc(key).get()).data()).toEqual(restored);
});

it('recordSpan lets the earlier of two lost payments pay the order', async () => {
  const { order, next, paid: later } = await aSecondOrder();
  const { razorpay_payment_id: earlier } = await payInSandbox(next.id);
  await record(gatewayOfEarlierPayment(earlier));
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: earlier });
  expect(await paymentRecord({ id: later })).toMatchObject({ outcome: 'duplicate_payment' });
});

it('npm run reconcile -- --record asks before it changes anything', async () => {
  const { code, output } = await reconcile('\n', '--last-receipt', 'R/20-21/000007');
  expect(output).toContain('The next receipt number comes after R/20-21/000007.');
  expect(output).toContain('Continue? [y/N]');
  expect(output).toContain('Nothing was changed.');
  expect(code).toBe(1);
  expect(await lastOf('20-21')).toBeUndefined();
});

it('npm run reconcile -- --record never reuses a receipt number that a customer already has', async () => {
  const given = ['R/21-22/000007', 'R/22-23/000005'].map((last) => `--last-receipt=${last}`);
  const { code, output } = await reconcile('y\n', ...given);
  expect(output.match(/No differences/g)).toHaveLength(2);
  expect(code).toBe(0);
  expect(await lastOf('21-22')).toBe(7);
  expect(await lastOf('22-23')).toBe(5);
  await skipNumbers('R/21-22/000006');
  expect(await lastOf('21-22')).toBe(7);
  await skipNumbers('R/21-22/000009');
  expect(await lastOf('21-22')).toBe(9);
});

async function aLostAttempt() {
  const opened = await anOpenOrder();
  await paymentAttempts.doc(opened.attemptId).delete();
  const gateway = razorpayGateway();
  const [order] = (await gateway.findOrders(opened.attemptId)).items;
  if (!order) throw new Error('There is no order.');
  return { opened, gateway, order };
}

/** Creates an order whose expired Razorpay order was paid without a webhook, and its next Razorpay order. */
async function aSecondOrder() {
  const { order, request, attemptId, razorpayOrderId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update({ state: 'expired' });
  const next = await createPaymentOrder(request);
  await setFaults({ webhooks: { status: 'disabled' } });
  const { razorpay_payment_id: paid } = await payInSandbox(razorpayOrderId);
  return { order, attemptId, next, paid };
}

/** Resets the order, its attempt and the ledger to the state before the payments. */
async function loseRecording(
  path: string,
  receipt: string,
  ...lost: { id: string }[]
): Promise<void> {
  const { paymentId: _, paidAt: _paidAt, receiptNumber: _number, ...order } = await read(path);
  await firestore.doc(path).set({ ...order, status: 'Pending' });
  await paymentAttempts.doc(receipt).update({ state: 'open' });
  for (const { id } of lost) await payments.doc(id).delete();
}

function record(gateway = razorpayGateway()): Promise<string[]> {
  return recordSpan({ from, to: minutesAgo(-1).seconds }, gateway);
}

/** Returns a gateway that dates a payment a minute earlier. */
function gatewayOfEarlierPayment(earlierId: string): RazorpayGateway {
  const gateway = razorpayGateway();
  return {
    ...gateway,
    fetchPayment: async (id) => {
      const facts = await gateway.fetchPayment(id);
      return id === earlierId ? { ...facts, createdAt: facts.createdAt - 60 } : facts;
    },
  };
}

async function attemptOf({ attemptId }: OpenPayable) {
  return (await paymentAttempts.doc(attemptId).get()).data();
}

async function lastOf(year: string): Promise<number | undefined> {
  return (await counters.doc(`receipts_${year}`).get()).data()?.last;
}

function reconcile(input: string, ...args: string[]) {
  return runCommand('reconcile', ['--record', '--from', '2026-01-10', ...args], input);
}
