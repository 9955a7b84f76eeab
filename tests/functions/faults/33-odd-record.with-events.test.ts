import { expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { notifyOfFailedPayments } from '../../../functions/src/payments/reconcile/notify-of-failed-payments.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { reconcilePayments } from '../../../functions/src/payments/reconcile/reconcile-payments.ts';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import type { PaymentRequest } from '../../../functions/src/payments/checkout/claim-attempt.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts, refunds } from '../../../functions/src/payments/documents.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import {
  aPaidOrder,
  aPaymentRequest,
  alertsAbout,
  emailsAbout,
  anOpenOrder,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import {
  control,
  providerOrders,
  providerRefunds,
  setFaults,
} from '../../support/functions/payments/provider.ts';
import { clearQueuedRefunds, makeDue } from '../../support/functions/payments/refunds.ts';
import { failInSandbox, payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';

tolerateErrors('provider-call-failed', 'provider-answer-unreadable');

const odd = { status: 'pending' };

it('fault 33, odd record: the sweep records nine of ten payments, and keeps asking about the tenth', async () => {
  await setFaults({ webhooks: { drop: 'all' } });
  const opened = await several(10, () => anOpenOrder());
  const paid = await several(opened, ({ razorpayOrderId }) => payInSandbox(razorpayOrderId));
  const { razorpay_payment_id: id = '' } = paid[4] ?? {};
  await change(id, odd);
  for (const { attemptId } of opened) {
    await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(6 * 24 * 60)));
  }
  await sweepPayments();
  const statuses = await several(opened, async ({ order }) => (await read(order.path))['status']);
  expect(statuses).toEqual(opened.map((_, index) => (index === 4 ? 'Pending' : 'Paid')));
  expect(await alertsAbout({ id })).toEqual(['record_unreadable']);
  const attempt = paymentAttempts.doc(opened[4]?.attemptId ?? '');
  expect((await attempt.get()).data()).toMatchObject({ state: 'open' });
  await setFaults({ records: [] });
  await attempt.update({ nextCheckAt: minutesAgo(1) });
  await sweepPayments();
  expect(await read(opened[4]?.order.path ?? '')).toMatchObject({ status: 'Paid', paymentId: id });
});

it('fault 33, odd record: beside an odd payment, the order can be paid, and Pay again then finds the payment', async () => {
  await setFaults({ webhooks: { drop: 'all' } });
  const { request, order, razorpayOrderId } = await anOpenOrder();
  await change(await failInSandbox(razorpayOrderId), odd);
  expect(await askAbout(request)).toMatchObject({ body: { code: 'provider-unreadable' } });
  expect(await createPaymentOrder(request)).toMatchObject({ id: razorpayOrderId });
  await payInSandbox(razorpayOrderId);
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'already-paid' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
});

it('fault 33, odd record: "Ask Razorpay" records the payment beside an odd one', async () => {
  await setFaults({ webhooks: { drop: 'all' } });
  const { request, razorpayOrderId } = await anOpenOrder();
  await change(await failInSandbox(razorpayOrderId), odd);
  await payInSandbox(razorpayOrderId);
  expect(await askAbout(request)).toMatchObject({ body: { after: { status: 'Paid' } } });
});

async function askAbout({ uid, type, id }: PaymentRequest) {
  const payable = { uid, type, id };
  return ask(await aStaffMember(), asked({ action: 'ask-razorpay', payable }));
}

it.each([
  ['amount', 'much'],
  ['receipt', 7],
])(
  'fault 33, odd record: an order with an odd %s is not replaced by a second one',
  async (field, value) => {
    const { request, attemptId } = await aPaymentRequest();
    const { id } = await createPaymentOrder(request);
    // As after a lost answer.
    const unanswered = { state: 'creating', razorpayOrderId: null, leaseUntil: minutesAgo(1) };
    await paymentAttempts.doc(attemptId).update(unanswered);
    await change(id, { [field]: value });
    await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'provider-refused' });
    expect(await providerOrders(attemptId)).toHaveLength(1);
  },
);

it('fault 33, odd record: reconciliation compares nine of ten payments and names the tenth', async () => {
  const { seconds: from } = minutesAgo(0);
  const paid = await several(10, () => aPaidOrder());
  const [{ payment } = {}] = paid;
  await change(payment?.id ?? '', odd);
  const { differences, unrecorded } = await reconcilePayments({ from, to: from + 600 });
  const ids = new Set(paid.map(({ payment: { id } }) => id));
  expect(differences.filter(({ paymentId }) => ids.has(paymentId))).toEqual([
    { paymentId: payment?.id, subject: 'payment', atProvider: 'unreadable', inLedger: 'captured' },
  ]);
  expect(unrecorded).toContain(payment?.id);
  const sync = asked({ action: 'sync-payment', paymentId: payment?.id ?? '' });
  expect(await ask(await aStaffMember(), sync)).toMatchObject({
    body: { code: 'provider-unreadable', message: expect.stringContaining("can't read") },
  });
});

it('fault 33, odd record: the sweep records nine of ten refunds', async () => {
  const { seconds: from } = minutesAgo(0);
  const paid = await several(10, () => aPaidOrder());
  await setFaults({ webhooks: { drop: 'all' } });
  for (const { payment } of paid) await control(`payments/${payment.id}/refund`, { amount: 100 });
  const made = await several(paid, async ({ payment }) => providerRefunds(payment.id));
  await change(made[4]?.[0]?.id ?? '', { currency: null });
  await sweepRefunds();
  const refunded = await several(paid, async ({ payment }) => {
    return (await paymentRecord(payment))?.amountRefundedMinor;
  });
  expect(refunded).toEqual(paid.map((_, index) => (index === 4 ? 0 : 100)));
  const [{ payment } = {}] = paid.slice(4);
  expect(await alertsAbout({ id: payment?.id ?? '' })).toEqual(['record_unreadable']);
  const { differences } = await reconcilePayments({ from, to: from + 600 });
  expect(differences).toContainEqual({
    paymentId: payment?.id,
    subject: `refund ${made[4]?.[0]?.id}`,
    atProvider: 'unreadable',
    inLedger: '—',
  });
});

it('fault 33, odd record: a refund without any id is reported too', async () => {
  const { seconds: from } = minutesAgo(0);
  const { payment } = await aPaidOrder();
  await setFaults({ webhooks: { drop: 'all' } });
  await control(`payments/${payment.id}/refund`, { amount: 100 });
  const [refund] = await providerRefunds(payment.id);
  await change(refund?.id ?? '', { id: null, payment_id: null });
  await sweepRefunds();
  const alert = (await alerts.doc('unnamed_record_unreadable').get()).data();
  expect(alert).toMatchObject({ kind: 'record_unreadable', paymentId: null, uid: null });
  const { unrecorded } = await reconcilePayments({ from, to: from + 600 });
  expect(unrecorded).not.toContain(null);
});

it('fault 33, odd record: the email about a failed payment waits until the odd one is readable', async () => {
  const { razorpayOrderId } = await anOpenOrder();
  const id = await failInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ state: 'failed' });
  await change(id, odd);
  const later = new Date(Date.now() + 31 * 60_000);
  await notifyOfFailedPayments(razorpayGateway(), later);
  expect(await emailsAbout({ id })).toEqual([]);
  await setFaults({ records: [] });
  await notifyOfFailedPayments(razorpayGateway(), later);
  expect(await emailsAbout({ id })).toHaveLength(1);
});

it('fault 33, odd record: an odd refund blocks no other refund of its payment, and is not made twice', async () => {
  await clearQueuedRefunds();
  const { payment } = await aPaidOrder();
  const admin = await aStaffMember();
  await setFaults({ webhooks: { drop: 'all' } });
  await control(`payments/${payment.id}/refund`, { amount: 100 });
  const [first] = await providerRefunds(payment.id);
  await change(first?.id ?? '', { status: 'reversed' });
  const request = asked(aRefundOf(payment, 1_000));
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  const key = request.idempotencyKey;
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'made' });
  const made = (await providerRefunds(payment.id)).find(({ amount }) => amount === 1_000);
  await refunds.doc(key).update({ state: 'queued', razorpayRefundId: null });
  await change(made?.id ?? '', { status: 'reversed' });
  await makeDue(key);
  await makeQueuedRefunds();
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'queued', tries: 1 });
  expect(await providerRefunds(payment.id)).toHaveLength(2);
});

it('fault 33, odd record: an unreadable method, fee, tax or reason does not hide its payment', async () => {
  const { razorpayOrderId, order } = await anOpenOrder();
  await setFaults({ webhooks: { drop: 'all' } });
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await change(id, { method: { new: true }, fee: 1.5, tax: 'none', error_code: 7, email: [] });
  await sweepPayments();
  await ask(await aStaffMember(), asked({ action: 'sync-payment', paymentId: id }));
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await paymentRecord({ id })).toMatchObject({ method: null, feeMinor: null });
});

async function change(id: string, fields: Record<string, unknown>): Promise<void> {
  await setFaults({ records: [{ id, fields }] });
}

/** Runs one after the other, so that the test's order is that of the records. */
async function several<Item, Result>(
  items: number | readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const list = typeof items === 'number' ? Array.from({ length: items }) : items;
  for (const item of list) results.push(await work(item as Item));
  return results;
}
