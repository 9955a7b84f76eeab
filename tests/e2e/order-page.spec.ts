import { chargeHref } from '../../functions/shared/paths.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { openedCheckout, payByUpi } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { goToPart, openProfile } from '../support/browser/open-profile.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { tabTo } from '../support/browser/tab-to.ts';

test('by keyboard a customer finds an order, pays it, and follows what happens to it', async ({
  page,
  account,
}) => {
  const order = await storeOrder(account);
  await openProfile(page, account);
  const parts = page.getByRole('navigation', { name: 'Profile' });
  await expect(parts.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabTo(page, parts.getByRole('link', { name: 'Orders' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^ORD-/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(chargeHref('product_order', order.id));
  const heading = page.getByRole('heading', { level: 1, name: /^Order ORD-/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Order ORD-\S+ \| /);
  const timeline = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
  await expect(timeline).toContainText(['Ordered', 'Waiting for payment']);

  const pay = page.getByRole('button', { name: /^Pay Now for order/ });
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  const verified = await hold(page, '**/verify-razorpay-payment');
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  // The customer leaves the order while the payment is being confirmed.
  await goToPart(page, 'Messages');
  verified.release();
  await goToPart(page, 'Orders');
  await page.goBack();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(timeline).toContainText(['Ordered', /^₹[\d,]+ paid/, /^Receipt R\/.* issued$/]);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(pay).toBeHidden();
  expect(await capturedMinor(account.uid)).toBe(order.amount * 100);
  // Once in the confirmation, and once among the documents.
  await expect(page.getByRole('button', { name: /^Download receipt/ })).toHaveCount(2);

  const number = (await heading.textContent())?.replace('Order ', '');
  await page.getByRole('link', { name: 'Write to us about this order' }).click();
  await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
    `About order ${number}: `,
  );
});
