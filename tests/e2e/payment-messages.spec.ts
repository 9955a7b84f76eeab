import type { Locator } from '@playwright/test';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { fillCart, storeCartItem } from '../support/browser/fill-cart.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openInvoices } from '../support/browser/invoices-tab.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { storeInvoice } from '../support/functions/stored.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a declined payment stands in the cart, covers nothing of it, and ends with it', async ({
  page,
  account,
}) => {
  const declined = page.getByRole('alert').filter({ hasText: /^An error occurred: / });
  const pay = page.getByRole('button', { name: 'Proceed to Pay' });
  const decline = async () => {
    await pay.click();
    const checkout = await openedCheckout(page);
    await payByCard(checkout, testCards.insufficientFunds);
    await expect(checkout.getByText(/insufficient account balance/).first()).toBeVisible();
    await checkout.getByRole('button', { name: 'Close checkout' }).click();
    await expect(declined).toContainText('Your order is kept in your profile');
  };
  await fillCart(page, account);
  await decline();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^An error occurred: /);
  await expectUncovered(page.getByRole('heading', { name: 'Your cart' }));
  await expectUncovered(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  await expectUncovered(page.getByRole('region', { name: 'Total' }).getByText('₹18,999'));
  await expectUncovered(pay);
  await inspect(page, 'cart-declined');

  await page.reload();
  await expect(pay).toBeVisible();
  await expect(declined).toHaveCount(0);

  await decline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  await expect(declined).toHaveCount(0);
});

test(
  'an item that could not be removed is spoken of in the cart alone',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error removing item/);
    await storeCartItem(account, 'apac-debt-grid');
    await fillCart(page, account);
    await database.refuseWrites();
    await page.getByRole('button', { name: 'Remove EuroDebt Navigator' }).click();
    const notRemoved = page.getByText('The item could not be removed from your cart.');
    await expect(notRemoved).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
    await expect(notRemoved).toHaveCount(0);
  },
);

test('a payment from a list is spoken of at its invoice, one from the form at the form', async ({
  page,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'INV-60' });
  const tab = await openInvoices(page, account);
  const rows = tab.getByRole('listitem');
  await tab.getByRole('button', { name: 'Pay Now for invoice INV-60' }).click();
  await openedCheckout(page);
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: 'INV-60' })).toContainText('No payment has arrived yet.');

  await tab.getByLabel('Phone').fill('+91 90000 00000');
  await tab.getByLabel('Invoice number').fill('INV-61');
  await tab.getByLabel('Amount').fill('100');
  await tab.getByRole('button', { name: 'Save and Pay' }).click();
  await openedCheckout(page);
  await page.keyboard.press('Escape');
  const form = tab.getByRole('form');
  await expect(form).toContainText('No payment has arrived yet.');
  await expect(form.getByText('No payment has arrived yet.')).toBeInViewport();
  await expect(rows.filter({ hasText: 'INV-61' })).not.toContainText('No payment has arrived');
});

test('a payment that does not start is spoken of on the page of its invoice', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  const { id } = await storeInvoice(account, { invoiceNumber: 'INV-62' });
  await openProfile(page, account, '/profile/invoices');
  await page.getByRole('link', { name: 'INV-62' }).click();
  await page.getByRole('button', { name: 'Pay Now for invoice INV-62' }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to pay Inv #INV-62: Payment gateway error.',
  );
  await expectUncovered(page.getByRole('heading', { level: 1 }));
});

/** It is in the window, and nothing lies over its middle. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true);
}

function isOnTop(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
