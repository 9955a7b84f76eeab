import { firestore } from '../../functions/src/platform/firebase.ts';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { openedCheckout, payByUpi } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { goToPart, openProfile } from '../support/browser/open-profile.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { visit } from '../support/browser/visit.ts';

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
  await inspect(page, 'order-pending');

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

  await firestore.doc(order.path).update({ refundedAmount: 100.5 });
  await expect(timeline.last()).toContainText('₹100.50 refunded');
  await expect(page.getByText('Partly refunded', { exact: true })).toBeVisible();
  await inspect(page, 'order-partly-refunded');
  await firestore.doc(order.path).update({ refundedAmount: order.amount, status: 'Refunded' });
  await expect(timeline.last()).toContainText('refunded, the whole payment');
  await inspect(page, 'order-refunded');

  const number = (await heading.textContent())?.replace('Order ', '');
  await page.getByRole('link', { name: 'Write to us about this order' }).click();
  await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
    `About order ${number}: `,
  );
});

test('an order whose products were bought since is not asked for in the overview', async ({
  page,
  account,
}) => {
  await storeOrder(account, { orderNumber: 'ORD-GIVEN-UP' });
  await storeOrder(account, { orderNumber: 'ORD-BOUGHT', status: 'Paid', paymentId: 'pay_given' });
  await openProfile(page, account);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'ORD-BOUGHT' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'To be paid' })).toHaveCount(0);
  await goToPart(page, 'Orders');
  await expect(main.getByRole('listitem').filter({ hasText: 'ORD-GIVEN-UP' })).toContainText(
    'You have bought a part of this with order ORD-BOUGHT since.',
  );
  await expect(page.getByRole('button', { name: 'Pay Now for order ORD-GIVEN-UP' })).toBeVisible();
});

test('an invoice has a page, and what is not there says so', async ({
  page,
  account,
  consoleErrors,
}) => {
  // The browser itself reports the status of the page that is missing on purpose.
  consoleErrors.expect(/status of 404.*other/);
  const invoice = await storeInvoice(account, { invoiceNumber: 'INV-7', status: 'Cancelled' });
  await openProfile(page, account, chargeHref('invoice', invoice.id));
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-7' })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
  await expect(timeline).toContainText(['Added to your account', 'Cancelled']);
  await inspect(page, 'invoice');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-7' })).toBeVisible();

  await visit(page, chargeHref('product_order', invoice.id));
  await expect(page.getByText('There is no such order in your account.')).toBeVisible();
  await inspect(page, 'order-missing');
  await page.getByRole('link', { name: 'Back to My Orders' }).click();
  await expect(page).toHaveURL(paths.profileOrders);

  const answer = await page.goto(`${paths.profile}/other`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are India’s, as in letters and on receipts, and say so', async ({
    page,
    account,
  }) => {
    const order = await storeOrder(account);
    await firestore.doc(order.path).update({ createdAt: new Date('2026-11-24T20:04:00Z') });
    await openProfile(page, account, paths.profileOrders);
    const ordered = page.getByText('25 Nov 2026, 1:34 am IST');
    await expect(ordered).toBeVisible();
    await page.getByRole('link', { name: /^ORD-/ }).click();
    await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
      '25 Nov 2026, 1:34 am IST',
    );
    await openProfile(page, account, paths.profileSettings);
    await expect(page.getByText('Member Since').locator('..')).toContainText(/ (am|pm) IST$/);
  });
});
