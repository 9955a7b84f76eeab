import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { noteHealth } from '../../functions/src/payments/reconcile/note-health.ts';
import { monthsUntil } from '../../web/src/admin/months.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { ledgerEntry } from '../support/functions/payments.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { failReceiptOf } from '../support/functions/stopped-work.ts';
import {
  minutesAgo,
  read,
  storeInvoice,
  storeMessage,
  storeOrder,
} from '../support/functions/stored.ts';

test('the overview leads to what is overdue and to the messages that wait', async ({
  page,
  account,
}) => {
  const { body: toPay } = await createOrder(account, await storeOrder(account));
  const { razorpay_payment_id: paymentId } = await payInSandbox(toPay.id);
  await failReceiptOf(paymentId);
  const invoiceNumber = `INV-${randomUUID().slice(0, 8)}`;
  const invoice = await storeInvoice(account, { invoiceNumber });
  const later = await storeInvoice(account, { invoiceNumber: `${invoiceNumber}-later` });
  const lines = [{ description: 'Training', quantity: 1, unitPrice: 5_500.5 }];
  await firestore.doc(invoice.path).update({ lines, dueAt: minutesAgo(5) });
  const dueAt = Timestamp.fromMillis(Date.now() + 60 * 60_000);
  await firestore.doc(later.path).update({ lines, dueAt });
  const text = `Thank you. ${randomUUID()}`;
  const { path } = await storeMessage(account, text);
  // The overview counts once, and a trigger opens the message.
  await expect.poll(() => read(path)).toMatchObject({ isOpen: true });
  await noteHealth(new Date('2026-11-24T04:30:00Z'));

  await visitDesk(page, '/admin/');
  await signIn(page, await aPerson('admin'));
  await expect(page.getByText('Last check of unreported payments')).toBeVisible();
  await expect(page.getByText('24 Nov 2026, 10:00 am IST')).toBeVisible();
  await expect(page.locator('canvas')).not.toHaveCount(0);
  await expect(page).toHaveTitle(/^Overview \| /);
  await inspect(page, 'desk-overview-charts');
  await page.getByRole('link', { name: /^Last check of unreported payments: 24 Nov/ }).click();
  await expect(page).toHaveTitle(/^Reconcile \| /);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Receipts that failed: [1-9]/ }).click();
  await expect(page).toHaveTitle(/^Receipts \| /);
  const receipt = page.getByRole('listitem').filter({ hasText: paymentId });
  await expect(receipt.getByRole('link', { name: 'The order' })).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Issue the receipt' })).toBeVisible();
  await inspect(page, 'desk-receipts');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Overdue invoices: [1-9]/ }).click();
  await expect(page.getByLabel('Status')).toHaveValue('Overdue');
  await expect(page.getByRole('link', { name: invoiceNumber, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `${invoiceNumber}-later` })).toHaveCount(0);
  await inspect(page, 'desk-overdue');

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Messages that wait: [1-9]/ }).click();
  const message = page.getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: 'No answer needed' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close the message of .*\?$/ });
  await dialog.getByLabel('Why').fill('A greeting.');
  await inspect(page, 'desk-close-message');
  await dialog.getByRole('button', { name: 'No answer needed' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(message).toContainText('No answer needed');
});

test('each month of the overview leads to its statement, by its link and by its bars, also on a phone', async ({
  page,
  account,
}) => {
  const { body: toPay } = await createOrder(account, await storeOrder(account));
  const { razorpay_payment_id: id } = await payInSandbox(toPay.id);
  // The overview adds up once.
  await expect.poll(() => ledgerEntry({ id })).toMatchObject({ state: 'captured' });
  const [month] = monthsUntil(new Date(), 1);
  const name = month?.name ?? '';
  const statement = `/admin/statement?month=${month?.id}`;
  await visitDesk(page, '/admin/');
  await signIn(page, await aPerson('viewer'));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(statement);
  await page.goBack();
  await page.getByRole('link', { name: new RegExp(`^${name}, INR: ₹`) }).click();
  await expect(page).toHaveURL(statement);
  await page.goBack();
  const chart = page.locator('canvas').first();
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 };
  // The last of the months.
  await chart.click({ position: { x: width - 20, y: height / 2 } });
  await expect(page).toHaveURL(statement);
  await page.goBack();
  await page.setViewportSize({ width: 360, height: 800 });
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  for (const column of ['Payments', 'Received', 'Of that refunded']) {
    await expect(row.getByText(column, { exact: true })).toBeVisible();
  }
  await inspect(page, 'desk-overview-phone');
});

test('a part of the overview that fails leaves the others, and is tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/);
  const refused = { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
  await page.route(/:runAggregationQuery/, (route) =>
    route.request().postData()?.includes('"collectionId":"mail"')
      ? route.fulfill(refused)
      : route.continue(),
  );
  await visitDesk(page, '/admin/');
  await signIn(page, await aPerson('viewer'));
  const waits = page.getByRole('region', { name: 'What waits' });
  await expect(waits.getByText('The figures could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pending: \d/ }).first()).toBeVisible();
  await page.unroute(/:runAggregationQuery/);
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(waits.getByRole('link', { name: /^Needs attention: \d/ })).toBeVisible();
});
