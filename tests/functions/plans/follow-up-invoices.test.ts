import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { followUpInvoices } from '../../../functions/src/invoices/follow-up-invoices.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { orderByInvoice } from '../../../functions/src/invoices/order-by-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { latestAttempt } from '../../../functions/src/payments/attempts/find-attempts.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { readConsistently } from '../../../functions/src/platform/commit-atomically.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import type { Account } from '../../support/functions/accounts/accounts.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import { aBuyer, fillCart } from '../../support/functions/orders-by-invoice.ts';
import { payByBank, reverseByBank } from '../../support/functions/payments/bank-payments.ts';
import { alertsAbout, paymentRecord, reportOf } from '../../support/functions/payments/payments.ts';
import { askForUsers } from '../../support/functions/plan-changes.ts';
import { aPlan, at, invoiceOf, openInvoice, planOf } from '../../support/functions/plans.ts';
import { read } from '../../support/functions/stored.ts';

/** Other tests' orders are due years later, so these runs don't follow them up. */
const ordered = '2020-06-01';
const seats = { seats: 3, term: 'month' } as const;
const total = 3 * 16_499;

it('reminds three days before the due day and on it, and cancels a week after it', async () => {
  const { path } = await anOrder();
  await runAt('2020-06-12', 8);
  expect(await emailsAbout(path)).toEqual(['invoice_issued']);
  await runAt('2020-06-12', 9);
  await runAt('2020-06-12', 10);
  expect(await emailsAbout(path)).toEqual(['invoice_issued', 'invoice_reminder']);
  await runAt('2020-06-15', 9);
  expect(await emailsAbout(path)).toHaveLength(3);
  await runAt('2020-06-22', 23);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  await runAt('2020-06-23', 9);
  const cancelled = await read(path);
  expect(cancelled).toMatchObject({
    status: 'Cancelled',
    operatorChanges: [{ change: 'cancelled', note: 'Not paid by 22 Jun 2020.' }],
  });
  expect(cancelled).not.toHaveProperty('nextStepAt');
  const reminders = ['invoice_reminder', 'invoice_reminder'];
  expect(await emailsAbout(path)).toEqual(['invoice_issued', ...reminders, 'invoice_lapsed']);
});

it('a run that comes late reminds first, and gives the whole grace', async () => {
  const { path } = await anOrder();
  await runAt('2020-07-01', 9);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  expect(await emailsAbout(path)).toEqual(['invoice_issued', 'invoice_reminder']);
  await runAt('2020-07-08', 23);
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  await runAt('2020-07-09', 9);
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
});

it('concurrent runs act once', async () => {
  const { path } = await anOrder();
  await Promise.all([1, 2, 3].map(() => runAt('2020-06-12', 9)));
  expect(await emailsAbout(path)).toEqual(['invoice_issued', 'invoice_reminder']);
});

it('neither reminds of a paid order nor cancels it', async () => {
  const { account, id, path } = await anOrder();
  await payByBank(account, id);
  await runAt('2020-07-30', 9);
  expect(await read(path)).toMatchObject({ status: 'Paid' });
  // Another process may confirm the payment meanwhile.
  const emails = await emailsAbout(path);
  expect(emails.filter((kind) => kind !== 'payment_confirmed')).toEqual(['invoice_issued']);
});

it('does not cancel an order while its payment is open', async () => {
  const { account, id, path } = await anOrder();
  await openInvoice({ account }, id);
  await untilGraceIsOver();
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  await closeAttempt(path);
  await runAt('2020-06-23', 10);
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
});

it('does not cancel an order while Razorpay holds an authorized payment', async () => {
  const { account, id, path } = await anOrder();
  const { payment } = await openInvoice({ account }, id);
  await recordPayment(reportOf({ ...payment, status: 'authorized', captured: false }));
  await closeAttempt(path);
  await untilGraceIsOver();
  expect(await read(path)).toMatchObject({ status: 'Pending' });
  await payments.doc(payment.id).update({ state: 'failed' });
  await runAt('2020-06-23', 10);
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
});

it('a late payment online marks the cancelled order Paid, starts its plans and raises an alert', async () => {
  const { account, id, path } = await anOrder();
  const { payment } = await openInvoice({ account }, id);
  await closeAttempt(path);
  await untilGraceIsOver();
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
  await recordPayment(reportOf(payment));
  expect(await paymentRecord(payment)).toMatchObject({ outcome: 'paid_after_cancel' });
  expect(await read(path)).toMatchObject({ status: 'Paid' });
  expect(await plansOf(account)).toMatchObject([{ ...seats, state: 'active' }]);
  expect(await alertsAbout(payment)).toEqual(['paid_after_cancel']);
});

it('a late bank payment marks the cancelled order Paid and starts its plans', async () => {
  const { account, id, path } = await anOrder();
  await untilGraceIsOver();
  await payByBank(account, id);
  expect(await read(path)).toMatchObject({ status: 'Paid' });
  expect(await plansOf(account)).toMatchObject([{ ...seats, state: 'active' }]);
});

it('an order whose payment was reversed gets the whole grace, counted from the reversal', async () => {
  const { account, id, path } = await anOrder();
  const { paymentId } = await payByBank(account, id);
  await runAt('2020-06-30', 9);
  await reverseByBank(account, id, paymentId);
  const { nextStep, nextStepAt } = await read(path);
  expect(nextStep).toBe('cancel');
  const days = ((nextStepAt as Timestamp).toMillis() - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(7);
  expect(days).toBeLessThan(8.5);
  const { dueAt } = await read(path);
  expect(indianDay((dueAt as Timestamp).toDate())).toBe(indianDay(new Date()));
});

it('cancels an invoice for more users when its price no longer holds', async () => {
  const bought = await aPlan('2020-06-01', { id: 'apac-debt-grid', ...seats });
  const id = await askForUsers(bought, 12, '2020-06-05');
  await runAt('2020-06-08', 23);
  expect(await invoiceOf(bought, id)).toMatchObject({ status: 'Pending' });
  await runAt('2020-06-09', 9);
  const { status, path } = await invoiceOf(bought, id);
  expect(status).toBe('Cancelled');
  expect(await planOf(bought)).toMatchObject({ changeRequest: null });
  expect(await emailsAbout(path)).toEqual([]);
});

it('leaves an invoice alone that staff cancelled', async () => {
  const { account, id, path } = await anOrder();
  const payable = { type: 'invoice', uid: account.uid, id } as const;
  await byCommand({ action: 'cancel-invoice', payable, note: 'No longer wanted.' });
  const before = await emailsAbout(path);
  await untilGraceIsOver();
  expect(await emailsAbout(path)).toEqual(before);
});

async function anOrder() {
  const account = await aBuyer();
  await fillCart(account, 'apac-debt-grid', seats);
  const { invoiceId: id } = await orderByInvoice(account.uid, { total }, at(ordered, 12));
  return { account, id, path: invoicesOf(account.uid).doc(id).path };
}

function runAt(day: string, hour: number): Promise<void> {
  return followUpInvoices(at(day, hour));
}

async function untilGraceIsOver(): Promise<void> {
  for (const day of ['2020-06-12', '2020-06-15', '2020-06-23']) await runAt(day, 9);
}

async function closeAttempt(path: string): Promise<void> {
  const attempt = await readConsistently((reads) => latestAttempt(reads, path));
  await attempt?.ref.update({ state: 'expired' });
}

async function emailsAbout(path: string): Promise<string[]> {
  const { docs } = await outbox.where('path', '==', path).orderBy('createdAt').get();
  return docs.map((email) => email.data().kind);
}

async function plansOf({ uid }: Account) {
  return (await subscriptionsOf(uid).get()).docs.map((plan) => plan.data());
}
