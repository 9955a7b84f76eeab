import { expect, it } from 'vitest';
import { isToOperator } from '../../../functions/shared/messages/email-kinds.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { leases } from '../../../functions/src/platform/documents.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { refundTotals } from '../../../functions/src/payments/recording/count-refunds.ts';
import {
  allSubscriptions,
  subscriptionsOf,
} from '../../../functions/src/subscriptions/documents.ts';
import { exportDatabase, restoreCollections } from '../../support/functions/backup.ts';
import { emptyDatabase } from '../../support/functions/empty-database.ts';
import {
  anOpenOrder,
  aPaymentRequest,
  paymentRecord,
  openAlertsAbout,
  resolveAlertsAbout,
} from '../../support/functions/payments/payments.ts';
import { control, resetProvider } from '../../support/functions/payments/provider.ts';
import { currentYear, receiptsOf, seriesOf } from '../../support/functions/payments/receipts.ts';
import { refundProcessed } from '../../support/functions/payments/refunds.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { deleteAll, read } from '../../support/functions/stored.ts';

const dayMs = 24 * 60 * 60 * 1000;

it('no payment is lost when the database is restored from a backup', async () => {
  await resetProvider();
  await emptyDatabase();
  const paid = await anOpenOrder();
  const old = await pay(paid.razorpayOrderId);
  const opened = await anOpenOrder();
  const ordered = await aPaymentRequest();
  await emailsToCustomers([old]);
  const backup = await exportDatabase();

  const ofOpened = await pay(opened.razorpayOrderId);
  const ofOrdered = await pay((await createPaymentOrder(ordered.request)).id);
  const placedLater = await anOpenOrder();
  const ofPlacedLater = await pay(placedLater.razorpayOrderId);
  await refund(old);
  const refunded = await refundedByMonth();
  const plans = await plansOf(paid, opened, ordered);
  const numbers = await numbersOf(opened, ordered);
  const series = await seriesOf(currentYear);
  const all = [old, ofOpened, ofOrdered, ofPlacedLater];
  const emails = await emailsToCustomers(all);
  await restoreCollections(backup);
  // A lease that was held meanwhile would keep receipts waiting for two minutes.
  await leases.doc('receipts').delete();

  expect(await reconcile()).toMatchObject({
    code: 1,
    output: expect.stringContaining('4 in Razorpay, 1 in the ledger, 3 missing.'),
  });
  const recorded = await reconcile('--record', '--yes');
  expect(recorded.output).toContain('4 receipt numbers have been issued in');
  expect(recorded.output).toContain('4 in Razorpay, 4 in the ledger, 0 missing.\n1 difference:');
  for (const { path } of [opened.order, ordered.order]) {
    expect(await read(path)).toMatchObject({ status: 'Paid' });
  }
  for (const payment of [ofOpened, ofOrdered]) {
    await expect.poll(() => paymentRecord(payment)).toMatchObject({ receiptState: 'issued' });
    expect(await receiptsOf({ payment })).toHaveLength(1);
  }
  await deleteAll(allSubscriptions);
  expect(await rebuild()).toMatchObject({ code: 0 });
  expect(await plansOf(paid, opened, ordered)).toEqual(plans);
  expect(await numbersOf(opened, ordered)).toEqual(numbers);
  expect(await seriesOf(currentYear)).toEqual(series);
  expect(await emailsToCustomers(all)).toEqual(emails);
  expect(Object.values((await paymentRecord(old))?.refunds ?? {})).toMatchObject([
    { state: 'processed' },
  ]);
  expect(await refundedByMonth()).toEqual(refunded);
  const { uid, path } = { uid: placedLater.account.uid, path: placedLater.order.path };
  expect(await paymentRecord(ofPlacedLater)).toMatchObject({
    outcome: 'document_missing',
    uid,
    path,
  });
  expect(await openAlertsAbout(ofPlacedLater)).toEqual(['document_missing']);
  await resolveAlertsAbout(ofPlacedLater);
  expect(await reconcile()).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 missing.\nNo differences.'),
  });
});

/** Pays a Razorpay order, and waits until its receipt is issued. */
async function pay(razorpayOrderId: string): Promise<{ id: string }> {
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ receiptState: 'issued' });
  return { id };
}

/** Refunds part of a payment in the dashboard, and waits until the ledger has the refund. */
async function refund(payment: { id: string }): Promise<void> {
  await control(`payments/${payment.id}/refund`, { amount: 100 });
  await refundProcessed(payment);
}

async function refundedByMonth(): Promise<unknown[]> {
  return (await refundTotals.get()).docs.map((month) => [month.id, month.data()]);
}

/** Returns what the orders' customers may use, and until when. */
async function plansOf(...bought: { order: { path: string } }[]): Promise<unknown[]> {
  const uids = bought.map(({ order }) => order.path.split('/')[1] ?? '');
  const plans = await Promise.all(uids.map((uid) => subscriptionsOf(uid).get()));
  return plans.map(({ docs }) =>
    docs.map((plan) => {
      const { productId, seats, termEnd, state } = plan.data();
      return { productId, seats, termEnd, state };
    }),
  );
}

function rebuild() {
  return runCommand('subscriptions-rebuild', ['--apply', '--yes']);
}

function numbersOf(...bought: { order: { path: string } }[]): Promise<unknown[]> {
  return Promise.all(bought.map(async ({ order }) => (await read(order.path))['receiptNumber']));
}

/**
 * Waits until all emails to customers about payments are sent. Resolves to their IDs and the times they were sent. An
 * email of an earlier test can still be on its way when the database is emptied.
 */
async function emailsToCustomers(payments: readonly { id: string }[]): Promise<string[]> {
  const ids = payments.map(({ id }) => id);
  const sendings = () => sendingsAbout(ids);
  await expect.poll(sendings).not.toContainEqual(expect.stringMatching('undefined'));
  return sendings();
}

async function sendingsAbout(paymentIds: readonly string[]): Promise<string[]> {
  const emails = (await outbox.where('paymentId', 'in', paymentIds).get()).docs;
  const toCustomers = emails.filter((email) => !isToOperator(email.data().kind));
  return toCustomers.map((email) => `${email.id} ${email.data().sentAt?.toMillis()}`).toSorted();
}

/** Reconciles yesterday, today and tomorrow, so the test may run across midnight. */
function reconcile(...args: string[]) {
  const [from, to] = [-1, 1].map((days) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
  ) as [string, string];
  return runCommand('reconcile', ['--from', from, '--to', to, ...args]);
}
