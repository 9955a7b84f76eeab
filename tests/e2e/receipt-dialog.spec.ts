import type { Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { receiptId } from '../../functions/shared/receipt-numbers.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { toReceiptView } from '../../functions/src/receipts/read/to-receipt-view.ts';
import { taxSettings } from '../support/receipts.ts';
import type { Account } from '../support/functions/accounts.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { aPaidOrder } from '../support/browser/paid-order.ts';
import { refuse } from '../support/browser/refuse.ts';

const endpoint = `**${endpoints.receipts}/*`;

test('a receipt is looked at by keyboard, and says what its PDF says', async ({
  page,
  account,
}) => {
  const { number, receipt } = await openPaidOrder(page, account);
  const requests = await hold(page, endpoint);
  await view(page, number).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  await expect(dialog).toHaveAccessibleDescription(number);
  await expect(dialog.getByText('Loading the receipt...')).toBeVisible();
  const text = dialog.getByRole('region', { name: 'Receipt' });
  await expect(text).toBeFocused();
  await inspect(page, 'receipt-loading');
  requests.release();

  const { total, totalInWords, paid, facts, seller, buyer, rows, payment, notes } =
    toReceiptView(receipt);
  await expect(dialog).toContainText(paid);
  for (const part of [
    total.text,
    totalInWords,
    seller.name,
    ...seller.lines,
    buyer.name,
    ...buyer.lines,
    ...rows.flat(),
    ...[...facts, ...payment].flatMap(({ label, text: fact }) => [label, fact]),
    ...notes,
  ]) {
    await expect(dialog.getByText(part, { exact: true }).first()).toBeVisible();
  }
  await inspect(page, 'receipt-dialog');

  await page.setViewportSize({ width: 360, height: 400 });
  await page.keyboard.press('End');
  await expect(dialog.getByText(notes.at(-1) ?? '')).toBeInViewport();
  await page.keyboard.press('Home');
  // It glides, and would take back what the next key scrolls.
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: `Download receipt ${number}` })).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view(page, number)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(totalInWords)).toBeVisible();
  expect(requests.count()).toBe(1);

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download receipt ${number}` }).click();
  expect((await downloading).suggestedFilename()).toBe(`${receiptId(number)}.pdf`);
  await expect(page.getByText(`The receipt is saved as ${receiptId(number)}.pdf.`)).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('in letters of twice their size nothing runs over the edge of a phone', async ({
  page,
  account,
}) => {
  const { number, receipt } = await openPaidOrder(page, account);
  await view(page, number).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  await expect(dialog.getByText(toReceiptView(receipt).totalInWords)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const text = dialog.getByRole('region', { name: 'Receipt' });
  await expect
    .poll(() => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('a tax invoice shows its taxes', async ({ page, account }) => {
  const { number, receipt } = await openPaidOrder(page, account, {
    tax: taxSettings(),
  });
  await view(page, number).click();
  const dialog = page.getByRole('dialog', { name: 'Tax Invoice' });
  const { sums, rows, columns } = toReceiptView(receipt);
  expect(sums.map(({ label }) => label)).toEqual(['Taxable value', 'CGST 9%', 'SGST 9%']);
  for (const { label, text } of sums) {
    await expect(dialog.getByRole('row', { name: `${label} ${text}`, exact: true })).toBeVisible();
  }
  const [name, taxable, tax, amount] = rows[0] ?? [];
  await expect(
    dialog.getByRole('row', {
      name: `${name} ${columns[1]} ${taxable} ${columns[2]} ${tax} ${amount}`,
    }),
  ).toBeVisible();
  await inspect(page, 'receipt-dialog-tax');
});

test('a receipt that can’t be shown says why, and comes when it is asked for again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 429|ERR_FAILED/);
  const { number } = await openPaidOrder(page, account);
  await page.route(endpoint, (route) => route.abort());
  await view(page, number).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(`Receipt ${number} could not be shown.`);
  await expect(alert).toContainText('Please check your connection and try again.');
  await inspect(page, 'receipt-not-shown');
  await page.unroute(endpoint);

  const message = await refuse(page, endpoint, 'too-many-requests');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText(message);
  await page.unroute(endpoint);
  await page.route(endpoint, (route) => route.fulfill({ json: {} }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The server could not be reached.');
  await page.unroute(endpoint);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Total paid ·')).toBeVisible();
});

test('a receipt that could not be shown is asked for again when it is opened again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { number } = await openPaidOrder(page, account);
  await page.route(endpoint, (route) => route.abort(), { times: 1 });
  await view(page, number).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await view(page, number).click();
  await expect(dialog.getByText('Total paid ·')).toBeVisible();
});

/** The profile of an account with an order that has its receipt. */
async function openPaidOrder(
  page: Page,
  account: Account,
  facts: Parameters<typeof aPaidOrder>[1] = {},
) {
  const order = await aPaidOrder(account, facts);
  await firestore.doc(order.path).update({ receiptNumber: order.number });
  await openProfile(page, account);
  return order;
}

function view(page: Page, number: string) {
  return page.getByRole('button', { name: `View receipt ${number}` });
}
