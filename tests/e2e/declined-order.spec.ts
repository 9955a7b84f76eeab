import {
  openedCheckout,
  payByCard,
  payByUpi,
  testCards,
} from '../support/browser/payments/checkout.ts';
import { fillCart } from '../support/browser/payments/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { goToPart } from '../support/browser/open-profile.ts';
import { capturedMinor, ordersOf } from '../support/browser/stored.ts';

test('an order whose card was declined is paid on its page, and its history is shown', async ({
  page,
  account,
}) => {
  await test.step('the card is declined', async () => {
    await fillCart(page, account);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    const checkout = await openedCheckout(page);
    await payByCard(checkout, testCards.insufficientFunds);
    await expect(checkout.getByRole('alert')).toContainText('insufficient account balance');
    await checkout.getByRole('button', { name: 'Close checkout' }).click();
    await expect(
      page.getByText(/^An error occurred: .*insufficient account balance/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await ordersOf(account.uid)).toMatchObject([{ status: 'Pending', total: 18_999 }]);
  });

  const heading = page.getByRole('heading', { level: 1, name: /^Order ORD-/ });
  const timeline = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  const pay = page.getByRole('button', { name: /^Pay Now for order/ });
  const order = page.getByRole('main').getByRole('link', { name: /^ORD-/ });
  await test.step('the order is found and paid', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await goToPart(page, 'Orders');
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await order.click();
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Order ORD-\S+ \| /);
    await expect(timeline).toContainText(['Order placed', 'Awaiting payment']);
    const confirmed = await hold(page, '**/verify-razorpay-payment');
    await pay.click();
    await payByUpi(await openedCheckout(page), 'success@razorpay');
    await expect(
      page.getByText('Payment successful! Your order status will update shortly.'),
    ).toBeVisible();
    // The customer leaves the order while the payment is being confirmed.
    await goToPart(page, 'Orders');
    confirmed.release();
    await order.click();
    await expect(timeline).toContainText([
      'Order placed',
      /^₹[\d,]+ paid/,
      /^Receipt R\/.* issued$/,
    ]);
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(pay).toBeHidden();
    expect(await ordersOf(account.uid)).toHaveLength(1);
    expect(await capturedMinor(account.uid)).toBe(18_999_00);
    // One is in the confirmation, and one is in the list of documents.
    await expect(page.getByRole('button', { name: /^Download receipt/ })).toHaveCount(2);
  });

  await test.step('the customer writes about it, and the logout clears the page', async () => {
    const number = (await heading.textContent())?.replace('Order ', '');
    await page.getByRole('link', { name: 'Contact us about this order' }).click();
    await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
      `About order ${number}: `,
    );
    await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    await expect(page.getByText(/^Payment (ID|successful)/)).toHaveCount(0);
  });
});
