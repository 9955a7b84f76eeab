import { Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { anOrder, aQuery } from '../support/documents.ts';
import type { Account } from '../support/functions/accounts.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { refuse } from '../support/browser/refuse.ts';
import { capturedMinor } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const createOrder = `**${endpoints.createRazorpayOrder}`;

test('empty lists say so and lead to the form that fills them', async ({ page, account }) => {
  await openProfile(page, account);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: /^My / })).toHaveText([
    'My Invoices',
    'My Queries',
    'My Orders',
    'My Data',
  ]);
  await expect(page.getByText('No invoices found.')).toBeVisible();
  await expect(page.getByText("You haven't submitted any queries.")).toBeVisible();
  await inspect(page, 'profile-lists-empty');
  await page.getByRole('link', { name: 'Pay an Invoice' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Pay an Invoice' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Send a Message' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Send a Message' })).toBeInViewport();
});

test('an invoice is paid from the profile and turns to Paid by itself', async ({
  page,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'INV-20', amount: 349.99, currency: 'EUR' });
  await openProfile(page, account);
  const row = page.getByRole('region', { name: 'My Invoices' }).getByRole('listitem');
  await expect(row).toContainText('€349.99');
  await row.getByRole('button', { name: 'Pay Now for invoice INV-20' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(
    page.getByText('Payment successful! Your invoice status will update shortly.'),
  ).toBeVisible();
  await expect(page.getByText(/^Payment ID: pay_/)).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
  await expect(row.getByRole('heading', { name: 'INV-20' })).toBeFocused();
  expect(await capturedMinor(account.uid)).toBe(349_99);
});

test('a payment that fails says which item and why', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/status of 50[23]|ERR_FAILED/);
  await storeInvoice(account, { invoiceNumber: 'INV-21' });
  const { orderNumber } = anOrder(account.uid);
  await storeOrder(account, { orderNumber });
  await openProfile(page, account);
  const payInvoice = page.getByRole('button', { name: 'Pay Now for invoice INV-21' });
  const payOrder = page.getByRole('button', { name: `Pay Now for order ${orderNumber}` });
  const alerts = page.getByRole('alert');

  const message = await refuse(page, createOrder, 'provider-unavailable');
  await payInvoice.click();
  await expect(alerts.getByText(`Failed to pay Inv #INV-21: ${message}`)).toBeVisible();
  await payOrder.click();
  await expect(alerts.getByText(`Failed to pay Order #${orderNumber}: ${message}`)).toBeVisible();
  await inspect(page, 'profile-lists-not-paid');

  await page.unroute(createOrder);
  await page.route(createOrder, (route) => route.fulfill({ status: 502, body: '<html></html>' }));
  await payInvoice.click();
  await expect(alerts.getByText('Failed to pay Inv #INV-21: Payment gateway error.')).toBeVisible();
});

test('an order and an invoice that are not paid stay Pending', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-22' });
  await openProfile(page, account);
  const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-22' });
  await pay.click();
  await openedCheckout(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText(/^No payment has arrived yet\. .* you can pay it later here\.$/),
  ).toBeVisible();
  await expect(pay).toBeFocused();
});

test(
  'lists that can’t be loaded can be asked for again',
  alone,
  async ({ page, account, database }) => {
    await storeQuery(account, 'First line\nsecond line');
    await visit(page, '/');
    await logIn(page, account);
    await database.refuseEverything();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    for (const noun of ['invoices', 'queries', 'orders']) {
      await expect(page.getByText(`Your ${noun} could not be loaded.`)).toBeVisible();
    }
    await inspect(page, 'profile-lists-not-loaded');
    await database.acceptAgain();
    const queries = page.getByRole('region', { name: 'My Queries' });
    await queries.getByRole('button', { name: 'Try again' }).click();
    await expect(queries.getByRole('listitem')).toContainText('First line');
    await expect(queries.getByRole('button', { name: 'Try again' })).toBeHidden();
  },
);

test('long numbers, words and messages keep to their place', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'X'.repeat(100), amount: 99_99_999.99 });
  await storeOrder(account);
  await storeQuery(account, `${'long'.repeat(100)}\n\nA second paragraph.`);
  await storeQuery(account, 'A short one.');
  await openProfile(page, account);
  const messages = page.getByRole('region', { name: 'My Queries' }).getByRole('listitem');
  await expect(messages.first()).toContainText('A short one.');
  await expect(messages).toHaveCount(2);
  await expect(page.getByText('X'.repeat(100))).toBeVisible();
  await inspect(page, 'profile-lists-long');
});

test('each status has its badge, and only what is Pending can be paid', async ({
  page,
  account,
}) => {
  const statuses = ['Pending', 'Paid', 'Completed', 'Cancelled', 'Refunded'];
  for (const status of statuses) {
    await storeInvoice(account, { invoiceNumber: `INV-${status}`, status });
    await storeOrder(account, { status });
  }
  await storeQuery(account, 'Please call me.');
  await openProfile(page, account);
  for (const name of ['My Invoices', 'My Orders']) {
    const list = page.getByRole('region', { name });
    await expect(list.getByRole('listitem')).toHaveCount(statuses.length);
    for (const status of statuses) {
      await expect(list.getByText(status, { exact: true })).toBeVisible();
    }
    await expect(list.getByRole('button', { name: /^Pay Now/ })).toHaveCount(1);
  }
  await inspect(page, 'profile-lists');
});

async function storeQuery({ uid }: Account, message: string): Promise<void> {
  await firestore
    .collection(userCollectionPath(uid, 'queries'))
    .add({ ...aQuery({ message }), createdAt: Timestamp.now() });
}
