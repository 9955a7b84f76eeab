import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser/fixtures.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { visit } from '../support/browser/visit.ts';

/** The browser replaces all colours but the system's: what only a background shows is gone. */

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('what is chosen can be told by its colours', async ({ page }) => {
  await visit(page, '/#regional-solutions');
  const tabs = page.getByRole('tablist').first();
  const chosen = tabs.getByRole('tab', { selected: true });
  const another = tabs.getByRole('tab', { selected: false }).first();
  await expect(chosen).not.toHaveCSS('background-color', await colourOf(another));

  const link = page.getByRole('banner').getByRole('link', { name: 'Products' });
  await expect(link).toHaveAttribute('aria-current', 'location');
  expect(await colourOf(link, '::after')).not.toBe(await colourOf(page.getByRole('banner')));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const other = menu.locator('nav a:not([aria-current])').first();
  await expect(menu.locator('nav a[aria-current]')).not.toHaveCSS(
    'background-color',
    await colourOf(other),
  );
});

test('the dot of a status can be seen', async ({ page, account }) => {
  await storeOrder(account, { status: 'Pending' });
  await openProfile(page, account);
  const status = page.getByRole('listitem').getByText('Pending', { exact: true });
  expect(await colourOf(status, '::before')).not.toBe(await colourOf(status));
});

function colourOf(element: Locator, part?: '::before' | '::after'): Promise<string> {
  return element.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part);
}
