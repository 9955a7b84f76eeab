import { submitLogin } from '../support/browser/auth-dialog.ts';
import { openedCheckout } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { visit } from '../support/browser/visit.ts';
import { aCartItem } from '../support/documents.ts';

const items = ['eurodebt-navigator', 'global-debt-command-center'].map(aCartItem);

test('a payment that asked for a login goes on after it', async ({ page, account }) => {
  await storeLocally(page, JSON.stringify(items));
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  const checkout = await openedCheckout(page);
  await expect(checkout.getByRole('button', { name: 'Pay ₹2,28,999' })).toBeVisible();
  await expect(page.getByText('Please log in or sign up')).toBeHidden();
});
