import { expect, it } from 'vitest';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { paymentAttempts, payments } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { readConsistently } from '../../../functions/src/platform/commit-atomically.ts';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { raisePaymentAlert } from '../../../functions/src/payments/recording/raise-payment-alert.ts';
import { readRecording } from '../../../functions/src/payments/recording/read-recording.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { aCartItem } from '../../support/documents.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { afterRead, beforeRead } from '../../support/functions/payments/interleave.ts';
import {
  anOpenOrder,
  paymentRecord,
  emailsAbout,
  alertsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { holdIssuing, issueAll, receiptsOf } from '../../support/functions/payments/receipts.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';

it("recordPayment corrects an order that lacks a refund with the ledger's current amount", async () => {
  const { order, payment } = await anOpenOrder();
  const report = reportOf({ ...payment, amount_refunded: 100 });
  await recordPayment(report);
  await firestore.doc(order.path).update({ refundedAmount: 0 });
  const more = { amountRefundedMinor: 200, reportedRefundedMinor: 200 };
  afterRead(order.path, () => payments.doc(payment.id).update(more));
  await recordPayment(report);
  expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 2 });
});

it("recordPayment flags a payment captured after the account's deletion, even if another order has its path", async () => {
  const { account, order, payment } = await anOpenOrder();
  const stored = await read(order.path);
  await deleteAccount(account.uid);
  await firestore.doc(order.path).set(stored);
  expect(await recordPayment(reportOf(payment))).toBe('paid_after_deletion');
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect(await alertsAbout(payment)).toEqual(['paid_after_deletion']);
  expect(await emailsAbout(payment)).toEqual([]);
});

it('recordPayment keeps a payment whose order no longer exists, and raises one alert', async () => {
  const { account, order, payment } = await anOpenOrder();
  await firestore.doc(order.path).delete();
  expect(await recordPayment(reportOf(payment))).toBe('document_missing');
  await deleteAccount(account.uid);
  expect(await recordPayment(reportOf({ ...payment, fee: 1 }))).toBe('document_missing');
  expect(await alertsAbout(payment)).toEqual(['document_missing']);
});

it('recordPayment keeps the owner of a payment whose attempt is lost, and its receipt is issued', async () => {
  const { account, order, payment, attemptId } = await anOpenOrder();
  await holdIssuing(async () => {
    await recordPayment(reportOf(payment));
    await paymentAttempts.doc(attemptId).delete();
    await recordPayment(reportOf({ ...payment, fee: 1 }));
  });
  expect(await paymentRecord(payment)).toMatchObject({
    attemptId,
    uid: account.uid,
    path: order.path,
    feeMinor: 1,
  });
  await issueAll({ payment });
  expect(await receiptsOf({ payment })).toHaveLength(1);
});

it('recordPayment does not record a refund on an order that another payment paid', async () => {
  const { order, payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  await firestore.doc(order.path).update({ paymentId: 'pay_byhand' });
  await recordPayment(reportOf({ ...payment, amount_refunded: payment['amount'] }));
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: 'pay_byhand' });
});

it('recordPayment recognises a payment by its order if the ledger has lost it, and does not record it twice', async () => {
  const { order, payment } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  await firestore.doc(`payments/${payment.id}`).delete();
  await firestore.doc(order.path).update({ status: 'Completed' });
  expect(await recordPayment(reportOf(payment))).toBe('recorded');
  expect(await read(order.path)).toMatchObject({ status: 'Completed' });
  expect(await paymentRecord(payment)).toMatchObject({ state: 'captured', outcome: 'recorded' });
});

it('recordPayment removes the bought items from the cart, and keeps items added since', async () => {
  const account = await signUp();
  const cart = firestore.collection(userCollectionPath(account.uid, 'cart'));
  const [early, late] = [minutesAgo(1), minutesAgo(-1)];
  await cart.doc('apac-debt-grid').set({ ...aCartItem(), addedAt: early });
  await cart.doc('andean-debt-tracker').set({ ...aCartItem('andean-debt-tracker'), addedAt: late });
  await cart.doc('mena-restructure-hub').set({ ...aCartItem(), addedAt: early });
  const { payment } = await anOpenOrder(account);
  await recordPayment(reportOf(payment));
  const left = (await cart.get()).docs.map(({ id }) => id);
  expect(left.toSorted()).toEqual(['andean-debt-tracker', 'mena-restructure-hub']);
});

it('recordPayment raises alerts about a payment that the ledger does not have', async () => {
  const { id: paymentId } = aPaymentEntity();
  const id = `${paymentId}_dispute`;
  await raisePaymentAlert({ id, kind: 'dispute', paymentId, details: null });
  expect(await read(`alerts/${id}`)).toMatchObject({ paymentId, uid: null, path: null });
});

it('recordPayment reads everything from the time of its first read', async () => {
  const { payment } = await anOpenOrder();
  const report = reportOf(payment);
  beforeRead(`payments/${payment.id}`, () => recordPayment(report));
  const found = await readConsistently((reads) =>
    readRecording(reads, report, undefined, undefined),
  );
  expect(found.attempt?.data()).toMatchObject({ state: 'open' });
  expect(found.entry.exists).toBe(false);
  expect(found.document?.data()).toMatchObject({ status: 'Pending' });
});
