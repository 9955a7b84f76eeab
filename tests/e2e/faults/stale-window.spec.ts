import { endpoints } from '../../../functions/shared/endpoints.ts';
import { payInSandbox } from '../../support/functions/sandbox.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { dieOnDemand } from '../../support/browser/dead-connection.ts';
import { fillCart } from '../../support/browser/fill-cart.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { expectLists, openProfile } from '../../support/browser/open-profile.ts';
import { nextProviderOrder } from '../../support/browser/provider-order.ts';
import { attemptsOf, capturedMinor, ordersOf } from '../../support/browser/stored.ts';
import { visit } from '../../support/browser/visit.ts';

const createOrder = `**${endpoints.createRazorpayOrder}`;

test('fault 21, paid in another window while this one was cut off: the server’s word is shown, and the list catches up', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  await storeInvoice(account, { invoiceNumber: 'INV-70', amount: 250 });
  const die = await dieOnDemand(page);
  await openProfile(page, account);
  const other = await context.newPage();
  await visit(other, '/profile');
  await expectLists(other);
  await die();
  await other.getByRole('button', { name: 'Pay Now for invoice INV-70' }).click();
  await payByCard(await openedCheckout(other), testCards.success);
  await expect(other.getByText('Paid', { exact: true })).toBeVisible();

  const refusal = page.waitForResponse(createOrder);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-70' }).click();
  const { message } = (await (await refusal).json()) as { message: string };
  await expect(page.getByText(`Failed to pay Inv #INV-70: ${message}`)).toBeVisible();
  // Left to itself, the database's client takes some forty seconds to find out.
  await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await capturedMinor(account.uid)).toBe(250_00);
});

test('fault 21, paid while checkout was about to open: it does not open', async ({
  page,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'INV-71', amount: 250 });
  await openProfile(page, account);
  await page.route(createOrder, async (route) => {
    const response = await route.fetch();
    await payInSandbox(((await response.json()) as { id: string }).id);
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Pay Now for invoice INV-71' }).click();
  await expect(page.getByText('Payment received: Inv #INV-71 is paid.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'INV-71' })).toBeFocused();
});

test('fault 21, back to the cart after paying: there is nothing left to pay', async ({
  page,
  account,
}) => {
  await fillCart(page, account);
  const ordered = nextProviderOrder(page);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  for (const again of [() => page.goBack(), () => page.reload()]) {
    await again();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeHidden();
  }
  expect((await ordered).id).toBe((await attemptsOf(account.uid))[0]?.razorpayOrderId);
  expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Paid' }]);
});
