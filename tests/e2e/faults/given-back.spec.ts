import { openedCheckout, payByCard, payByUpi, testCards } from '../../support/browser/checkout.ts';
import { controlSandbox } from '../../support/browser/control-sandbox.ts';
import { fillCart } from '../../support/browser/fill-cart.ts';
import { alone, expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/hold.ts';
import { inspect } from '../../support/browser/inspect.ts';
import { awaitLetter } from '../../support/browser/mailbox.ts';
import { cartOf, ordersOf, paymentsOf } from '../../support/browser/stored.ts';

test.afterEach(() => controlSandbox('faults', { payments: { outcome: 'captured' } }));

test(
  'fault 25, given back uncaptured: it never shows as paid, and the next payment buys',
  alone,
  async ({ page, account, consoleErrors }) => {
    consoleErrors.expect(/status of 409.*create-razorpay-order/);
    await controlSandbox('faults', { payments: { outcome: 'voided' } });
    await fillCart(page, account);
    const order = await hold(page, /create-razorpay-order$/);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await expect(page.getByRole('button', { name: 'Opening payment...' })).toBeVisible();
    await inspect(page, 'cart-paying');
    order.release();
    await payByCard(await openedCheckout(page), testCards.success);
    await expect(page).toHaveURL(/\/profile$/);
    const row = page.getByRole('listitem').filter({ hasText: 'ORD-' });
    await expect(row).toContainText('Payment is being confirmed');
    await page.reload();
    await row.getByRole('button', { name: /^Pay Now/ }).click();
    await expect(page.getByText(/A payment for this is being confirmed\./)).toBeVisible();

    await expect.poll(() => paymentsOf(account.uid)).toHaveLength(1);
    const [paymentId = ''] = await paymentsOf(account.uid);
    await controlSandbox(`payments/${paymentId}/void`, {});
    const letter = await awaitLetter(account.email, /^Payment returned for order ORD-\d+$/);
    expect(letter.text).toContain(paymentId);
    await expect(row.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByText(/is paid\.$/)).toBeHidden();
    expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending' }]);

    await controlSandbox('faults', { payments: { outcome: 'captured' } });
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await payByUpi(await openedCheckout(page), 'success@razorpay');
    await expect(row.getByText('Paid', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Pay Now/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    const orders = await ordersOf(account.uid);
    expect(orders).toMatchObject([{ status: 'Paid', paymentId: expect.stringMatching(/^pay_/) }]);
    expect(orders).not.toMatchObject([{ paymentId }]);
    expect(await cartOf(account.uid)).toEqual([]);
  },
);
