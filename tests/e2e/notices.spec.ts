import type { Locator, Page } from '@playwright/test';
import { paths } from '../../functions/shared/paths.ts';
import { aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { storeCartItem } from '../support/browser/fill-cart.ts';
import { codeOf } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { cartOf } from '../support/browser/stored.ts';
import { slowTimers } from '../support/browser/slow-timers.ts';
import { visit } from '../support/browser/visit.ts';

const product = aProduct('eurodebt-navigator');
const added = `${product.name} has been added to your cart!`;

for (const [pointer, widths] of [
  ['touch', [360]],
  ['mouse', [1280, 768]],
] as const) {
  test.describe(`by ${pointer}`, () => {
    const hasTouch = pointer === 'touch';
    test.use({ hasTouch });

    test('a notice covers nothing of a dialog, and leaves it open', async ({ page }) => {
      await slowTimers(page);
      await visit(page, '/');
      await addToCart(page, product.name);
      const dialog = page.getByRole('dialog', { name: 'Sign Up' });
      const notice = noticeOf(page, added);
      await expect(dialog).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expectApart(dialog, notice);
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      }
      await expect(notice).toBeVisible();
      const dismiss = page.getByRole('button', { name: 'Dismiss', includeHidden: true });
      await (hasTouch ? dismiss.tap() : dismiss.click());
      await expect(notice).toBeHidden();
      // A closing dialog is still visible for a while.
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await dialog.getByLabel('Email').fill('asha@example.com');
      await expect(dialog).toBeVisible();
    });
  });
}

for (const size of [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]) {
  test(`at ${size.width} px notices cover no control of a payment or dialog`, async ({
    page,
    guest,
  }) => {
    await slowTimers(page);
    for (const id of ['eurodebt-navigator', 'creditorsync-eu-pro', 'apac-debt-grid'])
      await storeCartItem(guest, id);
    await page.setViewportSize(size);
    await visit(page, '/cart');
    const pay = page.getByRole('button', { name: 'Proceed to Pay' });
    const total = page.getByRole('region', { name: 'Total' });
    const notice = noticeOf(page, 'has been removed from your cart.');
    for (const removed of [product.name, aProduct('creditorsync-eu-pro').name]) {
      await page.getByRole('button', { name: `Remove ${removed}` }).click();
      await expect(notice).toContainText(removed);
      await expectApart(total, notice);
      await expect(pay).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const logout = drawer.getByRole('button', { name: 'Logout' });
    await expectApart(drawer, notice);
    await expect(logout).toBeInViewport({ ratio: 1 });
    await logout.click();
    const question = page.getByRole('alertdialog');
    for (const name of ['Cancel', 'Log out for good']) {
      await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expectApart(question, notice);
    await expect(notice).toBeVisible();
  });
}

test('a notice covers neither the drawer nor the focus', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to (load resource|fetch dynamically)|auth-dialog/);
  await page.route(await codeOf('auth-dialog'), (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  await drawer.getByRole('button', { name: 'Login / Sign Up' }).click();
  const notice = noticeOf(page, 'This could not be loaded.');
  await expect(notice).toBeVisible();
  await menu.click();
  await expect(drawer).toBeVisible();
  await expectApart(drawer, notice);
  await expect(drawer.getByRole('button', { name: 'Login / Sign Up' })).toBeInViewport({
    ratio: 1,
  });
  await inspect(page, 'notice-and-drawer');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press('Escape');
  const control = page.locator('main :is(a, button):focus');
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    if ((await control.count()) > 0) await expectApart(control, notice);
  }
});

test('notices go by keyboard, or by themselves when left alone', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await addToCart(page, product.name);
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page
    .getByRole('article', { name: product.name })
    .getByRole('button', { name: 'Added to Cart' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const notice = noticeOf(page, `${product.name} is already in your cart.`);
  await expect(notice).toBeVisible();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().focus();
  while ((await dismiss.count()) > 0) {
    await expect(dismiss.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await notice.hover();
  await page.clock.runFor(30_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(9_000);
  await expect(notice).toBeHidden();
});

test('a confirmation ends when the visitor goes to another subject, and a reload brings none back', async ({
  page,
  guest,
}) => {
  await slowTimers(page);
  await storeCartItem(guest, 'apac-debt-grid');
  await visit(page, paths.home);
  await addToCart(page, product.name);
  const notice = noticeOf(page, added);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: /^Cart, / }).click();
  await expect(page).toHaveURL(paths.cart);
  await expect(notice).toBeHidden();

  await page.goto(paths.home);
  const { name } = aProduct('global-debt-command-center');
  await addToCart(page, name);
  const other = noticeOf(page, `${name} has been added to your cart!`);
  await expect(other).toBeVisible();
  await expect.poll(() => cartOf(guest.uid)).toHaveLength(3);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(other).toBeHidden();
});

test('the dialog’s code comes when the pointer is near, and a slow line shows that it comes', async ({
  page,
}) => {
  const code = await hold(page, await codeOf('auth-dialog'));
  await visit(page, '/cart');
  const opener = page.getByRole('button', { name: 'Login / Sign Up' });
  expect(code.count()).toBe(0);
  await opener.hover();
  await expect.poll(code.count).toBeGreaterThan(0);
  await opener.click();
  await expect(page.getByText('Loading the form...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Loading the form...')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await inspect(page, 'dialog-loading');
  await opener.focus();
  code.release();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** The live region with the notice in it: as wide as the notice, and no higher than all of them. */
function noticeOf(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
}

/** Their boxes do not touch, once they have come to rest. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const a = await boxOf(one);
    const b = await boxOf(other);
    const isApart =
      a.x + a.width <= b.x ||
      b.x + b.width <= a.x ||
      a.y + a.height <= b.y ||
      b.y + b.height <= a.y;
    expect(isApart).toBe(true);
  }).toPass();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}
