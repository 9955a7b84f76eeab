import { storeInvoice } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';

const origin = process.env['SITE_URL'] ?? '';

test.beforeEach(async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-90' });
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-90' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
});

test('a payment’s id can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const text = await page.getByText(/^Payment ID: pay_\w+$/).textContent();
  const id = text?.replace('Payment ID: ', '');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText(`Payment ID ${id} is copied.`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test('a browser that does not copy leaves the id to be noted', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(
    page.getByText(/^Your browser does not let us copy\. Please note Payment ID: pay_\w+$/),
  ).toBeVisible();
  await inspect(page, 'payment-id-not-copied');
});
