import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { paymentAttempts, payments } from '../../../functions/src/payments/documents.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { notifyOfFailedPayments as schedule } from '../../../functions/src/payments/reconcile/notify-of-failed-payments.schedule.ts';
import { notifyOfFailedPayments } from '../../../functions/src/payments/reconcile/notify-of-failed-payments.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import {
  anOpenOrder,
  gatewayWithPayments,
  returned,
  paymentRecord,
  emailsAbout,
  reportOf,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import {
  aPaymentEntity,
  providerId,
  type PaymentEntity,
} from '../../support/functions/payments/webhooks.ts';

tolerateErrors('provider-call-failed');

it('a failed payment is announced by the schedule after half an hour without a payment', async () => {
  const { account, order, payment } = await anOpenOrder();
  await recordPayment(reportOf(failed(payment)));
  const { noticeDueAt, updatedAt } = (await paymentRecord(payment)) ?? {};
  expect(Number(noticeDueAt?.toMillis()) - Number(updatedAt?.toMillis())).toBe(30 * 60_000);
  await setAge(payment, 29);
  await schedule.run({ scheduleTime: new Date().toISOString() });
  expect(await emailsOf(order)).toEqual([]);
  await setAge(payment, 31);
  await schedule.run({ scheduleTime: new Date().toISOString() });
  expect(await emailsOf(order)).toMatchObject([
    { uid: account.uid, path: order.path, paymentId: payment.id },
  ]);
  expect(await isNoticeDue(payment)).toBe(false);
});

it('a failed payment is announced with the address from checkout, unless the attempt has no Razorpay order', async () => {
  const [known, other] = [await aFailedPayment(), await aFailedPayment()];
  await paymentAttempts.doc(other.attemptId).update({ razorpayOrderId: null });
  await notifyOfFailedPayments(gatewayWithPayments(known.payment, other.payment));
  expect(await emailsOf(known.order)).toMatchObject([{ recipientEmail: 'asha@example.com' }]);
  expect(await emailsOf(other.order)).toMatchObject([{ recipientEmail: null }]);
});

it('a failed payment is announced once per order, however often payments fail and the schedule runs', async () => {
  const { order, payment } = await aFailedPayment({ minutes: 50 });
  const last = anotherTry(payment);
  await fail(last, 40);
  await Promise.all([notifyOfFailedPayments(), notifyOfFailedPayments()]);
  expect(await emailsOf(order)).toMatchObject([{ paymentId: last.id }]);
  for (const { id } of await emailsOf(order)) await outbox.doc(id).update({ state: 'sent' });
  await fail(anotherTry(payment), 35);
  await notifyOfFailedPayments();
  expect(await emailsOf(order)).toMatchObject([{ state: 'sent', paymentId: last.id }]);
});

it('a failed payment is announced when it follows a payment that was returned uncaptured', async () => {
  const { order, payment } = await aFailedPayment();
  const earlier = { ...anotherTry(payment), created_at: Number(payment['created_at']) - 60 };
  await recordPayment(reportOf(returned(earlier)));
  await notifyOfFailedPayments();
  expect(await emailsOf(order)).toMatchObject([{ paymentId: payment.id }]);
});

it('a failed payment is announced later if Razorpay is unavailable now', async () => {
  const { order, payment } = await aFailedPayment();
  await notifyOfFailedPayments({
    ...gatewayWithPayments(),
    fetchOrderPayments: () => Promise.reject(new ServerError('provider-unavailable')),
  });
  expect(await emailsOf(order)).toEqual([]);
  expect(await isNoticeDue(payment)).toBe(true);
  await notifyOfFailedPayments();
  expect(await emailsOf(order)).toHaveLength(1);
});

it.each<[string, (made: OpenPayable) => Promise<unknown>]>([
  [
    'the order is Cancelled',
    ({ order }) => firestore.doc(order.path).update({ status: 'Cancelled' }),
  ],
  ['the order is gone', ({ order }) => firestore.doc(order.path).delete()],
  [
    'its account is being deleted',
    ({ account }) =>
      deletions.doc(account.uid).set({ step: 'documents', updatedAt: minutesAgo(0) }),
  ],
  ['its email is a day late', ({ payment }) => setAge(payment, 24 * 60 + 31)],
  ['a later attempt has paid', ({ payment }) => recordPayment(reportOf(captured(payment)))],
  ['another try is under way', ({ payment }) => recordPayment(reportOf(authorized(payment)))],
  [
    'it was authorized late',
    async ({ payment }) => {
      await recordPayment(reportOf({ ...authorized(payment), id: payment.id }));
      await setAge(payment, 31);
    },
  ],
  [
    'a later payment was returned uncaptured, which another email announces',
    ({ payment }) => {
      const later = { ...anotherTry(payment), created_at: Number(payment['created_at']) + 60 };
      return recordPayment(reportOf(returned(later)));
    },
  ],
])('a failed payment is not announced, or looked at again, when %s', async (_, happens) => {
  const made = await aFailedPayment();
  await happens(made);
  await notifyOfFailedPayments();
  expect(await emailsOf(made.order)).toEqual([]);
  expect(await isNoticeDue(made.payment)).toBe(false);
});

it('a failed payment is not announced when an unreported payment succeeded, which is then recorded', async () => {
  const { order, payment } = await aFailedPayment();
  await notifyOfFailedPayments(gatewayWithPayments(payment, captured(payment)));
  expect(await emailsOf(order)).toEqual([]);
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
});

it('a failed payment is not announced when it was authorized late and returned, because another email announces that', async () => {
  const { order, payment } = await aFailedPayment();
  await notifyOfFailedPayments(gatewayWithPayments(returned(payment)));
  expect(await paymentRecord(payment)).toMatchObject({ state: 'voided' });
  expect(await emailsOf(order)).toEqual([]);
  expect(await emailsAbout(payment)).toEqual([`returned_${payment.id}`]);
});

it('a failed payment is not announced without a matching order', async () => {
  const stray = aPaymentEntity({ status: 'failed', captured: false });
  await fail(stray, 31);
  await notifyOfFailedPayments();
  expect(await emailsAbout(stray)).toEqual([]);
});

async function aFailedPayment({ minutes = 31 } = {}): Promise<OpenPayable> {
  const opened = await anOpenOrder();
  const payment = failed(opened.payment);
  await fail(payment, minutes);
  return { ...opened, payment };
}

async function fail(payment: PaymentEntity, minutes: number): Promise<void> {
  await recordPayment(reportOf(payment));
  await setAge(payment, minutes);
}

/** Moves the failure back in time, if its email is still due. */
async function setAge(payment: PaymentEntity, minutes: number): Promise<void> {
  if (await isNoticeDue(payment)) {
    await payments.doc(payment.id).update({ noticeDueAt: minutesAgo(minutes - 30) });
  }
}

async function isNoticeDue(payment: PaymentEntity): Promise<boolean> {
  return (await paymentRecord(payment))?.noticeDueAt instanceof Timestamp;
}

function anotherTry(payment: PaymentEntity): PaymentEntity {
  return { ...payment, id: providerId('pay') };
}

function failed(payment: PaymentEntity): PaymentEntity {
  return { ...payment, status: 'failed', captured: false };
}

function captured(payment: PaymentEntity): PaymentEntity {
  return { ...anotherTry(payment), status: 'captured', captured: true };
}

function authorized(payment: PaymentEntity): PaymentEntity {
  return { ...anotherTry(payment), status: 'authorized' };
}

async function emailsOf({ path }: { path: string }) {
  const about = await outbox.where('path', '==', path).where('kind', '==', 'payment_failed').get();
  return about.docs.map((email) => ({ id: email.id, ...email.data() }));
}
