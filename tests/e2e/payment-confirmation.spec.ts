import type { Locator, Page } from '@playwright/test';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { openedCheckout, payByUpi } from '../support/browser/checkout.ts';
import { fillCart } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';

/** What a phone shows after a payment. */

test.use({ viewport: { width: 360, height: 740 } });

test('a paid invoice is confirmed on its page, and the notice covers neither heading nor tabs', async ({
  page,
  account,
}) => {
  const { id } = await storeInvoice(account, { invoiceNumber: 'INV-63', amount: 250 });
  await openProfile(page, account, chargeHref('invoice', id));
  await page.getByRole('button', { name: 'Pay Now for invoice INV-63' }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');

  const said = page.getByText('Payment successful! Your invoice status will update shortly.');
  const paymentId = page.getByText(/^Payment ID: pay_/);
  const confirmation = page.getByRole('region', { name: 'Thank you for your payment' });
  await expect(said).toBeInViewport();
  await expect(paymentId).toBeInViewport();
  for (const needed of [
    page.getByRole('navigation', { name: 'Profile' }),
    page.getByRole('heading', { level: 1 }),
    confirmation.getByRole('heading'),
  ]) {
    await expect(needed).toBeInViewport({ ratio: 1 });
    for (const notice of [said, paymentId]) await expectApart(needed, notice);
  }
  await expect(confirmation).toContainText(/Receipt R\//);
  await inspect(page, 'invoice-paid');

  await page.reload();
  await expect(confirmation).toContainText('You have paid ₹250 for invoice INV-63.');
  await expect(confirmation).toContainText(`a letter with the receipt goes to ${account.email}`);
  await confirmation.getByRole('button', { name: 'Put this confirmation away' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(confirmation).toBeHidden();
});

test('an order that is paid from the list is confirmed on its page', async ({ page, account }) => {
  const order = await storeOrder(account);
  await openProfile(page, account, paths.profileOrders);
  await page.getByRole('button', { name: /^Pay Now for order/ }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  await expect(page).toHaveURL(chargeHref('product_order', order.id));
  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  await expect(confirmation).toContainText('You have paid ₹26,498');
  await expect(confirmation).toContainText(/Receipt R\//);
  await inspect(page, 'order-paid');
  await page.reload();
  await confirmation.getByRole('button', { name: 'Put this confirmation away' }).click();
  await expect(confirmation).toBeHidden();
});

test('an order is confirmed before anything else', async ({ page, account }) => {
  await fillCart(page, account);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  const title = page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^You have paid/)).toBeInViewport({ ratio: 1 });
  await expectBelow(page, page.getByRole('heading', { name: 'Asha Example' }), title);
});

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not shown.');
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
}

async function expectBelow(page: Page, lower: Locator, upper: Locator): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  const [a, b] = [await lower.boundingBox(), await upper.boundingBox()];
  expect(a?.y).toBeGreaterThan(b?.y ?? Infinity);
}
