import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { noteHealth } from '../../functions/src/payments/reconcile/note-health.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { minutesAgo, storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';

test('the overview leads to what is overdue and to the messages that wait', async ({
  page,
  account,
}) => {
  const { body: toPay } = await createOrder(account, await storeOrder(account));
  await payInSandbox(toPay.id);
  const invoiceNumber = `INV-${randomUUID().slice(0, 8)}`;
  const invoice = await storeInvoice(account, { invoiceNumber });
  const later = await storeInvoice(account, { invoiceNumber: `${invoiceNumber}-later` });
  const lines = [{ description: 'Training', quantity: 1, unitPrice: 5_500.5 }];
  await firestore.doc(invoice.path).update({ lines, dueAt: minutesAgo(5) });
  const dueAt = Timestamp.fromMillis(Date.now() + 60 * 60_000);
  await firestore.doc(later.path).update({ lines, dueAt });
  const text = `Thank you. ${randomUUID()}`;
  await storeMessage(account, text);
  await noteHealth(new Date('2026-11-24T04:30:00Z'));

  await visitDesk(page, '/admin/');
  await signIn(page, await aPerson('admin'));
  await expect(page.getByText('Last check of unreported payments')).toBeVisible();
  await expect(page.getByText('24 Nov 2026, 4:30 am')).toBeVisible();
  await expect(page.locator('canvas')).not.toHaveCount(0);
  await inspect(page, 'desk-overview-charts');
  await page.getByRole('link', { name: /^Overdue invoices: [1-9]/ }).click();
  await expect(page.getByLabel('Status')).toHaveValue('Overdue');
  await expect(page.getByRole('link', { name: invoiceNumber, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `${invoiceNumber}-later` })).toHaveCount(0);
  await inspect(page, 'desk-overdue');

  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Messages that wait: [1-9]/ }).click();
  const message = page.getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: 'No answer needed' }).click();
  const dialog = page.getByRole('dialog', { name: /^Put the message of .* away\?$/ });
  await dialog.getByLabel('Why').fill('A greeting.');
  await inspect(page, 'desk-close-message');
  await dialog.getByRole('button', { name: 'No answer needed' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(message).toContainText('No answer needed');
});
