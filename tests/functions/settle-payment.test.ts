import { describe, expect, it } from 'vitest';
import { firestore, letters } from '../../functions/src/firebase.ts';
import { paymentEntity } from '../../functions/src/gateways/razorpay-entities.ts';
import { deleteAccount } from '../../functions/src/services/delete-account.ts';
import { reportNow } from '../../functions/src/services/payment-report.ts';
import { settlePayment } from '../../functions/src/services/settle-payment.ts';
import { signUp } from './accounts.ts';
import { createOrder } from './requests.ts';
import { read, storeOrder } from './stored.ts';
import { aPaymentEntity } from './webhooks.ts';

describe('settlePayment', () => {
  it('books a payment once when it is called fifty times at once', async () => {
    const { order, report } = await aCapturedPayment();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => settlePayment(report)));
    expect(new Set(outcomes)).toEqual(new Set(['settled']));
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: report.paymentId });
    const queued = await letters.where('paymentId', '==', report.paymentId).get();
    expect(queued.size).toBe(1);
  });

  it('books one of two payments for one order that arrive at once, and flags the other', async () => {
    const { order, report } = await aCapturedPayment();
    const other = { ...report, paymentId: aPaymentEntity().id };
    const outcomes = await Promise.all([settlePayment(report), settlePayment(other)]);
    expect(outcomes.toSorted()).toEqual(['duplicate_payment', 'settled']);
    const booked = outcomes[0] === 'settled' ? report : other;
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: booked.paymentId });
  });

  it('keeps the largest refund of many that are reported at once', async () => {
    const { order, report } = await aCapturedPayment();
    await settlePayment(report);
    const sums = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);
    await Promise.all(sums.map((sum) => settlePayment({ ...report, amountRefundedMinor: sum })));
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 20 });
    expect(await read(`payments/${report.paymentId}`)).toMatchObject({
      amountRefundedMinor: 20_00,
    });
  });

  it('marks nothing Paid that asks for something else than what was paid', async () => {
    const { order, report } = await aCapturedPayment();
    const changed = { total: 41_998 };
    await firestore.doc(order.path).update(changed);
    expect(await settlePayment(report)).toBe('amount_mismatch');
    expect(await read(order.path)).toMatchObject({ status: 'Pending', ...changed });
  });

  it('parks what is captured after the account was deleted, whatever is stored in its place', async () => {
    const { account, order, report } = await aCapturedPayment();
    const stored = await read(order.path);
    await deleteAccount(account.uid);
    await firestore.doc(order.path).set(stored);
    expect(await settlePayment(report)).toBe('paid_after_deletion');
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  });

  it('shows a partial refund and leaves the order Paid, and a full one turns it to Refunded', async () => {
    const { order, report } = await aCapturedPayment();
    await settlePayment({ ...report, amountRefundedMinor: 100_050 });
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 1000.5 });
    await settlePayment({ ...report, amountRefundedMinor: report.amountMinor });
    expect(await read(order.path)).toMatchObject({
      status: 'Refunded',
      refundedAmount: order.amount,
    });
    await settlePayment(report);
    expect(await read(order.path)).toMatchObject({ status: 'Refunded' });
  });
});

async function aCapturedPayment() {
  const account = await signUp();
  const order = await storeOrder(account);
  const { body } = await createOrder(account, order);
  const entity = aPaymentEntity({ order_id: body.id, amount: order.amount * 100 });
  const report = reportNow(paymentEntity.parse(entity));
  return { account, order, report };
}
