import type { Page } from '@playwright/test';
import { aProduct } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { visit } from '../support/browser/visit.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { tabTo } from '../support/browser/tab-to.ts';

const product = aProduct('andean-debt-tracker');

test('by keyboard a visitor finds a product and goes to the payment', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const europe = page.getByRole('tab', { name: 'Europe' });
  await tabTo(page, europe);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'North America' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'South America' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('article', { name: product.name });
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await tabTo(page, add);
  await expectUncovered(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const added = card.getByRole('button', { name: 'Added to Cart' });
  await expect(added).toBeDisabled();
  await expect(added).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${product.name} is already in your cart.`)).toBeVisible();
  const cart = page.getByRole('link', { name: 'Cart, 1 item' });
  await cart.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Proceed to Pay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toBeFocused();
});

test('by keyboard the drawer leads to sections and the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((element) => element.getBoundingClientRect().width))
    .toBe(250);
  await expect
    .poll(() => drawer.evaluate((element) => element.getBoundingClientRect().right))
    .toBe(360);
  await inspect(page, 'drawer');
  await page.setViewportSize({ width: 360, height: 740 });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Process' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expectArrival(page, 'Process');

  await menu.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Process' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await drawer.getByRole('button', { name: 'Login / Sign Up' }).press('Enter');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(menu).toBeFocused();
});

/** What has the focus lies below the bar and within the window. */
async function expectUncovered(page: Page): Promise<void> {
  const { top, bottom, height } = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return { top: box?.top ?? 0, bottom: box?.bottom ?? 0, height: innerHeight };
  });
  expect(top).toBeGreaterThanOrEqual(68);
  expect(bottom).toBeLessThanOrEqual(height);
}
