import { expect, it } from 'vitest';
import { soldByLine } from '../../../functions/shared/subscriptions/sold-plan.ts';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { signUp, storeProfile } from '../../support/functions/accounts/accounts.ts';
import {
  aReference,
  payByBank,
  reverseByBank,
} from '../../support/functions/payments/bank-payments.ts';
import { ask } from '../../support/functions/plan-changes.ts';
import { alertsAbout, paymentRecord, reportOf } from '../../support/functions/payments/payments.ts';
import { receiptNumberOf } from '../../support/functions/payments/receipts.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import {
  aPlan,
  deliverEmails,
  invoiceOf,
  openInvoice,
  planOf,
  runUntil,
  type BoughtPlan,
} from '../../support/functions/plans.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import { read, storeInvoice } from '../../support/functions/stored.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';

/** A plan whose renewal is requested before today, because no bank payment lies in the future. */
const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;

it('a bank payment marks the invoice Paid, extends the plan and gets a receipt and an email', async () => {
  const { bought, invoice } = await aRequest();
  const reference = aReference();
  await pay(bought, invoice.id, { reference: reference.toLowerCase() });
  const paymentId = `bank_${reference}`;
  const receiptNumber: unknown = expect.stringMatching(/^R\//);
  // Another process may be the one that issues receipts.
  await expect
    .poll(() => read(invoice.path))
    .toMatchObject({ status: 'Paid', paymentId, receiptNumber });
  expect(await planOf(bought)).toMatchObject({ renewalRequest: null, state: 'active' });
  const [receipt] = (await receipts.where('payment.id', '==', paymentId).get()).docs;
  expect(receipt?.data()).toMatchObject({
    totalMinor: 3 * 16_499_00,
    payment: { method: 'bank_transfer', providerOrderId: null },
    paidFor: { type: 'invoice', number: invoice.invoiceNumber },
  });
  expect((await outbox.doc(`paid_${paymentId}`).get()).data()).toMatchObject({
    kind: 'payment_confirmed',
    uid: bought.account.uid,
  });
});

it('a reference is booked once, whoever types it', async () => {
  const [one, other] = [await aRequest(), await aRequest()];
  const reference = aReference();
  await pay(one.bought, one.invoice.id, { reference });
  await expect(
    pay(other.bought, other.invoice.id, { reference: ` ${reference} ` }),
  ).rejects.toMatchObject({ code: 'reference-used' });
  expect(await read(other.invoice.path)).toMatchObject({ status: 'Pending' });
});

it('a bank payment can be recorded again after a restore, with its first receipt', async () => {
  const { bought, invoice } = await aRequest();
  const reference = aReference();
  const before = await planOf(bought);
  const unpaid = await read(invoice.path);
  await pay(bought, invoice.id, { reference });
  const receiptNumber = await receiptNumberOf(invoice.path);
  await firestore.doc(invoice.path).set(unpaid);
  await bought.reference.set(before);
  await pay(bought, invoice.id, { reference });
  await expect.poll(() => read(invoice.path)).toMatchObject({ status: 'Paid', receiptNumber });
  expect(await planOf(bought)).toMatchObject({ renewalRequest: null });
});

it('a refunded duplicate keeps no bank payment from being recorded after a reversal', async () => {
  const { bought, invoice } = await aRequest();
  const { payment } = await openInvoice(bought, invoice.id);
  const { paymentId } = await pay(bought, invoice.id);
  const { razorpay_payment_id: id } = await payInSandbox(String(payment['order_id']));
  await recordPayment(reportOf({ ...payment, id }));
  expect(await paymentRecord({ id })).toMatchObject({ outcome: 'duplicate_payment' });
  await reverseByBank(bought.account, invoice.id, paymentId);
  await pay(bought, invoice.id);
  expect(await read(invoice.path)).toMatchObject({ status: 'Paid' });
});

it('a bank payment can not have arrived before its invoice was issued', async () => {
  const { bought, invoice } = await aRequest();
  const day = indianDay(invoice.createdAt.toDate());
  const early = { paidOn: addDays(day, -1) };
  await expect(pay(bought, invoice.id, early)).rejects.toMatchObject({ code: 'paid-before-issue' });
  await pay(bought, invoice.id, { paidOn: day });
  expect(await read(invoice.path)).toMatchObject({ status: 'Paid' });
});

it("the refund of a duplicate doesn't end the plan that the bank payment paid", async () => {
  const account = await signUp();
  await storeProfile(account.uid, { email: account.email });
  const { id, path } = await storeInvoice(account, {
    amount: 3 * 16_499,
    lines: [{ description: 'Users', quantity: 3, unitPrice: 16_499 }],
    purchases: soldByLine(month),
  });
  const reference = subscriptionsOf(account.uid).doc(subscriptionId(path, month.id));
  const bought = { account, orderPath: path, payment: { id: '' }, reference };
  const { payment } = await openInvoice(bought, id);
  await pay(bought, id);
  const before = await planOf(bought);
  await recordPayment(reportOf(payment));
  await refundWhole(payment, indianDay(new Date()));
  expect(await paymentRecord(payment)).toMatchObject({
    state: 'refunded',
    outcome: 'duplicate_payment',
  });
  expect(await planOf(bought)).toEqual(before);
});

it('a bank payment of a suspended plan starts it anew', async () => {
  const { bought, invoice } = await aRequest();
  await deliverEmails(invoice.path);
  await runUntil(bought, '2026-10-22');
  expect(await planOf(bought)).toMatchObject({ state: 'suspended' });
  await pay(bought, invoice.id, { paidOn: '2026-10-25' });
  expect(await planOf(bought)).toMatchObject({ state: 'active', termStart: '2026-10-18' });
});

it('a bank payment that arrived before the suspension continues the term', async () => {
  const { bought, invoice } = await aRequest();
  await deliverEmails(invoice.path);
  await runUntil(bought, '2026-10-22');
  await pay(bought, invoice.id, { paidOn: '2026-10-20' });
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    termStart: '2026-10-15',
    termEnd: '2026-11-15',
    anchorOn: '2026-09-15',
  });
});

it.each([
  ['replaced', { kind: 'next', seats: 1, term: 'month' }],
  ['cancelled with its plan', { kind: 'cancel', reason: null }],
] as const)('a bank payment of a request that was %s extends the plan', async (_, change) => {
  const { bought, invoice } = await aRequest();
  await ask(bought, change, '2026-10-07');
  expect(await invoiceOf(bought, invoice.id)).toMatchObject({ status: 'Cancelled' });
  await pay(bought, invoice.id, { paidOn: '2026-10-08' });
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    renewalRequest: null,
    upcoming: { seats: 3, termEnd: '2026-11-15' },
  });
});

it('a bank payment for a plan that has ended raises an alert and changes nothing', async () => {
  const { bought, invoice } = await aRequest();
  await deliverEmails(invoice.path);
  const ended = await runUntil(bought, '2026-11-10');
  expect(ended).toMatchObject({ state: 'ended' });
  const { paymentId } = await pay(bought, invoice.id);
  expect(await planOf(bought)).toEqual(ended);
  expect(await read(invoice.path)).toMatchObject({ status: 'Paid' });
  expect(await alertsAbout({ id: paymentId })).toEqual(['plan_not_extended']);
});

/** Creates a monthly plan from 15 September 2026 whose renewal is requested. */
async function aRequest() {
  const bought = await aPlan('2026-09-15', month, await signUp());
  const { renewalRequest } = await runUntil(bought, '2026-10-06');
  return { bought, invoice: await invoiceOf(bought, renewalRequest) };
}

function pay({ account }: BoughtPlan, id: string, how: Parameters<typeof payByBank>[2] = {}) {
  return payByBank(account, id, how);
}
