import type { Locator } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openInvoices, openTab } from '../support/browser/invoices-tab.ts';
import { logIn } from '../support/browser/log-in.ts';
import { refuse } from '../support/browser/refuse.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { invoicesOf } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';

/** The contact section's second tab. */

const createOrder = `**${endpoints.createRazorpayOrder}`;

test('a visitor is asked to log in, and then pays a new invoice until it turns to Paid', async ({
  page,
  account,
}) => {
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
  await inspect(page, 'invoices-none');

  const form = invoiceForm(tab);
  await expect(form.name).toHaveValue('Asha Example');
  await expect(form.email).toHaveValue(account.email);
  await expect(form.phone).toHaveValue('+91 90000 00000');
  await expect(form.currency).toHaveValue('INR');
  await form.number.fill('INV-2026-1');
  await form.amount.fill('5500.5');
  await form.submit.click();
  const checkout = await openedCheckout(page);
  await expect(checkout.getByText('₹5,500.50').first()).toBeVisible();
  await expect(checkout.getByText('Payment for Invoice #INV-2026-1')).toBeVisible();
  await payByCard(checkout, testCards.success);

  await expect(
    page.getByText('Payment successful! Your invoice will be updated shortly.'),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  const row = tab.getByRole('listitem').filter({ hasText: 'Inv #INV-2026-1' });
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row).toContainText('INR');
  await expect(row).toContainText('₹5,500.50');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(form.number).toHaveValue('');
  await expect(form.amount).toHaveValue('');
  await inspect(page, 'invoices-paid');
  expect(await invoicesOf(account.uid)).toMatchObject([
    {
      name: 'Asha Example',
      email: account.email,
      phone: '+91 90000 00000',
      invoiceNumber: 'INV-2026-1',
      amount: 5500.5,
      currency: 'INR',
      status: 'Paid',
    },
  ]);
  expect(await capturedMinor(account.uid)).toBe(5500_50);
});

test('the form names what is missing or wrong, and saves nothing', async ({ page, account }) => {
  const tab = await openInvoices(page, account);
  const form = invoiceForm(tab);
  for (const field of [form.name, form.email, form.phone]) await field.fill('');
  await form.submit.click();
  await expect(form.name).toBeFocused();
  for (const field of [form.name, form.email, form.phone, form.number, form.amount]) {
    await expect(field).toHaveAccessibleDescription(/Please enter/);
  }
  await inspect(page, 'invoices-incomplete');
  await form.phone.fill('abc');
  await expect(form.phone).toHaveAccessibleDescription(/phone number with/);
  for (const [amount, problem] of [
    ['0.5', 'The amount must be at least 1.'],
    ['10000001', 'The amount can be at most 1,00,00,000.'],
    ['5.555', 'Please use at most two decimals.'],
    ['1,200', /in digits/],
  ] as const) {
    await form.amount.fill(amount);
    await expect(form.amount).toHaveAccessibleDescription(problem);
  }
  expect(await invoicesOf(account.uid)).toEqual([]);
});

test('an invoice that is saved but not paid waits in the list and is paid from there', async ({
  page,
  account,
}) => {
  const tab = await openInvoices(page, account);
  const form = invoiceForm(tab);
  await form.number.fill('INV-7');
  await form.amount.fill('19.99');
  await form.currency.selectOption('USD');
  await form.submit.click();
  await openedCheckout(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^No payment has arrived yet\./)).toBeVisible();
  await expect(form.number).toHaveValue('');
  await expect(form.currency).toHaveValue('INR');
  const row = tab.getByRole('listitem').filter({ hasText: 'Inv #INV-7' });
  await expect(row).toContainText('$19.99');
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Pay Now for invoice INV-7' }).click();
  const checkout = await openedCheckout(page);
  await payByCard(checkout, testCards.insufficientFunds);
  await expect(checkout.getByText(/insufficient account balance/).first()).toBeVisible();
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /insufficient/ })).toBeVisible();
  await row.getByRole('button', { name: 'Pay Now for invoice INV-7' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('heading', { name: 'Inv #INV-7' })).toBeFocused();
  expect(await invoicesOf(account.uid)).toMatchObject([{ status: 'Paid', currency: 'USD' }]);
  expect(await capturedMinor(account.uid)).toBe(19_99);
});

test('a payment that can’t be prepared says what the server says, or that it failed', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 50[23]|ERR_FAILED/);
  await storeInvoice(account, { invoiceNumber: 'INV-8' });
  const tab = await openInvoices(page, account);
  const pay = tab.getByRole('button', { name: 'Pay Now for invoice INV-8' });
  const alerts = page.getByRole('alert');

  const message = await refuse(page, createOrder, 'provider-unavailable');
  await pay.click();
  await expect(alerts.filter({ hasText: message })).toBeVisible();
  await inspect(page, 'invoices-not-prepared');

  await page.unroute(createOrder);
  await page.route(createOrder, (route) => route.fulfill({ status: 502, body: '<html></html>' }));
  await pay.click();
  await expect(alerts.getByText('Failed to create payment order.', { exact: true })).toBeVisible();

  await page.unroute(createOrder);
  await page.route(createOrder, (route) => route.abort());
  await pay.click();
  await expect(
    alerts.getByText(/^Failed to create payment order\. The server could not be reached\./),
  ).toBeVisible();
  await expect(pay).toBeFocused();
});

test(
  'an invoice that can’t be saved is not paid, stays in the form and can be saved again',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/status of (400|403)/);
    const tab = await openInvoices(page, account);
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
    await inspect(page, 'invoices-not-saved');
    await database.acceptAgain();
    await form.submit.click();
    await openedCheckout(page);
    expect(await invoicesOf(account.uid)).toHaveLength(1);
  },
);

test(
  'a list that can’t be loaded can be asked for again',
  alone,
  async ({ page, account, database }) => {
    await storeInvoice(account, { invoiceNumber: 'INV-11' });
    await visit(page, '/#contact');
    await logIn(page, account);
    await database.refuseEverything();
    const tab = await openTab(page);
    await expect(tab.getByText('Your invoices could not be loaded.')).toBeVisible();
    await inspect(page, 'invoices-not-loaded');
    await database.acceptAgain();
    await tab.getByRole('button', { name: 'Try again' }).click();
    await expect(tab.getByRole('listitem').filter({ hasText: 'INV-11' })).toBeVisible();
  },
);

test('without a connection the list is on its way and paying has to wait', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|cleardot/);
  await visit(page, '/');
  await logIn(page, account);
  // The lists' code is there then, and the tab's own list is not.
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('No invoices found.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('tab', { name: 'Pay an Invoice' })).toBeInViewport();
  await context.setOffline(true);
  const tab = await openTab(page);
  await expect(tab.getByText('Loading invoices...')).toBeVisible();
  await expect(invoiceForm(tab).submit).toBeDisabled();
  await expect(tab.getByText(/^You are offline\./)).toBeVisible();
  await inspect(page, 'invoices-offline');
  await expect(tab.getByText('You have no invoices.')).toBeHidden();
  await context.setOffline(false);
  await expect(tab.getByText('You have no invoices.')).toBeVisible({ timeout: 60_000 });
  await expect(invoiceForm(tab).submit).toBeEnabled();
});

test('code that does not arrive can be asked for again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const code = '**/assets/watch-user-collection-*.js';
  await page.route(code, (route) => route.abort());
  await visit(page, '/#contact');
  await logIn(page, account);
  const tab = await openTab(page);
  await expect(tab.getByText('Your invoices could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByText('You have no invoices.')).toBeVisible();
});

test('many and long invoices keep to their place, and the keyboard scrolls them', async ({
  page,
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
  await inspect(page, 'invoices-many');
  const area = tab.getByRole('region', { name: 'Your invoices' });
  await expect(area).toHaveAttribute('tabindex', '0');
  await area.focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeInViewport();
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
