import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { receiptId } from '../../functions/shared/receipt-numbers.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { deleteButton, questions } from '../support/browser/delete-account.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { buildSite, serveSite } from '../support/browser/other-site.ts';
import { aPaidOrder } from '../support/browser/paid-order.ts';
import { refuse } from '../support/browser/refuse.ts';

const endpoint = `**${endpoints.receipts}/*`;
const preparing = 'Your receipt follows as soon as it is issued.';

test('who pays gets the receipt, as soon as it is issued, as a PDF', async ({ page, account }) => {
  await storeInvoice(account, { invoiceNumber: 'INV-70', amount: 16_499.5 });
  await openProfile(page, account);
  const row = invoices(page).getByRole('listitem');
  await row.getByRole('button', { name: 'Pay Now for invoice INV-70' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  const button = row.getByRole('button', { name: /^Download receipt R\/\d\d-\d\d\/\d{6}$/ });
  await expect(button).toBeVisible({ timeout: 30_000 });

  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  const number = (await row.getByText(/^Receipt R/).textContent())?.replace('Receipt ', '') ?? '';
  expect(download.suggestedFilename()).toBe(`${receiptId(number)}.pdf`);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(bytes, { mergePages: true });
  for (const part of [`No. ${number}`, 'INV-70', '₹16,499.50', 'Payment ID pay_']) {
    expect(text).toContain(part);
  }
});

test('a receipt that is being prepared turns up by itself, and is downloaded by keyboard', async ({
  page,
  account,
}) => {
  const { path, number } = await aPaidOrder(account);
  const refunded = await aPaidOrder(account, { status: 'Refunded' });
  await firestore.doc(refunded.path).update({ receiptNumber: refunded.number });
  await storeInvoice(account);
  await openProfile(page, account);
  await expect(page.getByText(preparing)).toHaveCount(1);
  await expect(download(page, refunded.number)).toBeVisible();
  await expect(invoices(page).getByText(/receipt/i)).toHaveCount(0);
  await inspect(page, 'receipt-prepared');

  await firestore.doc(path).update({ receiptNumber: number });
  await expect(page.getByText(`Receipt ${number}`, { exact: true })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await expect(page.getByText(preparing)).toHaveCount(0);

  const requests = await hold(page, endpoint);
  await download(page, number).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Preparing...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await inspect(page, 'receipt-downloading');
  const downloading = page.waitForEvent('download');
  requests.release();
  expect((await downloading).suggestedFilename()).toBe(`${receiptId(number)}.pdf`);
  await expect(page.getByText(`The receipt is saved as ${receiptId(number)}.pdf.`)).toBeVisible();
  await expect(download(page, number)).toBeFocused();
  await inspect(page, 'receipt-saved');
  expect(requests.count()).toBe(1);
});

test('a receipt that can’t be downloaded says why, and comes when it is asked for again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 429|ERR_FAILED/);
  const { path, number } = await aPaidOrder(account);
  await firestore.doc(path).update({ receiptNumber: number });
  await openProfile(page, account);
  const failed = page.getByRole('alert').filter({ hasText: `${number} could not be downloaded.` });
  await page.route(endpoint, (route) => route.abort());
  await download(page, number).click();
  await expect(failed).toContainText('Please check your connection and try again.');
  await inspect(page, 'receipt-failed');
  await page.unroute(endpoint);

  const message = await refuse(page, endpoint, 'too-many-requests');
  await download(page, number).click();
  await expect(failed).toContainText(message);
  await page.unroute(endpoint);

  const downloading = page.waitForEvent('download');
  await download(page, number).click();
  await downloading;
  await expect(failed).toBeHidden();
});

test('who deletes an account is told that tax invoices stay, where they are issued', async ({
  page,
  context,
  account,
}) => {
  const folder = '.local/gstin-site';
  await buildSite(folder, { VITE_SELLER_GSTIN: '06AAAAA0000A1Z6' });
  await serveSite(context, folder);
  await openProfile(page, account);
  const { first, last } = questions(page);
  await deleteButton(page).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(last).toHaveAccessibleDescription(
    /permanently deleted\. Tax invoices that we have issued to you keep your name and address/,
  );
  await inspect(page, 'delete-tax-invoices-stay');
});

function download(page: Page, number: string) {
  return page.getByRole('button', { name: `Download receipt ${number}` });
}

function invoices(page: Page) {
  return page.getByRole('region', { name: 'My Invoices' });
}
