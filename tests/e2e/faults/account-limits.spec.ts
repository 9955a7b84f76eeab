import { serverErrors } from '../../../functions/shared/server-errors.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { controlSandbox } from '../../support/browser/control-sandbox.ts';
import { alone, expect, test } from '../../support/browser/fixtures.ts';
import { openProfile } from '../../support/browser/open-profile.ts';
import { storeInvoice } from '../../support/functions/stored.ts';

const noLimits = { account: { maximum: null, international: 'on' } };

test.afterEach(() => controlSandbox('faults', noLimits));

for (const [title, account, currency, code] of [
  ['fault 29, maximum amount', { maximum: 24_999 }, 'INR', 'amount-too-large'],
  ['fault 30, international off', { international: 'off' }, 'USD', 'currency-not-accepted'],
] as const) {
  test(
    `${title}: the customer reads why nothing was charged, and can pay once it is mended`,
    alone,
    async ({ page, account: customer, consoleErrors }) => {
      consoleErrors.expect(/status of 422.*create-razorpay-order/);
      await controlSandbox('faults', { account });
      await storeInvoice(customer, { invoiceNumber: 'INV-90', amount: 250, currency });
      await openProfile(page, customer);
      const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-90' });
      await pay.click();
      const { message } = serverErrors[code];
      await expect(page.getByText(`Failed to pay Inv #INV-90: ${message}`)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByText('Pending', { exact: true })).toBeVisible();

      await controlSandbox('faults', noLimits);
      await pay.click();
      await payByCard(await openedCheckout(page), testCards.success);
      await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    },
  );
}

test(
  'fault 30, international off: a card from abroad is declined, and the invoice can be paid later',
  alone,
  async ({ page, account: customer }) => {
    await controlSandbox('faults', { account: { international: 'off' } });
    await storeInvoice(customer, { invoiceNumber: 'INV-91', amount: 250 });
    await openProfile(page, customer);
    await page.getByRole('button', { name: 'Pay Now for invoice INV-91' }).click();
    const checkout = await openedCheckout(page);
    await payByCard(checkout, testCards.fromAbroad);
    const reason = 'International transactions are not allowed.';
    await expect(checkout.getByRole('alert')).toContainText(reason);
    await page.keyboard.press('Escape');
    await expect(page.getByText(`Failed to pay Inv #INV-91: ${reason}`)).toBeVisible();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  },
);
