import { storeInvoice } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { fillCart } from '../../support/browser/fill-cart.ts';
import { alone, expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/hold.ts';
import { inspect } from '../../support/browser/inspect.ts';
import { awaitLetter } from '../../support/browser/mailbox.ts';
import { openProfile } from '../../support/browser/open-profile.ts';
import { cartOf, ordersOf, paymentsOf } from '../../support/browser/stored.ts';
import { invoicesOf } from '../../support/browser/stored-contact.ts';

test.afterEach(() => control('faults', { payments: { outcome: 'captured' } }));

test(
  'fault 25, given back uncaptured: it is never shown as paid, and can be paid again',
  alone,
  async ({ page, account, consoleErrors }) => {
    consoleErrors.expect(/status of 409.*create-razorpay-order/);
    await storeInvoice(account, { invoiceNumber: 'INV-81', amount: 250 });
    await openProfile(page, account);
    await control('faults', { payments: { outcome: 'voided' } });
    const payNow = page.getByRole('button', { name: 'Pay Now for invoice INV-81' });
    await payNow.click();
    await payByCard(await openedCheckout(page), testCards.success);
    const notice = page.getByText(/^Payment ID: pay_/);
    const paymentId = (await notice.innerText()).replace('Payment ID: ', '');
    await payNow.click();
    await expect(page.getByText(/A payment for this is being confirmed\./)).toBeVisible();

    await control(`payments/${paymentId}/void`, {});
    const letter = await awaitLetter(account.email, /^Payment returned for your invoice$/);
    expect(letter.text).toContain(paymentId);
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByText(/is paid\.$/)).toBeHidden();
    expect(await invoicesOf(account.uid)).toMatchObject([{ status: 'Pending' }]);

    await control('faults', { payments: { outcome: 'captured' } });
    await payNow.click();
    await payByCard(await openedCheckout(page), testCards.success);
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(payNow).toBeHidden();
    const [invoice] = await invoicesOf(account.uid);
    expect(invoice).toMatchObject({ status: 'Paid', paymentId: expect.stringMatching(/^pay_/) });
    expect(invoice).not.toMatchObject({ paymentId });
  },
);

test(
  'fault 25, given back uncaptured: what it was for stays in the cart, and is bought by the next payment',
  alone,
  async ({ page, account }) => {
    await control('faults', { payments: { outcome: 'voided' } });
    await fillCart(page, account);
    const order = await hold(page, /create-razorpay-order$/);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await expect(page.getByRole('button', { name: 'Opening payment...' })).toBeVisible();
    await inspect(page, 'cart-paying');
    order.release();
    await payByCard(await openedCheckout(page), testCards.success);
    await expect(page).toHaveURL(/\/profile$/);
    await expect.poll(() => paymentsOf(account.uid)).toHaveLength(1);
    const [paymentId] = await paymentsOf(account.uid);
    await control(`payments/${paymentId}/void`, {});
    await awaitLetter(account.email, /^Payment returned for order ORD-\d+$/);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending' }]);

    await control('faults', { payments: { outcome: 'captured' } });
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await payByCard(await openedCheckout(page), testCards.success);
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Paid' }]);
    expect(await cartOf(account.uid)).toEqual([]);
  },
);

/** A command to the sandbox, which all tests share. */
async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${suite.sandboxUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
