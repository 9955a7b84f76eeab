import { expect, it } from 'vitest';
import { bankPaymentId } from '../../../functions/shared/payments/bank-payment-ids.ts';
import { receiptId } from '../../../functions/shared/receipts/receipt-numbers.ts';
import { soldByLine } from '../../../functions/shared/subscriptions/sold-plan.ts';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { composePaymentReversed } from '../../../functions/src/emails/compose/payments/payment-reversed.ts';
import { outbox, type OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { bankPayments } from '../../../functions/src/payments/documents.ts';
import { commitAtomically } from '../../../functions/src/platform/commit-atomically.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { withdrawRequest } from '../../../functions/src/subscriptions/withdraw-request.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import {
  aBankPaidInvoice,
  anIssuedInvoice,
  payByBank,
  reverseByBank,
} from '../../support/functions/payments/bank-payments.ts';
import { addUsers, ask, askForUsers } from '../../support/functions/plan-changes.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import {
  aPlan,
  deliverEmails,
  invoiceOf,
  openInvoice,
  planOf,
  runUntil,
  somePlans,
  type BoughtPlan,
} from '../../support/functions/plans.ts';
import { read } from '../../support/functions/stored.ts';

const seats = { seats: 3, term: 'month' } as const;
const month = { id: 'apac-debt-grid', ...seats } as const;
const price = 3 * 16_499;
const lines = [{ description: 'Users', quantity: 3, unitPrice: 16_499 }];

it('the invoice is unpaid again, its plans have ended, and its receipt says that it is not valid', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  const receiptNumber = await receiptOf(path);
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

it('a reversed payment is not reversed again', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  await reverseByBank(account, payable.id, paymentId);
  const before = await read(path);
  await expect(reverseByBank(account, payable.id, paymentId)).rejects.toMatchObject({
    code: 'changed-since',
  });
  expect(await read(path)).toEqual(before);
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
  const wrongReceipt = await receiptOf(path);
  await reverseByBank(account, payable.id, paymentId);
  await payByBank(account, right.id, { reference });
  expect(await read(right.path)).toMatchObject({ paymentId: bankPaymentId(reference, 2) });
  await expect(payByBank(account, payable.id, { reference })).rejects.toMatchObject({
    code: 'reference-used',
  });
  await expect.poll(() => read(right.path)).toHaveProperty('receiptNumber');
  expect(await receiptOf(right.path)).not.toBe(wrongReceipt);
});

it('a plan starts again with the next payment of the invoice', async () => {
  const { account, payable, paymentId } = await aPaidOrder();
  await reverseByBank(account, payable.id, paymentId);
  await payByBank(account, payable.id);
  expect(await plansOf(account)).toMatchObject([
    { state: 'active', termStart: daysFromNow(0), version: 3 },
  ]);
});

it('a plan that its customer had cancelled stays without renewal when its invoice is paid again', async () => {
  const { account, payable, paymentId } = await aPaidOrder();
  const [plan] = await plansOf(account);
  const reference = subscriptionsOf(account.uid).doc(plan?.id ?? '');
  await ask({ account, reference } as BoughtPlan, { kind: 'cancel', reason: null }, daysFromNow(0));
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

it('a term that has not begun is asked for again, and can be paid', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, daysFromNow(-1));
  expect(await planOf(bought)).toMatchObject({ upcoming: { paidBy: invoice.path } });
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    upcoming: null,
    renews: { on: true },
    renewalRequest: invoice.id,
    nextStep: 'remind',
  });
  await (await openInvoice(bought, invoice.id)).on(daysFromNow(0));
  expect(await planOf(bought)).toMatchObject({ upcoming: { paidBy: invoice.path }, seats: 3 });
});

it('a running term becomes overdue with a new grace, and goes on from its start once it is paid', async () => {
  const bought = await aPlan('2026-09-15', month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, '2026-10-06');
  await runUntil(bought, '2026-10-15');
  expect(await planOf(bought)).toMatchObject({ paidBy: invoice.path, termStart: '2026-10-15' });
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await planOf(bought)).toMatchObject({
    state: 'overdue',
    termEnd: '2026-10-15',
    graceUntil: daysFromNow(7),
    renewalRequest: invoice.id,
    nextStep: 'suspend',
  });
  await payByBank(bought.account, invoice.id);
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    termStart: '2026-10-15',
    termEnd: '2026-11-15',
    renewalRequest: null,
    renews: { on: true },
  });
});

it('an invoice that was replaced is cancelled again, while the one that replaced it has paid the term', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { renewalRequest: replaced } = await runUntil(bought, daysFromNow(0));
  await ask(bought, { kind: 'next', seats: 2, term: 'month' }, daysFromNow(0));
  const { invoice } = await renewByBank(bought, daysFromNow(0));
  const { path } = await invoiceOf(bought, replaced);
  const { paymentId } = await payByBank(bought.account, replaced ?? '');
  const plan = await planOf(bought);
  expect(plan).toMatchObject({ upcoming: { paidBy: invoice.path } });
  expect(await read(path)).toMatchObject({ unchangedPlans: [bought.reference.id] });
  await reverseByBank(bought.account, replaced ?? '', paymentId);
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
  expect(await read(path)).not.toHaveProperty('unchangedPlans');
  expect(await planOf(bought)).toEqual(plan);
  const emails = await outbox
    .where('path', '==', path)
    .where('kind', '==', 'payment_reversed')
    .get();
  const { subject, blocks } = await composePaymentReversed(emails.docs[0]?.data() as OutboxEntry);
  expect(subject).toContain('is cancelled');
  expect(blocks).not.toContainEqual(expect.objectContaining({ kind: 'button' }));
});

it('an invoice that was cancelled is due again if a plan waits for it after the reversal', async () => {
  const bought = await aPlan('2026-09-15', month, await signUp());
  const { renewalRequest } = await runUntil(bought, '2026-10-06');
  const { id, path } = await invoiceOf(bought, renewalRequest);
  await firestore.doc(path).update({ status: 'Cancelled' });
  const { paymentId } = await payByBank(bought.account, id);
  await reverseByBank(bought.account, id, paymentId);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  expect(await planOf(bought)).toMatchObject({ renewalRequest: id });
});

it('a suspended plan is suspended again, with the same days to buy and some days to pay', async () => {
  const bought = await aPlan(daysFromNow(-48), month, await signUp());
  const { renewalRequest } = await runUntil(bought, daysFromNow(-20));
  const { id, path } = await invoiceOf(bought, renewalRequest);
  await deliverEmails(path);
  const { termEnd, graceUntil } = await runUntil(bought, daysFromNow(-5));
  const suspended = { state: 'suspended', seats: 3, termEnd, graceUntil, renewalRequest: id };
  expect(await planOf(bought)).toMatchObject(suspended);
  const { paymentId } = await payByBank(bought.account, id, { paidOn: daysFromNow(0) });
  expect(await planOf(bought)).toMatchObject({ state: 'active', renewalRequest: null });
  await reverseByBank(bought.account, id, paymentId);
  expect(await planOf(bought)).toMatchObject({
    ...suspended,
    nextStep: 'end',
    heldUntil: daysFromNow(7),
  });
  expect(await read(path)).toMatchObject({ status: 'Pending' });
});

it('a plan that has ended since stays ended', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, daysFromNow(0));
  const end = {
    state: 'ended',
    endedOn: daysFromNow(0),
    endReason: 'staff',
    upcoming: null,
  } as const;
  await bought.reference.update(end);
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await planOf(bought)).toMatchObject(end);
  // Its payment would buy nothing.
  expect(await read(invoice.path)).toMatchObject({ status: 'Cancelled' });
});

it('the renewal invoice that a mistaken payment had withdrawn is open again', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { renewalRequest: replaced } = await runUntil(bought, daysFromNow(0));
  await ask(bought, { kind: 'next', seats: 2, term: 'month' }, daysFromNow(0));
  const { renewalRequest, next } = await planOf(bought);
  const open = await invoiceOf(bought, renewalRequest);
  const { paymentId } = await payByBank(bought.account, replaced ?? '');
  expect(await read(open.path)).toMatchObject({ status: 'Cancelled' });
  await reverseByBank(bought.account, replaced ?? '', paymentId);
  expect(await planOf(bought)).toMatchObject({ upcoming: null, renewalRequest, next });
  expect(await read(open.path)).toMatchObject({ status: 'Pending' });
  expect(await invoiceOf(bought, replaced)).toMatchObject({ status: 'Cancelled' });
});

it('a payment is reversed only after a later one that changed its plan', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  const [plan] = await plansOf(account);
  const reference = subscriptionsOf(account.uid).doc(plan?.id ?? '');
  const bought = { account, reference } as BoughtPlan;
  const more = await askForUsers(bought, 10, daysFromNow(0));
  const { paymentId: later } = await payByBank(account, more);
  const before = await planOf(bought);
  await expect(reverseByBank(account, payable.id, paymentId)).rejects.toMatchObject({
    code: 'paid-since',
  });
  expect(await planOf(bought)).toEqual(before);
  expect(await read(path)).toMatchObject({ status: 'Paid' });
  await reverseByBank(account, more, later);
  await reverseByBank(account, payable.id, paymentId);
  expect(await planOf(bought)).toMatchObject({ state: 'ended' });
  expect(await read(path)).toMatchObject({ status: 'Pending' });
});

it('a renewal that its customer has cancelled since is not due again', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, daysFromNow(0));
  await ask(bought, { kind: 'cancel', reason: null }, daysFromNow(0));
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    upcoming: null,
    renewalRequest: null,
    nextStep: 'expire',
  });
  expect(await read(invoice.path)).toMatchObject({ status: 'Cancelled' });
});

it('a renewal of several plans is replaced if one of them no longer waits for it', async () => {
  const lines = [month, { ...month, id: 'eurodebt-navigator' }];
  const [cancelled, other] = await somePlans(daysFromNow(-22), lines, await signUp());
  if (!cancelled || !other) throw new Error('There are no plans.');
  const { invoice, paymentId } = await renewByBank(cancelled, daysFromNow(0));
  expect(await planOf(other)).toMatchObject({ upcoming: { paidBy: invoice.path } });
  await ask(cancelled, { kind: 'cancel', reason: null }, daysFromNow(0));
  await reverseByBank(other.account, invoice.id, paymentId);
  expect(await read(invoice.path)).toMatchObject({ status: 'Cancelled' });
  expect(await planOf(cancelled)).toMatchObject({ renewalRequest: null, nextStep: 'expire' });
  expect(await planOf(other)).toMatchObject({ renewalRequest: null, nextStep: 'request' });
  const { renewalRequest } = await runUntil(other, daysFromNow(1));
  const { terms } = await invoiceOf(other, renewalRequest);
  expect(terms).toMatchObject([{ subscriptionId: other.reference.id }]);
});

it('a renewal is asked for anew with what its customer has chosen since', async () => {
  const bought = await aPlan(daysFromNow(-22), month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, daysFromNow(0));
  const next = { seats: 2, term: 'month' } as const;
  await bought.reference.update({ next });
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await read(invoice.path)).toMatchObject({ status: 'Cancelled' });
  expect(await planOf(bought)).toMatchObject({ upcoming: null, next, nextStep: 'request' });
});

it('a payment can be reversed after the refund of a later one, even if the plan is unpaid by then', async () => {
  const { account, payable, paymentId } = await aPaidOrder();
  const [plan] = await plansOf(account);
  const reference = subscriptionsOf(account.uid).doc(plan?.id ?? '');
  const bought = { account, reference } as BoughtPlan;
  const later = await addUsers(bought, 10, daysFromNow(0));
  await reference.update({ state: 'suspended' });
  await refundWhole(later, daysFromNow(0));
  expect(await planOf(bought)).toMatchObject({ state: 'suspended', seats: 3 });
  await reverseByBank(account, payable.id, paymentId);
  expect(await planOf(bought)).toMatchObject({ state: 'ended' });
});

it('more users are not due again once their price no longer holds', async () => {
  const bought = await aPlan(daysFromNow(-10), month, await signUp());
  const id = await askForUsers(bought, 10, daysFromNow(-5));
  const { paymentId } = await payByBank(bought.account, id, { paidOn: daysFromNow(-5) });
  expect(await planOf(bought)).toMatchObject({ seats: 10 });
  await reverseByBank(bought.account, id, paymentId);
  expect(await planOf(bought)).toMatchObject({ seats: 3, changeRequest: null });
  expect(await invoiceOf(bought, id)).toMatchObject({ status: 'Cancelled' });
});

it('a suspended plan is asked again if another plan of its invoice has ended', async () => {
  const bought = await aPlan(daysFromNow(-50), month, await signUp());
  const { renewalRequest: id } = await runUntil(bought, daysFromNow(-28));
  const { path } = await invoiceOf(bought, id);
  await deliverEmails(path);
  const suspended = await runUntil(bought, daysFromNow(-5));
  expect(suspended).toMatchObject({ state: 'suspended', renewalRequest: id });
  await commitAtomically((batch, reads) =>
    withdrawRequest(batch, reads, bought.account.uid, id ?? '', ['another']),
  );
  expect(await planOf(bought)).toMatchObject({ renewalRequest: null, nextStep: 'request' });
  const asked = await runUntil(bought, daysFromNow(-4));
  expect(asked).toMatchObject({ state: 'suspended', nextStep: 'end' });
  expect(await invoiceOf(bought, asked.renewalRequest)).toMatchObject({ status: 'Pending' });
});

it('a term of a plan without renewal ends, as after a refund', async () => {
  const bought = await aPlan('2026-09-15', month, await signUp());
  const { invoice, paymentId } = await renewByBank(bought, '2026-10-06');
  await runUntil(bought, '2026-10-15');
  await ask(bought, { kind: 'cancel', reason: null }, '2026-10-16');
  await reverseByBank(bought.account, invoice.id, paymentId);
  expect(await planOf(bought)).toMatchObject({
    state: 'ended',
    endReason: 'cancelled',
    endedOn: '2026-10-15',
  });
});

it('more users are taken back, and come back once they are paid', async () => {
  const bought = await aPlan(daysFromNow(-2), { ...month, term: 'year' }, await signUp());
  const id = await askForUsers(bought, 10, daysFromNow(0));
  const { paymentId } = await payByBank(bought.account, id);
  expect(await planOf(bought)).toMatchObject({ seats: 10, changeRequest: null });
  await reverseByBank(bought.account, id, paymentId);
  expect(await planOf(bought)).toMatchObject({ seats: 3, changeRequest: id });
  await payByBank(bought.account, id);
  expect(await planOf(bought)).toMatchObject({ seats: 10, changeRequest: null });
});

/** Stores an invoice that starts a plan, and pays it by bank. */
async function aPaidOrder() {
  const account = await signUp();
  const purchases = soldByLine(month);
  const paid = await aBankPaidInvoice(account, { amount: price, lines, purchases });
  return { account, ...paid };
}

async function receiptOf(path: string): Promise<string> {
  // Another process may be the one that issues receipts.
  await expect.poll(() => read(path)).toHaveProperty('receiptNumber');
  return String((await read(path))['receiptNumber']);
}

async function plansOf({ uid }: { uid: string }) {
  return (await subscriptionsOf(uid).get()).docs.map((plan) => plan.data());
}

async function renewByBank(bought: BoughtPlan, requestedBy: string) {
  const { renewalRequest } = await runUntil(bought, requestedBy);
  const invoice = await invoiceOf(bought, renewalRequest);
  return { invoice, ...(await payByBank(bought.account, invoice.id)) };
}

function daysFromNow(days: number): string {
  return addDays(indianDay(new Date()), days);
}
