import type { Page } from '@playwright/test';
import { openedCheckout, payByCard, testCards } from '../../support/browser/payments/checkout.ts';
import { killConnectionsOnDemand } from '../../support/browser/network/dead-connection.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { openInvoices } from '../../support/browser/payments/invoices-tab.ts';
import { goToPart } from '../../support/browser/open-profile.ts';
import { nextProviderOrder } from '../../support/browser/payments/provider-order.ts';
import { capturedMinor, invoicesOf } from '../../support/browser/stored.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { storeInvoice } from '../../support/functions/stored.ts';

const notYet = /We haven't received a payment yet\./;
/** Words that the page must never use for a payment that may have succeeded. */
const claims = /fail|cancelled|not finished|not paid|unsuccessful/i;

test('fault 18, closed checkout: the payment is awaited, and shown when it arrives', async ({
  page,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'INV-43', amount: 250 });
  const killConnections = await killConnectionsOnDemand(page);
  const close = { name: 'Close checkout' };

  await test.step('a payment after a decline is shown on another page', async () => {
    const tab = await openInvoices(page, account);
    await expect(tab.getByLabel('Full name')).toHaveValue('Asha Example');
    await tab.getByLabel('Invoice number').fill('INV-41');
    await tab.getByLabel('Amount').fill('5500.5');
    await tab.getByLabel('Currency').selectOption('USD');
    const { checkout, order } = await open(page, 'Save and Pay');
    await expect(checkout.getByText('$5,500.50').first()).toBeVisible();
    await expect(checkout.getByText('Payment for Invoice #INV-41')).toBeVisible();
    await payByCard(checkout, testCards.insufficientFunds);
    await expect(checkout.getByRole('alert')).toContainText('insufficient account balance');
    await checkout.getByRole('button', close).click();
    const failure = page.getByText(/insufficient account balance.* You can pay this invoice later/);
    await expect(failure).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
    await payInSandbox(order.id);
    await expect(page.getByText('Payment received. Invoice #INV-41 is paid.')).toBeVisible();
    await expect(failure).toBeHidden();
    const { email } = account;
    const expected = { name: 'Asha Example', email, phone: '+91 90000 00000', status: 'Paid' };
    expect(await invoicesOf(account.uid)).toContainEqual(
      expect.objectContaining({ ...expected, amount: 5500.5, currency: 'USD' }),
    );
  });

  await test.step('an unpaid invoice is awaited after checkout closes', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await goToPart(page, 'Invoices');
    const { checkout } = await open(page, 'Pay Now for invoice INV-43');
    await checkout.getByRole('button', close).click();
    await expect(page.getByText(notYet)).toBeVisible();
    await expect(page.getByText(claims)).toBeHidden();
  });

  await test.step('a payment on a dead connection is shown as paid', async () => {
    const { checkout, order } = await open(page, 'Pay Now for invoice INV-43');
    await expect(page.getByText(notYet)).toBeHidden();
    await killConnections();
    await payInSandbox(order.id);
    await expect.poll(() => capturedMinor(account.uid)).toBe(5500_50 + 250_00);
    await checkout.getByRole('button', close).click();
    await expect(page.getByText('Payment received. Inv #INV-43 is paid.')).toBeVisible();
    await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-43' })).toBeFocused();
    await expect(page.getByText(notYet)).toBeHidden();
    await expect(page.getByText(claims)).toBeHidden();
  });
});

async function open(page: Page, button: string) {
  const ordered = nextProviderOrder(page);
  await page.getByRole('button', { name: button }).click();
  return { checkout: await openedCheckout(page), order: await ordered };
}
