import { expect, it } from 'vitest';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { composePaymentReversed } from '../../../functions/src/emails/compose/payments/payment-reversed.ts';
import { outbox, type OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { commitAtomically } from '../../../functions/src/platform/commit-atomically.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { withdrawRequest } from '../../../functions/src/subscriptions/withdraw-request.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { payByBank, reverseByBank } from '../../support/functions/payments/bank-payments.ts';
import { alertsAbout } from '../../support/functions/payments/payments.ts';
import { aPaidOrder, month, planBoughtBy } from '../../support/functions/payments/plan-orders.ts';
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
  expect(await alertsAbout({ id: paymentId })).toEqual(['plan_not_extended']);
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
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    termStart: daysFromNow(-7),
    renewalRequest: null,
  });
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
  expect(await planOf(bought)).toMatchObject({ upcoming: { seats: 3 }, renewalRequest: null });
  expect(await read(open.path)).toMatchObject({ status: 'Cancelled' });
  await reverseByBank(bought.account, replaced ?? '', paymentId);
  expect(await planOf(bought)).toMatchObject({ upcoming: null, renewalRequest, next });
  expect(await read(open.path)).toMatchObject({ status: 'Pending' });
  expect(await invoiceOf(bought, replaced)).toMatchObject({ status: 'Cancelled' });
});

it('a payment is reversed only after a later one that changed its plan', async () => {
  const { account, payable, path, paymentId } = await aPaidOrder();
  const bought = await planBoughtBy(account);
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
  const bought = await planBoughtBy(account);
  const later = await addUsers(bought, 10, daysFromNow(0));
  await bought.reference.update({ state: 'suspended' });
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

it('an invoice for more users that a mistaken payment had withdrawn stays cancelled', async () => {
  const bought = await aPlan(daysFromNow(-2), month, await signUp());
  const replaced = await askForUsers(bought, 5, daysFromNow(0));
  const latest = await askForUsers(bought, 10, daysFromNow(0));
  const { paymentId } = await payByBank(bought.account, replaced);
  expect(await planOf(bought)).toMatchObject({ seats: 5 });
  await reverseByBank(bought.account, replaced, paymentId);
  expect(await planOf(bought)).toMatchObject({ seats: 3, changeRequest: null });
  for (const id of [replaced, latest]) {
    expect(await invoiceOf(bought, id)).toMatchObject({ status: 'Cancelled' });
  }
});

async function renewByBank(bought: BoughtPlan, requestedBy: string) {
  const { renewalRequest } = await runUntil(bought, requestedBy);
  const invoice = await invoiceOf(bought, renewalRequest);
  return { invoice, ...(await payByBank(bought.account, invoice.id)) };
}

function daysFromNow(days: number): string {
  return addDays(indianDay(new Date()), days);
}
