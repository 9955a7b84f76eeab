import { readFile } from 'node:fs/promises';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { signUp, storeProfile } from '../support/functions/accounts.ts';
import { storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';

const longName = 'Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit of India';

test('an administrator finds a customer, sees what they have, and exports it', async ({ page }) => {
  const customer = await signUp();
  await storeProfile(customer.uid, { email: customer.email, name: longName });
  const order = await storeOrder(customer);
  await storeInvoice(customer, { invoiceNumber: 'INV-71', name: longName, email: customer.email });
  await storeMessage(customer, 'Please call me.', customer.email);
  await visitDesk(page, '/admin/customers');
  await signIn(page, await aPerson('admin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await inspect(page, 'desk-customers');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: longName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longName);
  await expect(page.getByRole('link', { name: 'INV-71' })).toBeVisible();
  await expect(page.getByText('Please call me.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await inspect(page, 'desk-customer');
  await page.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('dialog', { name: 'Export the data of this customer?' });
  await inspect(page, 'desk-customer-export');
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question).toBeHidden();
  expect((await audit.where('path', '==', `users/${customer.uid}`).get()).docs).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(question).toContainText('The audit names you.');
  await question.getByRole('button', { name: 'Export' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({ orders: [{ id: order.id }] });
  await expect(question).toBeHidden();
  await expect.poll(() => entriesAhead(page)).toBe(1);
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Exported a customer’s data').first()).toBeVisible();

  await page.goto(`/admin/customers/${customer.uid}`);
  await page.getByRole('link', { name: 'New invoice' }).click();
  await expect(page.getByLabel('Customer’s email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Customer’s name')).toHaveValue(longName);
});

test('a customer without anything has a page that says so', async ({ page }) => {
  const customer = await signUp();
  await visitDesk(page, `/admin/customers/${customer.uid}`);
  await signIn(page, await aPerson('viewer'));
  for (const text of [
    'This account has no profile, or was deleted. What the books need of a deleted one is below.',
    'No invoices.',
    'No orders.',
    'No messages.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await inspect(page, 'desk-customer-empty');
});
