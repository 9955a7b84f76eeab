import { readFile } from 'node:fs/promises';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { paths } from '../../functions/shared/paths.ts';
import { openedCheckout, payByUpi } from '../support/browser/payments/checkout.ts';
import { signIn, visitAdmin } from '../support/browser/admin.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { visit } from '../support/browser/visit.ts';
import {
  proveAddress,
  signedInAgo,
  signUp,
  storeProfile,
} from '../support/functions/accounts/accounts.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { storeMessage, storeOrder } from '../support/functions/stored.ts';

const customerName =
  'Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit of India';

test('a new administrator finds and exports a customer, issues an invoice, and refunds it after the customer has paid', async ({
  page,
  browser,
}) => {
  const customer = await signUp();
  await storeProfile(customer.uid, { email: customer.email, name: customerName });
  const order = await storeOrder(customer);
  await storeMessage(customer, 'Please call me.', customer.email);
  const admin = await signUp();
  await proveAddress(admin);
  const granted = await runCommand('admin-grant', [admin.email, '--yes']);
  expect(granted).toMatchObject({ code: 0 });
  const question = page.getByRole('dialog');
  const customerPath = `/admin/customers/${customer.uid}`;

  await test.step('the customer is found by email address', async () => {
    await visitAdmin(page, '/admin/customers');
    await signIn(page, admin);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await inspect(page, 'admin-customers');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: customerName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerName);
    await expect(page.getByText('Please call me.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0);
    await inspect(page, 'admin-customer');
  });

  await test.step('an export asks for confirmation, and is in the audit log', async () => {
    const exportButton = page.getByRole('button', { name: 'Export' });
    await exportButton.click();
    await expect(question).toContainText('recorded in the audit log');
    await inspect(page, 'admin-customer-export');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect((await audit.where('path', '==', `users/${customer.uid}`).get()).docs).toEqual([]);
    const download = page.waitForEvent('download');
    await exportButton.click();
    await question.getByRole('button', { name: 'Export' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ orders: [{ id: order.id }] });
    await expect(question).toBeHidden();
    await expect.poll(() => entriesAhead(page)).toBe(1);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByText("Exported a customer's data").first()).toBeVisible();
  });

  const number = await test.step('an invoice is issued, and a reminder is sent', async () => {
    await page.goto(customerPath);
    await page.getByRole('link', { name: 'New invoice' }).click();
    const email = page.getByLabel("Customer's email");
    await expect(email).toHaveValue(customer.email);
    await expect(email).toHaveAccessibleDescription(/^Accounts with this address: Rashtriya /);
    await expect(page.getByLabel("Customer's name")).toHaveValue(customerName);
    await page.getByLabel('Description').fill('Migration of 2,000 cases');
    await page.getByLabel('Unit price').fill('20,000');
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Description').nth(1).fill('Training, half a day');
    await page.getByLabel('Quantity').nth(1).fill('2');
    await page.getByLabel('Unit price').nth(1).fill('2,500.50');
    await page.getByLabel('Note (optional)').fill('As agreed on the phone.');
    await expect(page.getByText('Total ₹25,001')).toBeVisible();
    await page.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(question).toHaveAccessibleName('Issue an invoice for ₹25,001?');
    await question.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(page.getByText(/^Invoice INV\/\S+ for ₹25,001 issued to /)).toBeVisible();
    const link = page.getByRole('link', { name: /^INV\// });
    await expect(link).toHaveCount(1);
    const text = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByText(/^None yet\. The invoice goes to/)).toBeVisible();
    await page.getByRole('button', { name: 'Send reminder' }).click();
    await question.getByRole('button', { name: 'Send reminder' }).click();
    await expect(page.getByText('Sent an invoice reminder')).toBeVisible();
    await awaitEmail(customer.email, /^Invoice INV\//);
    await awaitEmail(customer.email, /^Reminder: invoice INV\//);
    return text;
  });

  const theirs = await (await browser.newContext()).newPage();
  await test.step('the customer verifies the address, logs in again, and pays', async () => {
    await returnAs(theirs, customer);
    await visit(theirs, paths.profileInvoices);
    await expect(theirs.getByText('No invoices found.')).toBeVisible();
    // Another session opened the emailed link. This login is older than that, so it can't claim the invoices.
    await proveAddress(signedInAgo(customer, 10 * 60, 'password'));
    await theirs.reload();
    await expect(theirs.getByText('We have invoices for your email address.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Logout' }).click();
    await logIn(theirs, customer);
    await theirs.goto(paths.profileInvoices);
    await theirs.getByRole('link', { name: number }).click();
    const terms = theirs.getByRole('region', { name: 'Items' });
    await expect(terms).toContainText('Training, half a day, 2 × ₹2,500.50');
    await expect(terms).toContainText('As agreed on the phone.');
    await expect(theirs.getByText('Reminder sent')).toBeVisible();
    await inspect(theirs, 'issued-invoice');
    await theirs.getByRole('button', { name: /^Pay Now/ }).click();
    await payByUpi(await openedCheckout(theirs), 'success@razorpay');
    await expect(theirs.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('half is refunded, and the customer sees the reason', async () => {
    await page.getByRole('link', { name: 'All invoices' }).click();
    await page.getByRole('main').getByLabel('Search').fill(number);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText(/^None yet\. The invoice goes to/)).toBeHidden();
    await expect(page.getByText('Issued an invoice')).toBeVisible();
    await page.getByRole('button', { name: 'Refund' }).click();
    await question.getByLabel('Amount in INR').fill('12,500.50');
    await question.getByLabel('Reason').fill('One training is off.');
    await question.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Refund of ₹12,500.50: Processed')).toBeVisible();
    await expect(page.getByText('Refunded a payment')).toBeVisible();
    await expect(theirs.getByText('One training is off.')).toBeVisible();
    await expect(theirs.getByText('Refund of ₹12,500.50 started')).toBeVisible();
    await expect(theirs.getByText('Partially refunded', { exact: true })).toBeVisible();
  });
  await theirs.context().close();
});
