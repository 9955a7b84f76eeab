import { expect, it } from 'vitest';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { refundEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { anOpenOrder, emailsAbout, reportOf } from '../../support/functions/payments/payments.ts';
import {
  aPaymentEntity,
  aRefundEntity,
  type PaymentEntity,
} from '../../support/functions/payments/webhooks.ts';

const processed = { status: 'processed' };

it('a refund is announced when it is processed, and only once however often it is reported', async () => {
  const { account, order, payment } = await aPaidOrder();
  const refund = aRefundEntity(payment);
  const refundId = String(refund['id']);
  await report(payment, refund);
  expect(await refundEmails(payment)).toEqual([]);
  await Promise.all([
    report(payment, refund),
    report(payment, { ...refund, ...processed }),
    report(payment, { ...refund, ...processed }),
  ]);
  const { createTime } = await outbox.doc(`refund_${refundId}`).get();
  await report(payment, { ...refund, ...processed });
  await report(payment, refund);
  expect(await refundEmails(payment)).toEqual([`refund_${refundId}`]);
  const email = await outbox.doc(`refund_${refundId}`).get();
  expect(email.createTime).toEqual(createTime);
  expect(email.data()).toMatchObject({
    kind: 'refund_made',
    uid: account.uid,
    path: order.path,
    paymentId: payment.id,
    refundId,
    recipientEmail: 'asha@example.com',
  });
});

it('each of several refunds is announced separately', async () => {
  const { payment } = await aPaidOrder();
  const parts = [100, 200].map((amount) => aRefundEntity(payment, { amount, ...processed }));
  await report(payment, ...parts);
  expect(await refundEmails(payment)).toHaveLength(2);
});

it('a failed refund is not announced', async () => {
  const { payment } = await aPaidOrder();
  const refund = aRefundEntity(payment);
  for (const status of ['pending', 'failed', 'processed']) {
    await report(payment, { ...refund, status });
  }
  expect(await refundEmails(payment)).toEqual([]);
});

it('a refund is not announced for an unmatched payment or a deleted account', async () => {
  const { account, payment } = await aPaidOrder();
  await deleteAccount(account.uid);
  for (const strangers of [aPaymentEntity(), payment]) {
    await report(strangers, aRefundEntity(strangers, processed));
    expect(await refundEmails(strangers)).toEqual([]);
  }
});

async function aPaidOrder() {
  const opened = await anOpenOrder();
  expect(await recordPayment(reportOf(opened.payment))).toBe('recorded');
  return opened;
}

async function report(payment: PaymentEntity, ...refunds: object[]): Promise<void> {
  const read = refunds.map((refund) => refundEntity.parse(refund));
  await recordPayment({ ...reportOf(payment), refunds: read });
}

async function refundEmails(payment: PaymentEntity): Promise<string[]> {
  return (await emailsAbout(payment)).filter((id) => id.startsWith('refund_'));
}
