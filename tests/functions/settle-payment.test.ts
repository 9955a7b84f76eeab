import { describe, expect, it } from 'vitest';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { refundEntity } from '../../functions/src/platform/razorpay/entities.ts';
import { deleteAccount } from '../../functions/src/accounts/deletion/delete-account.ts';
import { raisePaymentAttention } from '../../functions/src/payments/settlement/raise-payment-attention.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { aCartItem } from '../support/documents.ts';
import { signUp } from '../support/functions/accounts.ts';
import { afterRead } from '../support/functions/crossing.ts';
import {
  anOpenOrder,
  resolveAttention,
  ledgerEntry,
  lettersAbout,
  attentionAbout,
  openAttentionAbout,
  reportOf,
} from '../support/functions/payments.ts';
import { issueAll } from '../support/functions/receipts.ts';
import { minutesAgo, read } from '../support/functions/stored.ts';
import { aPaymentEntity, aRefundEntity } from '../support/functions/webhooks.ts';

describe('settlePayment', () => {
  it('keeps the largest sum of refunds of many that are reported at once', async () => {
    const { order, payment } = await anOpenOrder();
    await settlePayment(reportOf(payment));
    const sums = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);
    await Promise.all(
      sums.map((sum) => settlePayment(reportOf({ ...payment, amount_refunded: sum }))),
    );
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 20 });
    expect(await ledgerEntry(payment)).toMatchObject({ amountRefundedMinor: 20_00 });
  });

  it('mends an order that lacks a refund by what the ledger says in that moment', async () => {
    const { order, payment } = await anOpenOrder();
    const report = reportOf({ ...payment, amount_refunded: 100 });
    await settlePayment(report);
    await firestore.doc(order.path).update({ refundedAmount: 0 });
    const more = { amountRefundedMinor: 200, reportedRefundedMinor: 200 };
    afterRead(order.path, () => payments.doc(payment.id).update(more));
    await settlePayment(report);
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 2 });
  });

  it('shows a partial refund and leaves the order Paid, and a full one turns it to Refunded', async () => {
    const { order, payment } = await anOpenOrder();
    await settlePayment(reportOf({ ...payment, amount_refunded: 100_050 }));
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 1000.5 });
    await settlePayment(reportOf({ ...payment, amount_refunded: payment['amount'] }));
    const refunded = { status: 'Refunded', refundedAmount: order.amount };
    expect(await read(order.path)).toMatchObject(refunded);
    await settlePayment(reportOf(payment));
    expect(await read(order.path)).toMatchObject(refunded);
  });

  it('is Paid again when the refund of everything came back', async () => {
    const { order, payment } = await anOpenOrder();
    const report = reportOf(payment);
    const refund = refundEntity.parse(aRefundEntity(payment));
    await settlePayment({ ...report, state: 'refunded', refunds: [refund] });
    expect(await read(order.path)).toMatchObject({ status: 'Refunded' });
    await settlePayment({ ...report, refunds: [{ ...refund, state: 'failed' }] });
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 0 });
    expect(await attentionAbout(payment)).toEqual(['refund_failed']);
  });

  it('parks what is captured after the account was deleted, whatever is stored in its place', async () => {
    const { account, order, payment } = await anOpenOrder();
    const stored = await read(order.path);
    await deleteAccount(account.uid);
    await firestore.doc(order.path).set(stored);
    expect(await settlePayment(reportOf(payment))).toBe('paid_after_deletion');
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect(await attentionAbout(payment)).toEqual(['paid_after_deletion']);
    expect(await lettersAbout(payment)).toEqual([]);
  });

  it('lets a booked payment stand when its account is deleted, and still books its refund', async () => {
    const { account, payment } = await anOpenOrder();
    await settlePayment(reportOf(payment));
    await issueAll({ payment });
    await deleteAccount(account.uid);
    expect(await settlePayment(reportOf({ ...payment, amount_refunded: 100 }))).toBe('settled');
    expect(await ledgerEntry(payment)).toMatchObject({
      outcome: 'settled',
      amountRefundedMinor: 100,
    });
    expect(await attentionAbout(payment)).toEqual([]);
  });

  it('keeps a payment for an order that is not ours, and what little is said of it', async () => {
    const payment = aPaymentEntity({ method: null, fee: null, tax: null });
    expect(await settlePayment(reportOf(payment))).toBe('unmatched');
    expect(await settlePayment(reportOf({ ...payment, amount_refunded: 5 }))).toBe('unmatched');
    expect(await ledgerEntry(payment)).toMatchObject({
      path: null,
      attemptId: null,
      uid: null,
      method: null,
      amountRefundedMinor: 5,
    });
    expect(await attentionAbout(payment)).toEqual(['unmatched']);
  });

  it('tells each matter once, and not again when it was dealt with', async () => {
    const payment = aPaymentEntity();
    const failed = refundEntity.parse(aRefundEntity(payment, { status: 'failed' }));
    await settlePayment({ ...reportOf(payment), refunds: [failed] });
    expect(await attentionAbout(payment)).toEqual(['refund_failed', 'unmatched']);
    await resolveAttention(payment);
    await settlePayment({ ...reportOf({ ...payment, fee: 1 }), refunds: [failed] });
    expect(await openAttentionAbout(payment)).toEqual([]);
  });

  it('keeps a payment whose order is not there any more, and says so once', async () => {
    const { account, order, payment } = await anOpenOrder();
    await firestore.doc(order.path).delete();
    expect(await settlePayment(reportOf(payment))).toBe('document_missing');
    await deleteAccount(account.uid);
    expect(await settlePayment(reportOf({ ...payment, fee: 1 }))).toBe('document_missing');
    expect(await attentionAbout(payment)).toEqual(['document_missing']);
  });

  it('books the refund of an order on no other payment’s order', async () => {
    const { order, payment } = await anOpenOrder();
    await settlePayment(reportOf(payment));
    await firestore.doc(order.path).update({ paymentId: 'pay_byhand' });
    await settlePayment(reportOf({ ...payment, amount_refunded: payment['amount'] }));
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: 'pay_byhand' });
  });

  it('knows a payment by its order when the ledger has lost it, and books it no second time', async () => {
    const { order, payment } = await anOpenOrder();
    await settlePayment(reportOf(payment));
    await firestore.doc(`payments/${payment.id}`).delete();
    await firestore.doc(order.path).update({ status: 'Completed' });
    expect(await settlePayment(reportOf(payment))).toBe('settled');
    expect(await read(order.path)).toMatchObject({ status: 'Completed' });
    expect(await ledgerEntry(payment)).toMatchObject({ state: 'captured', outcome: 'settled' });
  });

  it('takes from the cart what was bought, and leaves what was added since', async () => {
    const account = await signUp();
    const cart = firestore.collection(userCollectionPath(account.uid, 'cart'));
    const [early, late] = [minutesAgo(1), minutesAgo(-1)];
    await cart.doc('apac-debt-grid').set({ ...aCartItem(), addedAt: early });
    await cart
      .doc('andean-debt-tracker')
      .set({ ...aCartItem('andean-debt-tracker'), addedAt: late });
    await cart.doc('mena-restructure-hub').set({ ...aCartItem(), addedAt: early });
    const { payment } = await anOpenOrder(account);
    await settlePayment(reportOf(payment));
    const left = (await cart.get()).docs.map(({ id }) => id);
    expect(left.toSorted()).toEqual(['andean-debt-tracker', 'mena-restructure-hub']);
  });

  it('records the delivery that brought a report with what became of it', async () => {
    const { payment } = await anOpenOrder();
    const now = minutesAgo(0);
    const event = { type: 'order.paid', bodyHash: payment.id, receivedAt: now, expiresAt: now };
    const delivery = { eventId: `evt_of_${payment.id}`, event };
    expect(await settlePayment(reportOf(payment), delivery)).toBe('settled');
    expect(await settlePayment(reportOf(payment), delivery)).toBe('settled');
    expect(await read(`webhook_events/${delivery.eventId}`)).toEqual({
      ...event,
      outcome: 'settled',
      paymentId: payment.id,
      body: null,
    });
  });

  it('does not book a payment for an order whose price cannot be read', async () => {
    const { order, payment } = await anOpenOrder();
    await firestore.doc(order.path).update({ total: 'much' });
    expect(await settlePayment(reportOf(payment))).toBe('amount_mismatch');
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  });

  it('raises attention about a payment that the ledger does not know', async () => {
    const { id: paymentId } = aPaymentEntity();
    const id = `${paymentId}_dispute`;
    await raisePaymentAttention({ id, kind: 'dispute', paymentId, details: null });
    expect(await read(`attention/${id}`)).toMatchObject({ paymentId, uid: null, path: null });
  });

  it('throws what is no conflict', async () => {
    const { payment } = await anOpenOrder();
    const invalid = { ...reportOf(payment), paymentId: 'pay/slash' };
    await expect(settlePayment(invalid)).rejects.toThrow(/path|segments|document/i);
  });
});
