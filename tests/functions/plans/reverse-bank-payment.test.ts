import { expect, it } from 'vitest';
import { bankPaymentId } from '../../../functions/shared/payments/bank-payment-ids.ts';
import { receiptId } from '../../../functions/shared/receipts/receipt-numbers.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { bankPayments } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import {
  anIssuedInvoice,
  payByBank,
  reverseByBank,
} from '../../support/functions/payments/bank-payments.ts';
import {
  aPaidOrder,
  lines,
  planBoughtBy,
  plansOf,
  price,
} from '../../support/functions/payments/plan-orders.ts';
import { receiptNumberOf } from '../../support/functions/payments/receipts.ts';
import { ask } from '../../support/functions/plan-changes.ts';
import { read } from '../../support/functions/stored.ts';

it('the invoice is unpaid again, its plans have ended, and its receipt says that it is not valid', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  const receiptNumber = await receiptNumberOf(path);
  await reverseByBank(account, payable.id, paymentId);
  const invoice = await read(path);
  expect(invoice).toMatchObject({
    status: 'Pending',
    operatorChanges: [{ change: 'payment_reversed', amount: price, receiptNumber }],
  });
  for (const field of ['paymentId', 'paidAt', 'receiptNumber']) {
    expect(invoice).not.toHaveProperty(field);
  }
  expect(await plansOf(account)).toMatchObject([
    { state: 'ended', endedOn: indianDay(new Date()) },
  ]);
  expect(await read(`bank_payments/${paymentId}`)).toMatchObject({
    reversedMinor: price * 100,
    receiptState: 'issued',
  });
  const receipt = (await receipts.doc(receiptId(receiptNumber)).get()).data();
  expect(receipt).toMatchObject({ totalMinor: price * 100, number: receiptNumber });
  expect(receipt?.reversedAt).toBeDefined();
  const emails = await outbox.where('path', '==', path).get();
  expect(emails.docs.map((email) => email.data().kind)).toContain('payment_reversed');
});

it('only the payment that paid the invoice is reversed', async () => {
  const [one, other] = [await aPaidOrder(), await aPaidOrder()];
  await expect(reverseByBank(one.account, one.payable.id, other.paymentId)).rejects.toMatchObject({
    code: 'record-missing',
  });
  expect(await read(one.path)).toMatchObject({ status: 'Paid' });
  expect(await read(other.path)).toMatchObject({ status: 'Paid' });
});

it('the reference pays the right invoice afterwards, with a receipt of its own', async () => {
  const { account, payable, path, paymentId, reference } = await aPaidOrder();
  const right = await anIssuedInvoice(account, { amount: price, lines });
  const wrongReceipt = await receiptNumberOf(path);
  await reverseByBank(account, payable.id, paymentId);
  await payByBank(account, right.id, { reference });
  expect(await read(right.path)).toMatchObject({ paymentId: bankPaymentId(reference, 2) });
  await expect(payByBank(account, payable.id, { reference })).rejects.toMatchObject({
    code: 'reference-used',
  });
  expect(await receiptNumberOf(right.path)).not.toBe(wrongReceipt);
});

it('a plan that its customer had cancelled stays without renewal when its invoice is paid again', async () => {
  const { account, payable, paymentId } = await aPaidOrder();
  await ask(await planBoughtBy(account), { kind: 'cancel', reason: null }, today());
  await reverseByBank(account, payable.id, paymentId);
  await payByBank(account, payable.id);
  expect(await plansOf(account)).toMatchObject([
    { state: 'active', renews: { on: false }, nextStep: 'expire' },
  ]);
});

it('an account that paid no longer gets an email, and its reference is free, once it is deleted', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  await firestore.doc(`deletions/${account.uid}`).set({ step: 'requested' });
  await reverseByBank(account, payable.id, paymentId);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  const emails = await outbox.where('path', '==', path).get();
  expect(emails.docs.map((email) => email.data().kind)).not.toContain('payment_reversed');
});

it('a payment whose receipt failed gets none, and its alert is resolved', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  await bankPayments.doc(paymentId).update({ receiptState: 'failed' });
  const id = `${paymentId}_receipt_failed`;
  await raiseAlertNow({ id, kind: 'receipt_failed', paymentId });
  await reverseByBank(account, payable.id, paymentId);
  expect(await read(`bank_payments/${paymentId}`)).toMatchObject({ receiptState: 'none' });
  expect((await alerts.doc(id).get()).get('resolvedAt')).not.toBeNull();
  expect(await read(path)).toMatchObject({ status: 'Pending' });
});

it('a restored invoice can be reversed again, and the payment keeps its day', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  const paid = await read(path);
  await reverseByBank(account, payable.id, paymentId);
  const { reversedAt } = await read(`bank_payments/${paymentId}`);
  await firestore.doc(path).set(paid);
  await reverseByBank(account, payable.id, paymentId);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  expect(await read(`bank_payments/${paymentId}`)).toMatchObject({ reversedAt });
});

function today(): string {
  return indianDay(new Date());
}
