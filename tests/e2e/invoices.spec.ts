import type { Locator } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openInvoices, openTab } from '../support/browser/invoices-tab.ts';
import { logIn } from '../support/browser/log-in.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { invoicesOf } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';

/** The contact section's second tab. */

test('a visitor logs in, saves an invoice, and pays it later', async ({ page, account }) => {
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await expect(
    tab.getByText('Please log in to view your invoices and make payments.'),
  ).toBeVisible();
  await inspect(page, 'invoices-logged-out');
  await tab.getByRole('button', { name: 'Log in or sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page, account);
  await expect(tab.getByText('You have no invoices.')).toBeVisible();

  const form = invoiceForm(tab);
  await expect(form.name).toHaveValue('Asha Example');
  await expect(form.email).toHaveValue(account.email);
  await expect(form.phone).toHaveValue('+91 90000 00000');
  await expect(form.currency).toHaveValue('INR');
  await form.name.fill('');
  await form.submit.click();
  await expect(form.name).toBeFocused();
  for (const field of [form.name, form.number, form.amount]) {
    await expect(field).toHaveAccessibleDescription(/Please enter/);
  }
  await inspect(page, 'invoices-incomplete');
  expect(await invoicesOf(account.uid)).toEqual([]);

  await form.name.fill('Asha Example');
  await form.number.fill('INV-2026-1');
  await form.amount.fill('5500.5');
  await form.currency.selectOption('USD');
  await form.submit.click();
  const checkout = await openedCheckout(page);
  await expect(checkout.getByText('$5,500.50').first()).toBeVisible();
  await expect(checkout.getByText('Payment for Invoice #INV-2026-1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^No payment has arrived yet\./)).toBeVisible();
  await expect(form.number).toHaveValue('');
  await expect(form.amount).toHaveValue('');
  await expect(form.currency).toHaveValue('INR');
  await form.number.fill('inv-2026-1 ');
  await form.amount.fill('5500.5');
  await form.submit.click();
  await expect(form.number).toHaveAccessibleDescription(/in your list already/);
  await expect(form.number).toBeFocused();
  expect(await invoicesOf(account.uid)).toHaveLength(1);
  const row = tab.getByRole('listitem').filter({ hasText: 'Inv #INV-2026-1' });
  await expect(row).toContainText('$5,500.50');
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Pay Now for invoice INV-2026-1' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(
    page.getByText('Payment successful! Your invoice will be updated shortly.'),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/invoices\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Invoice INV-2026-1' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Thank you for your payment' })).toContainText(
    'You have paid $5,500.50 for invoice INV-2026-1.',
  );
  await page.goBack();
  await openTab(page);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await invoicesOf(account.uid)).toMatchObject([
    {
      name: 'Asha Example',
      email: account.email,
      phone: '+91 90000 00000',
      invoiceNumber: 'INV-2026-1',
      amount: 5500.5,
      currency: 'USD',
      status: 'Paid',
    },
  ]);
  expect(await capturedMinor(account.uid)).toBe(5500_50);
});

test('a payment that can’t be prepared says what is missing', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  await storeInvoice(account, { invoiceNumber: 'INV-8' });
  await page.route('**/v1/checkout.js', (route) => route.abort());
  const tab = await openInvoices(page, account);
  const pay = tab.getByRole('button', { name: 'Pay Now for invoice INV-8' });
  for (const sentence of [
    /^Could not initiate payment\. The payment window could not be loaded\./,
    /^Failed to create payment order\. The server could not be reached\./,
  ]) {
    await pay.click();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(pay).toBeFocused();
    await page.unroute('**/v1/checkout.js');
    await page.route(`**${endpoints.createRazorpayOrder}`, (route) => route.abort());
  }
});

test(
  'a list that did not arrive and an invoice that is not saved can be tried again',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/status of (400|403)|ERR_FAILED/);
    const code = '**/assets/watch-user-collection-*.js';
    await page.route(code, (route) => route.abort());
    await returnAs(page, account);
    await visit(page, '/#contact');
    const tab = await openTab(page);
    await expect(tab.getByText('Your invoices could not be loaded.')).toBeVisible();
    await page.unroute(code);
    const held = await hold(page, code);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await expect(tab.getByText('Loading invoices...')).toBeVisible();
    await expect(tab.getByText('You have no invoices.')).toBeHidden();
    held.release();
    await expect(tab.getByText('You have no invoices.')).toBeVisible();

    const form = invoiceForm(tab);
    await form.number.fill('INV-10');
    await form.amount.fill('100');
    await database.refuseWrites();
    await form.submit.click();
    await expect(
      tab.getByRole('alert').filter({ hasText: 'Failed to save invoice before payment.' }),
    ).toBeVisible();
    await expect(form.number).toHaveValue('INV-10');
    await expect(tab.getByText('You have no invoices.')).toBeVisible();
    await database.acceptAgain();
    await form.submit.click();
    await openedCheckout(page);
    expect(await invoicesOf(account.uid)).toHaveLength(1);
  },
);

test('many long invoices are scrolled by keyboard, and wait offline', async ({
  page,
  context,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'X'.repeat(100), amount: 1_00_00_000 });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await storeInvoice(account, { invoiceNumber: `INV-${number}`, amount: 99_99_999.99 });
  }
  const tab = await openInvoices(page, account);
  const rows = tab.getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('Inv #INV-6');
  const area = tab.getByRole('region', { name: 'Your invoices' });
  await expect(area).toHaveAttribute('tabindex', '0');
  await area.focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeInViewport();

  await context.setOffline(true);
  const pay = rows.last().getByRole('button', { name: /^Pay Now/ });
  await expect(pay).toBeDisabled();
  await expect(invoiceForm(tab).submit).toBeDisabled();
  await expect(tab.getByText(/^You are offline\./)).toBeVisible();
  await inspect(page, 'invoices-offline');
  await context.setOffline(false);
  await expect(invoiceForm(tab).submit).toBeEnabled({ timeout: 60_000 });
  await expect(pay).toBeEnabled();
});

function invoiceForm(tab: Locator) {
  const form = tab.getByRole('form', { name: 'New invoice' });
  return {
    name: form.getByLabel('Full name'),
    email: form.getByLabel('Email'),
    phone: form.getByLabel('Phone'),
    number: form.getByLabel('Invoice number'),
    amount: form.getByLabel('Amount'),
    currency: form.getByLabel('Currency'),
    submit: form.getByRole('button', { name: 'Save and Pay' }),
  };
}
