import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { OrderLine } from '../../../functions/shared/payments/orders.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { paymentAttempts, payments } from '../../../functions/src/payments/documents.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { restoreAttempt } from '../../../functions/src/payments/reconcile/restore-attempts.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { paidPlans } from '../../../functions/src/emails/compose/payments/paid-plans.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { moneyGoneAt } from '../../../functions/src/payments/recording/money-gone.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { alertsAbout, anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { addUsers, ask, askForUsers } from '../../support/functions/plan-changes.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import {
  aPlan,
  emailsOf,
  invoiceOf,
  openInvoice,
  planOf,
  runUntil,
} from '../../support/functions/plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;

it('plan fault 7: the request of a cancelled plan whose term runs', async () => {
  const { bought, opened } = await aRequestedPlan();
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-19');
  await opened.on('2027-02-20');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    renews: { on: false },
    upcoming: { seats: 3, termEnd: '2027-03-31' },
  });
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_cancel']);
});

it('plan fault 30: the request of a plan that has ended', async () => {
  const { bought, opened } = await aRequestedPlan();
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-19');
  const ended = await runUntil(bought, '2027-02-28');
  await opened.on('2027-03-01');
  expect(await planOf(bought)).toEqual(ended);
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_cancel', 'plan_not_extended']);
});

it('an old request whose term is paid', async () => {
  const { bought, opened, path } = await aRequestedPlan();
  await ask(bought, { kind: 'next', seats: 1, term: 'month' }, '2027-02-19');
  const { renewalRequest } = await planOf(bought);
  await (await openInvoice(bought, renewalRequest ?? '')).on('2027-02-20');
  const renewed = await planOf(bought);
  await opened.on('2027-02-21');
  expect(await planOf(bought)).toEqual(renewed);
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_cancel', 'plan_not_extended']);
  const invoice = await firestore.doc(path).get();
  expect(invoice.get('unchangedPlans')).toEqual([bought.reference.id]);
  const confirmed = await paidPlans(invoice);
  expect(confirmed).toEqual({ plans: [], areRenewed: false, isUnused: true });
});

it('more users of a term that is over', async () => {
  const bought = await aPlan('2027-01-31', month);
  const plan = { kind: 'add-seats', seats: 4, amountMinor: 10_606_50 } as const;
  const { invoiceId } = await ask(bought, plan, '2027-02-10');
  const opened = await openInvoice(bought, invoiceId ?? '');
  await runUntil(bought, '2027-02-28');
  expect(await invoiceOf(bought, invoiceId)).toMatchObject({ status: 'Cancelled' });
  await opened.on('2027-03-01');
  expect(await planOf(bought)).toMatchObject({ seats: 3 });
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_cancel', 'plan_not_extended']);
});

it('more users of a plan that has had others since', async () => {
  const bought = await aPlan('2027-01-31', month);
  const opened = await openInvoice(bought, await askForUsers(bought, 5, '2027-02-10'));
  await addUsers(bought, 4, '2027-02-10');
  await opened.on('2027-02-11');
  expect(await planOf(bought)).toMatchObject({ seats: 4 });
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_cancel', 'plan_not_extended']);
});

it('plan fault 37: an account that is deleted takes its plan and its open request along', async () => {
  const { bought, opened, path } = await aRequestedPlan();
  const { uid } = bought.account;
  await deleteAccount(uid);
  expect((await firestore.doc(path).get()).exists).toBe(false);
  expect((await bought.reference.get()).exists).toBe(false);
  const left = await alerts.where('uid', '==', uid).get();
  expect(left.docs.map((alert) => alert.data().kind)).toEqual([]);
  await opened.on('2027-02-20');
  expect(await alertsAbout(opened.payment)).toEqual(['paid_after_deletion']);
});

it('a refund of the next term takes it away, and a refund of a past one changes nothing', async () => {
  const { bought, opened } = await aRequestedPlan();
  await opened.on('2027-02-20');
  await refundWhole(opened.payment, '2027-02-22');
  const running = await planOf(bought);
  expect(running).toMatchObject({ state: 'active', upcoming: null, renews: { on: false } });
  expect(await emailsOf(bought)).toContain('plan_cancelled');
  const { bought: other, opened: next } = await aRequestedPlan();
  await next.on('2027-02-20');
  const renewed = await runUntil(other, '2027-02-28');
  await refundWhole(other.payment, '2027-03-01');
  expect(await planOf(other)).toEqual(renewed);
});

it('money that went back without a named refund was lost when that was reported', () => {
  const updatedAt = Timestamp.now();
  const record = { state: 'refunded', amountMinor: 100, disputes: {}, refunds: {} } as const;
  expect(moneyGoneAt({ ...record, updatedAt })).toBe(updatedAt);
});

it('a refund after the end changes nothing', async () => {
  const { bought } = await aRequestedPlan();
  await ask(bought, { kind: 'cancel', reason: null }, '2027-02-19');
  const ended = await runUntil(bought, '2027-02-28');
  await refundWhole(bought.payment, '2027-03-01');
  expect(await planOf(bought)).toEqual(ended);
});

it('money for a plan that no longer exists raises an alert', async () => {
  const { bought, opened } = await aRequestedPlan();
  await bought.reference.delete();
  await opened.on('2027-02-20');
  expect(await alertsAbout(opened.payment)).toEqual(['plan_not_extended']);
});

it('an attempt that was restored without its plans still extends them', async () => {
  const { bought, opened, path } = await aRequestedPlan();
  await paymentAttempts.doc(attemptIdOf(path, 1)).update({ planIds: [] });
  await opened.on('2027-02-20');
  expect(await planOf(bought)).toMatchObject({ upcoming: { termEnd: '2027-03-31' } });
});

it('an attempt from before plans gets those of its invoice once it is restored', async () => {
  const { bought, opened, path } = await aRequestedPlan();
  const attempt = paymentAttempts.doc(attemptIdOf(path, 1));
  await attempt.update({ planIds: FieldValue.delete() });
  await restoreAttempt(await razorpayGateway().fetchOrder(String(opened.payment['order_id'])));
  expect((await attempt.get()).data()).toMatchObject({ planIds: [bought.reference.id] });
});

it('a refund of an order from before plans ends the plan that it has now', async () => {
  const { bought } = await aRequestedPlan();
  const attempt = paymentAttempts.doc(attemptIdOf(bought.orderPath, 1));
  await attempt.update({ planIds: FieldValue.delete() });
  await refundWhole(bought.payment, '2027-03-01');
  expect(await planOf(bought)).toMatchObject({ state: 'ended' });
});

it('a payment that is recorded again after a restore keeps its plan', async () => {
  const { bought } = await aRequestedPlan();
  const before = await planOf(bought);
  await payments.doc(bought.payment.id).delete();
  const unpaid = { status: 'Pending', paymentId: FieldValue.delete() };
  await firestore.doc(bought.orderPath).update(unpaid);
  await recordPayment(reportOf({ ...bought.payment }));
  expect(await planOf(bought)).toEqual(before);
});

it('a product that is no longer sold starts no plan', async () => {
  const { account, order, payment } = await anOpenOrder();
  const stored = await firestore.doc(order.path).get();
  const [first, ...others] = stored.get('items') as OrderLine[];
  await firestore.doc(order.path).update({ items: [{ ...first, id: 'sold-no-more' }, ...others] });
  await recordPayment(reportOf(payment));
  const plans = await subscriptionsOf(account.uid).get();
  expect(plans.docs.map((plan) => plan.data().productId)).toEqual(others.map(({ id }) => id));
});

it('a refund of the running term does not end a plan whose next term is paid', async () => {
  const { bought, opened } = await aRequestedPlan();
  await opened.on('2027-02-20');
  await refundWhole(bought.payment, '2027-03-01');
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    upcoming: { termEnd: '2027-03-31' },
  });
});

/** Creates a monthly plan whose renewal is requested and whose checkout is open. */
async function aRequestedPlan() {
  const bought = await aPlan('2027-01-31', month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const invoiceId = renewalRequest ?? '';
  const { path } = await invoiceOf(bought, invoiceId);
  return { bought, invoiceId, path, opened: await openInvoice(bought, invoiceId) };
}
