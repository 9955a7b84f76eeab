import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { refundEntity } from '../../functions/src/platform/razorpay/entities.ts';
import { deleteAccount } from '../../functions/src/accounts/deletion/delete-account.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { anOpenOrder, lettersAbout, reportOf } from '../support/functions/payments.ts';
import { reachSandbox } from '../support/functions/provider.ts';
import {
  aPaymentEntity,
  aRefundEntity,
  anEvent,
  deliver,
  providerId,
  type PaymentEntity,
} from '../support/functions/webhooks.ts';

beforeAll(reachSandbox);

describe('a refund', () => {
  it('is announced when it is processed, not earlier', async () => {
    const { account, order, payment } = await aPaidOrder();
    const refund = aRefundEntity(payment);
    await report('refund.created', payment, refund);
    expect(await refundLetters(payment)).toEqual([]);
    await report('refund.processed', payment, { ...refund, status: 'processed' });
    expect(await refundLetters(payment)).toEqual([`refund_${String(refund['id'])}`]);
    const letter = await outbox.doc(`refund_${String(refund['id'])}`).get();
    expect(letter.data()).toMatchObject({
      kind: 'refund_made',
      uid: account.uid,
      path: order.path,
      paymentId: payment.id,
      refundId: refund['id'],
      givenEmail: 'asha@example.com',
    });
  });

  it('is announced once, however often and together with whatever it is reported', async () => {
    const { payment } = await aPaidOrder();
    const refund = aRefundEntity(payment, { status: 'processed' });
    await Promise.all([
      report('refund.created', payment, refund),
      report('refund.processed', payment, refund),
      report('refund.processed', payment, refund),
    ]);
    const letter = outbox.doc(`refund_${String(refund['id'])}`);
    const { createTime } = await letter.get();
    await report('refund.processed', payment, refund);
    await report('refund.created', payment, { ...refund, status: 'pending' });
    expect(await refundLetters(payment)).toEqual([letter.id]);
    expect((await letter.get()).createTime).toEqual(createTime);
  });

  it('is not announced again when the ledger has lost it and it is booked again', async () => {
    const { payment } = await aPaidOrder();
    const refund = refundEntity.parse(aRefundEntity(payment, { status: 'processed' }));
    const report = { ...reportOf(payment), refunds: [refund] };
    await settlePayment(report);
    const letter = outbox.doc(`refund_${refund.refundId}`);
    const { createTime } = await letter.get();
    expect(createTime).toBeDefined();
    await payments.doc(payment.id).update({ refunds: {} });
    await settlePayment(report);
    expect((await letter.get()).createTime).toEqual(createTime);
    expect((await payments.doc(payment.id).get()).data()?.refunds).toMatchObject({
      [refund.refundId]: { state: 'processed' },
    });
  });

  it('is announced separately if there are several', async () => {
    const { payment } = await aPaidOrder();
    const parts = [1, 2].map((number) =>
      aRefundEntity(payment, { amount: number * 100, status: 'processed' }),
    );
    const both = parts.map((part) => refundEntity.parse(part));
    await settlePayment({ ...reportOf(payment), refunds: both });
    expect(await refundLetters(payment)).toHaveLength(2);
  });

  it('is not announced when it fails', async () => {
    const { payment } = await aPaidOrder();
    const refund = aRefundEntity(payment);
    await report('refund.created', payment, refund);
    await report('refund.failed', payment, { ...refund, status: 'failed' });
    await report('refund.processed', payment, { ...refund, status: 'processed' });
    expect(await refundLetters(payment)).toEqual([]);
  });

  it('is announced for a second payment that is refunded', async () => {
    const { order, payment } = await aPaidOrder();
    const second = { ...payment, id: providerId('pay') };
    expect(await settlePayment(reportOf(second))).toBe('duplicate_payment');
    await report('refund.processed', second, aRefundEntity(second, { status: 'processed' }));
    const [id = ''] = await refundLetters(second);
    expect((await outbox.doc(id).get()).data()).toMatchObject({ path: order.path });
    expect(await refundLetters(payment)).toEqual([]);
  });

  it('is not announced for a foreign payment or a deleted account', async () => {
    const stray = aPaymentEntity();
    await report('refund.processed', stray, aRefundEntity(stray, { status: 'processed' }));
    expect(await refundLetters(stray)).toEqual([]);
    const { account, payment } = await aPaidOrder();
    await deleteAccount(account.uid);
    await report('refund.processed', payment, aRefundEntity(payment, { status: 'processed' }));
    expect(await refundLetters(payment)).toEqual([]);
  });

  it('is booked, but not announced again, when the ledger has lost it', async () => {
    const { payment } = await aPaidOrder();
    const refund = aRefundEntity(payment, { status: 'processed' });
    await report('refund.processed', payment, refund);
    await payments.doc(payment.id).update({ refunds: {} });
    await report('refund.processed', payment, refund);
    expect(await refundLetters(payment)).toHaveLength(1);
    const entry = (await payments.doc(payment.id).get()).data();
    expect(Object.values(entry?.refunds ?? {})).toMatchObject([{ state: 'processed' }]);
  });
});

async function aPaidOrder() {
  const opened = await anOpenOrder();
  expect(await settlePayment(reportOf(opened.payment))).toBe('settled');
  return opened;
}

/** Delivers an event about a refund, which gives back the whole payment. */
async function report(
  event: string,
  payment: PaymentEntity,
  refund: Record<string, unknown>,
): Promise<void> {
  const answer = await deliver(anEvent(event, payment, { refund }));
  expect(answer.status).toBe(200);
}

async function refundLetters(payment: PaymentEntity): Promise<string[]> {
  return (await lettersAbout(payment)).filter((id) => id.startsWith('refund_'));
}
