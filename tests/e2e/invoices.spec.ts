import { submitLogin } from '../support/browser/auth-dialog.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openTab } from '../support/browser/invoices-tab.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { invoicesOf } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';

test('a visitor logs in, saves an invoice, and pays it later', async ({ page, account }) => {
  await visit(page, '/#contact');
  const tab = await openTab(page);
  await tab.getByRole('button', { name: 'Log in or sign up' }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  await expect(tab.getByText('You have no invoices.')).toBeVisible();

  await tab.getByLabel('Invoice number').fill('INV-2026-1');
  await tab.getByLabel('Amount').fill('5500.5');
  await tab.getByLabel('Currency').selectOption('USD');
  await tab.getByRole('button', { name: 'Save and Pay' }).click();
  const checkout = await openedCheckout(page);
  await expect(checkout.getByText('$5,500.50').first()).toBeVisible();
  await expect(checkout.getByText('Payment for Invoice #INV-2026-1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^No payment has arrived yet\./)).toBeVisible();

  const row = tab.getByRole('listitem').filter({ hasText: 'Inv #INV-2026-1' });
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
