import type { FrameLocator, Page } from '@playwright/test';
import { payInSandbox } from '../../support/functions/sandbox.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { dieOnDemand } from '../../support/browser/dead-connection.ts';
import { fillCart } from '../../support/browser/fill-cart.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { openInvoices } from '../../support/browser/invoices-tab.ts';
import { openProfile } from '../../support/browser/open-profile.ts';
import { nextProviderOrder } from '../../support/browser/provider-order.ts';
import { capturedMinor, cartOf, ordersOf } from '../../support/browser/stored.ts';

const notYet = /No payment has arrived yet\./;
/** What must never be said of a payment that may have gone through. */
const claims = /fail|cancelled|not finished|not paid|unsuccessful/i;

test('fault 18, closed when the money is there: it is called paid', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-40', amount: 250 });
  await openProfile(page, account);
  const { checkout, order } = await open(page, 'Pay Now for invoice INV-40');
  await declineIn(checkout);
  await payInSandbox(order.id);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  const said = await listenTo(page);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText('Payment received: Inv #INV-40 is paid.')).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  expect(await said()).not.toMatch(notYet);
  expect(await said()).not.toMatch(claims);
  await expect(page.getByRole('heading', { name: 'INV-40' })).toBeFocused();
});

test('fault 18, closed before the money comes: it is awaited', async ({ page, account }) => {
  await fillCart(page, account);
  const { checkout, order } = await open(page, 'Proceed to Pay');
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText(notYet)).toBeVisible();
  await expect(page.getByText(claims)).toBeHidden();

  await payInSandbox(order.id);
  const [stored] = await ordersOf(account.uid);
  await expect(
    page.getByText(`Payment received: Order #${stored?.orderNumber} is paid.`),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(page.getByText(notYet)).toBeHidden();
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
  expect(await cartOf(account.uid)).toEqual([]);
  expect(await capturedMinor(account.uid)).toBe(18_999_00);
});

test('fault 18, declined before the money comes: it is corrected', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-41', amount: 250 });
  await openInvoices(page, account);
  const { checkout, order } = await open(page, 'Pay Now for invoice INV-41');
  await declineIn(checkout);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  const failure = page.getByText(/insufficient account balance.* You can pay this invoice later/);
  await expect(failure).toBeVisible();
  // It is followed from page to page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  await payInSandbox(order.id);
  await expect(page.getByText('Payment received: Invoice #INV-41 is paid.')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('fault 18, closed on a dead connection: it is called paid', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-43', amount: 250 });
  const die = await dieOnDemand(page);
  await openProfile(page, account);
  const { checkout, order } = await open(page, 'Pay Now for invoice INV-43');
  await die();
  await payInSandbox(order.id);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText('Payment received: Inv #INV-43 is paid.')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(notYet)).toBeHidden();
});

/** Presses what pays, and resolves to the checkout and the provider order that it shows. */
async function open(page: Page, button: string) {
  const ordered = nextProviderOrder(page);
  await page.getByRole('button', { name: button }).click();
  return { checkout: await openedCheckout(page), order: await ordered };
}

async function declineIn(checkout: FrameLocator): Promise<void> {
  await payByCard(checkout, testCards.insufficientFunds);
  await expect(checkout.getByRole('alert')).toContainText('insufficient account balance');
}

/** All that the page says from now on, even if only for a moment. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = (changes: MutationRecord[]) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        said.push(node.textContent ?? '');
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
}
