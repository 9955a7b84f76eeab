import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { paymentAttempts, payments } from '../../functions/src/payments/documents.ts';
import { deletions } from '../../functions/src/platform/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { noticeFailedPayments as schedule } from '../../functions/src/payments/reconcile/notice-failed-payments.schedule.ts';
import { noticeFailedPayments } from '../../functions/src/payments/reconcile/notice-failed-payments.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { tolerateErrors } from '../support/expect-errors.ts';
import {
  anOpenOrder,
  gatewayThatKnows,
  givenBack,
  ledgerEntry,
  lettersAbout,
  reportOf,
  type OpenOrder,
} from '../support/functions/payments.ts';
import { reachSandbox, setFaults } from '../support/functions/provider.ts';
import { failInSandbox, payInSandbox } from '../support/functions/sandbox.ts';
import { minutesAgo, read } from '../support/functions/stored.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';

tolerateErrors('provider-call-failed');

beforeAll(reachSandbox);

describe('a payment that failed', () => {
  it('is announced by the schedule after half an hour without payment', async () => {
    const { account, order, paymentId } = await aFailedPayment({ minutes: 29 });
    await schedule.run({ scheduleTime: new Date().toISOString() });
    expect(await lettersOf(order)).toEqual([]);
    await setAge(paymentId, 31);
    await schedule.run({ scheduleTime: new Date().toISOString() });
    expect((await lettersOf(order)).map((it) => it.data())).toMatchObject([
      {
        kind: 'payment_failed',
        uid: account.uid,
        path: order.path,
        paymentId,
        givenEmail: 'asha@example.com',
      },
    ]);
  });

  it('is announced for an order with an attempt that never got a provider order', async () => {
    const { order, receipt } = await aFailedPayment({ minutes: 50 });
    await paymentAttempts.doc(receipt).update({ razorpayOrderId: null });
    await noticeFailedPayments();
    expect((await lettersOf(order)).map((it) => it.data())).toMatchObject([{ givenEmail: null }]);
  });

  it('is announced once for an order, however often it fails and the schedule runs', async () => {
    const { order, razorpayOrderId } = await aFailedPayment({ minutes: 50 });
    const last = await fail(razorpayOrderId, 40);
    await Promise.all([noticeFailedPayments(), noticeFailedPayments()]);
    const [letter, ...others] = await lettersOf(order);
    expect(others).toEqual([]);
    expect(letter?.data().paymentId).toBe(last);
    await letter?.ref.update({ state: 'sent' });
    await fail(razorpayOrderId, 35);
    await noticeFailedPayments();
    expect((await lettersOf(order)).map((it) => it.data())).toMatchObject([
      { state: 'sent', paymentId: last },
    ]);
  });

  it('is not announced when another try has paid', async () => {
    const { order, razorpayOrderId } = await aFailedPayment();
    await payInSandbox(razorpayOrderId);
    await expect.poll(() => read(order.path)).toMatchObject({ status: 'Paid' });
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
  });

  it('is not announced when an unreported try has paid, which is then booked', async () => {
    const { order, razorpayOrderId } = await aFailedPayment();
    await setFaults({
      webhooks: { drop: ['payment.authorized', 'payment.captured', 'order.paid'] },
    });
    await payInSandbox(razorpayOrderId);
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
    expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  });

  it('is not announced when it was authorized late', async () => {
    const { order, payment, paymentId } = await aFailedPayment();
    const late = { ...payment, id: paymentId, status: 'authorized' };
    await settlePayment(reportOf(late));
    await setAge(paymentId, 31);
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
  });

  it('is not announced during another try, but when that fails too', async () => {
    const { order, payment } = await aFailedPayment();
    await settlePayment(reportOf({ ...payment, status: 'authorized' }));
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
    await payments.doc(payment.id).update({ state: 'failed' });
    await noticeFailedPayments();
    expect(await lettersOf(order)).toHaveLength(1);
  });

  it('is announced when it follows a payment that was returned uncaptured', async () => {
    const { order, payment, paymentId } = await aFailedPayment();
    await settlePayment(reportOf(givenBack({ ...payment, created_at: minutesAgo(90).seconds })));
    await noticeFailedPayments();
    expect((await lettersOf(order)).map((it) => it.data())).toMatchObject([{ paymentId }]);
  });

  it('is not announced when a later payment was returned uncaptured: another letter announces that', async () => {
    const { order, payment } = await aFailedPayment();
    await settlePayment(reportOf(givenBack({ ...payment, created_at: minutesAgo(-1).seconds })));
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
  });

  it('is not announced when it was authorized late and returned: another letter announces that', async () => {
    const { order, payment, paymentId } = await aFailedPayment();
    await noticeFailedPayments(gatewayThatKnows(givenBack({ ...payment, id: paymentId })));
    expect(await ledgerEntry({ id: paymentId })).toMatchObject({ state: 'voided' });
    expect(await lettersOf(order)).toEqual([]);
    expect(await lettersAbout({ id: paymentId })).toEqual([`returned_${paymentId}`]);
  });

  it.each(['Paid', 'Completed', 'Cancelled', 'Refunded'])(
    'is not announced when the order is %s',
    async (status) => {
      const { order } = await aFailedPayment();
      await firestore.doc(order.path).update({ status });
      await noticeFailedPayments();
      expect(await lettersOf(order)).toEqual([]);
    },
  );

  it('is not announced when the order does not exist any more or its account is being deleted', async () => {
    const [gone, leaving] = [await aFailedPayment(), await aFailedPayment()];
    await firestore.doc(gone.order.path).delete();
    const deletion = deletions.doc(leaving.account.uid);
    await deletion.set({ step: 'documents', updatedAt: minutesAgo(0) });
    await noticeFailedPayments();
    expect(await lettersOf(gone.order)).toEqual([]);
    expect(await lettersOf(leaving.order)).toEqual([]);
    await deletion.delete();
  });

  it('is not announced a day later, nor for a foreign order', async () => {
    const { order } = await aFailedPayment({ minutes: 24 * 60 + 1 });
    const stray = aPaymentEntity({ status: 'failed', error_code: 'BAD' });
    await settlePayment(reportOf(stray));
    await setAge(stray.id, 31);
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
    expect((await outbox.where('paymentId', '==', stray.id).get()).size).toBe(0);
  });

  it('is announced later if the provider does not answer now', async () => {
    const { order } = await aFailedPayment();
    await setFaults({
      api: [{ operation: 'fetch-order-payments', answer: 503, work: 'not-done', times: 'all' }],
    });
    await noticeFailedPayments();
    expect(await lettersOf(order)).toEqual([]);
    await setFaults({ api: [] });
    await noticeFailedPayments();
    expect(await lettersOf(order)).toHaveLength(1);
  });
});

async function aFailedPayment({ minutes = 31 } = {}): Promise<OpenOrder & { paymentId: string }> {
  const opened = await anOpenOrder();
  return { ...opened, paymentId: await fail(opened.razorpayOrderId, minutes) };
}

/** Stores a payment that failed `minutes` ago; returns its id. */
async function fail(razorpayOrderId: string, minutes: number): Promise<string> {
  const id = await failInSandbox(razorpayOrderId);
  await expect.poll(() => ledgerEntry({ id })).toMatchObject({ state: 'failed' });
  await setAge(id, minutes);
  return id;
}

/** When the ledger last learned anything about it. */
async function setAge(paymentId: string, minutes: number): Promise<void> {
  await payments.doc(paymentId).update({ updatedAt: minutesAgo(minutes) });
}

async function lettersOf({ path }: { path: string }) {
  const about = (await outbox.where('path', '==', path).get()).docs;
  return about.filter((letter) => letter.data().kind === 'payment_failed');
}
