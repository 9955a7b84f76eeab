import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { paths } from '../../functions/shared/paths.ts';
import { receiptId } from '../../functions/shared/receipt-numbers.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { toReceiptView } from '../../functions/src/receipts/read/to-receipt-view.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { goToPart, openProfile } from '../support/browser/open-profile.ts';
import { taxSettings } from '../support/receipts.ts';
import { aPaidOrder } from '../support/browser/paid-order.ts';
import { refuse } from '../support/browser/refuse.ts';

const endpoint = `**${endpoints.receipts}/*`;
const preparing = 'Your receipt follows as soon as it is issued.';

test('a receipt turns up by itself and is saved, after downloads that fail', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 429|ERR_FAILED/);
  const { path, number } = await aPaidOrder(account, { knowsReceipt: false });
  const refunded = await aPaidOrder(account, { status: 'Refunded' });
  await storeInvoice(account);
  await openProfile(page, account, paths.profileOrders);
  await expect(page.getByText(preparing)).toHaveCount(1);
  await expect(download(page, refunded.number)).toBeVisible();
  await goToPart(page, 'Invoices');
  const invoices = page.getByRole('region', { name: 'My Invoices' });
  await expect(invoices.getByRole('listitem')).toHaveCount(1);
  await expect(invoices.getByText(/receipt/i)).toHaveCount(0);
  await goToPart(page, 'Orders');
  await inspect(page, 'receipt-prepared');

  await firestore.doc(path).update({ receiptNumber: number });
  await expect(page.getByText(`Receipt ${number}`, { exact: true })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await expect(page.getByText(preparing)).toHaveCount(0);

  const failed = page.getByRole('alert').filter({ hasText: `${number} could not be downloaded.` });
  await page.route(endpoint, (route) => route.abort());
  await download(page, number).click();
  await expect(failed).toContainText('Please check your connection and try again.');
  await page.unroute(endpoint);
  const message = await refuse(page, endpoint, 'too-many-requests');
  await download(page, number).click();
  await expect(failed).toContainText(message);
  await page.unroute(endpoint);

  const requests = await hold(page, endpoint);
  await download(page, number).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Preparing...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  requests.release();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${receiptId(number)}.pdf`);
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), {
    mergePages: true,
  });
  expect(text).toContain(`No. ${number}`);
  await expect(failed).toBeHidden();
  await expect(page.getByText(`The receipt is saved as ${receiptId(number)}.pdf.`)).toBeVisible();
  await expect(download(page, number)).toBeFocused();
  expect(requests.count()).toBe(1);
});

test('a tax invoice opens by keyboard and says what its PDF says', async ({ page, account }) => {
  const { number, receipt } = await aPaidOrder(account, { tax: taxSettings() });
  await openProfile(page, account, paths.profileOrders);
  const requests = await hold(page, endpoint);
  await view(page, number).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Receipt');
  await expect(dialog).toHaveAccessibleDescription(number);
  await expect(dialog.getByText('Loading the receipt...')).toBeVisible();
  const text = dialog.getByRole('region');
  await expect(text).toBeFocused();
  await inspect(page, 'receipt-loading');
  requests.release();

  const { total, totalInWords, paid, facts, seller, buyer, rows, columns, sums, payment, notes } =
    toReceiptView(receipt);
  await expect(dialog).toHaveAccessibleName('Tax Invoice');
  await expect(dialog).toContainText(paid);
  for (const part of [
    total.text,
    totalInWords,
    seller.name,
    ...seller.lines,
    buyer.name,
    ...buyer.lines,
    ...[...facts, ...payment].flatMap(({ label, text: fact }) => [label, fact]),
    ...notes,
  ]) {
    await expect(dialog.getByText(part, { exact: true }).first()).toBeVisible();
  }
  expect(sums.map(({ label }) => label)).toEqual(['Taxable value', 'CGST 9%', 'SGST 9%']);
  for (const { label, text: sum } of sums) {
    await expect(dialog.getByRole('row', { name: `${label} ${sum}`, exact: true })).toBeVisible();
  }
  for (const [name, taxable, tax, amount] of rows) {
    await expect(
      dialog.getByRole('row', {
        name: `${name} ${columns[1]} ${taxable} ${columns[2]} ${tax} ${amount}`,
      }),
    ).toBeVisible();
  }
  await inspect(page, 'receipt-dialog');

  const download = dialog.getByRole('button', { name: `Download receipt ${number}` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(download).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 400 });
  await page.keyboard.press('End');
  await expect(dialog.getByText(notes.at(-1) ?? '')).toBeInViewport();
  await page.keyboard.press('Home');
  // It glides, and would take back what the next key scrolls.
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(download).toBeFocused();
  await expect(download).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view(page, number)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(totalInWords)).toBeVisible();
  expect(requests.count()).toBe(1);

  const downloading = page.waitForEvent('download');
  await download.click();
  expect((await downloading).suggestedFilename()).toBe(`${receiptId(number)}.pdf`);
  await expect(page.getByText(`The receipt is saved as ${receiptId(number)}.pdf.`)).toBeVisible();
  await expect(dialog).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect
    .poll(() => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('what was refunded is seen at the order, and with its receipt', async ({ page, account }) => {
  const partly = await aPaidOrder(account);
  await firestore.doc(partly.path).update({ refundedAmount: 100.5 });
  const order = await aPaidOrder(account, { status: 'Refunded' });
  const { total } = (await firestore.doc(order.path).get()).data() ?? {};
  await firestore.doc(order.path).update({ refundedAmount: total });
  await openProfile(page, account, paths.profileOrders);
  const orders = page.getByRole('region', { name: 'My Orders' });
  const row = orders.getByRole('listitem').filter({ hasText: partly.number });
  await expect(row.getByText('Partly refunded', { exact: true })).toBeVisible();
  await expect(row).toContainText('₹100.50 refunded');
  await expect(orders.getByText('Partly refunded', { exact: true })).toHaveCount(1);
  await inspect(page, 'orders-refunded');
  for (const [{ number }, amount] of [
    [partly, '₹100.50'],
    [order, '₹'],
  ] as const) {
    await view(page, number).click();
    const dialog = page.getByRole('dialog', { name: 'Receipt' });
    const told = dialog.getByText(/^₹[\d,.]+ of this payment has been refunded\.$/);
    await expect(told).toContainText(amount);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a receipt that can’t be shown says why, and comes with another try', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { number } = await aPaidOrder(account);
  await openProfile(page, account, paths.profileOrders);
  await page.route(endpoint, (route) => route.abort());
  await view(page, number).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(`Receipt ${number} could not be shown.`);
  await expect(alert).toContainText('Please check your connection and try again.');
  await inspect(page, 'receipt-not-shown');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.route(endpoint, (route) => route.fulfill({ json: {} }));
  await view(page, number).click();
  await expect(alert).toContainText('The server could not be reached.');
  await page.unroute(endpoint);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Total paid ·')).toBeVisible();
});

function view(page: Page, number: string) {
  return page.getByRole('button', { name: `View receipt ${number}` });
}

function download(page: Page, number: string) {
  return page.getByRole('button', { name: `Download receipt ${number}` });
}
