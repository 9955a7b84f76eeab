import type { Page } from '@playwright/test';
import { drawerLinks } from '../../web/src/app/layouts/footer-content.ts';
import { switchToSignUp } from '../support/browser/auth-dialog.ts';
import { isDialogEntry } from '../support/browser/dialog-entry.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { visit } from '../support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('Back and keys close dialogs and the drawer without leaving history entries', async ({
  page,
}) => {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Login / Sign Up' });
  const dialog = page.getByRole('dialog');
  const login = page.getByRole('dialog', { name: 'Login' });
  const entries = () => page.evaluate(() => history.length);

  await test.step('the login', async () => {
    await visit(page, '/terms');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await opener.click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectOnlyHeartbeats(page);
    await switchToSignUp(page);
    const whileOpen = await entries();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/terms');
    expect(await page.evaluate(() => scrollY)).toBe(300);

    // Forward must not lead back to the dialog's entry without the dialog.
    await page.goForward();
    await expect.poll(() => isDialogEntry(page)).toBe(false);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener.click();
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
    }
    expect(await entries()).toBe(whileOpen);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

    // A reload closes the dialog and removes its history entry.
    await opener.click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await page.reload();
    await expect.poll(() => isDialogEntry(page)).toBe(false);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await test.step('the drawer, whose links replace its history entry', async () => {
    await menu.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(drawer).toBeHidden();
    // The address changes before the page appears.
    await expect(page.getByRole('region', { name: /Four steps/ })).toBeAttached();
    // A section of the page gets no history entry.
    await menu.click();
    await drawer.getByRole('link', { name: 'Process' }).click();
    await expectArrival(page, 'Process');
    // The focus moves before the browser has left the drawer's entry, which then lies ahead.
    await expect.poll(() => entriesAhead(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await menu.click();
    await drawer.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(login.getByLabel('Email')).toBeFocused();
    await page.goBack();
    await expect(login).toBeHidden();
    await expect(page).toHaveURL('/terms');
  });

  await test.step('by keyboard, from the first key', async () => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await tabTo(page, add);
    // The navigation bar doesn't cover the button.
    await expect(add).toBeInViewport();
    expect((await add.boundingBox())?.y).toBeGreaterThanOrEqual(68);

    await menu.press('Enter');
    await expect(drawer).toBeVisible();
    await inspect(page, 'drawer');
    for (const { label, href } of drawerLinks) {
      await expect(drawer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 110, width: 250 });
    await page.keyboard.press('Shift+Tab');
    expect(await drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Process' }).press('Enter');
    await expect(drawer).toBeHidden();
    await expectArrival(page, 'Process');
    await menu.press('Enter');
    const marked = drawer.locator('[aria-current]');
    await expect(marked).toHaveText('Process');
    await page.emulateMedia({ forcedColors: 'active' });
    const other = drawer.locator('nav a:not([aria-current])').first();
    const colour = await other.evaluate((it) => getComputedStyle(it).backgroundColor);
    await expect(marked).not.toHaveCSS('background-color', colour);
    await drawer.getByRole('button', { name: 'Login / Sign Up' }).press('Enter');
    await expect(login.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

/** Expects that the dialog stores nothing in the browser except Firebase's record of its own versions. */
async function expectOnlyHeartbeats(page: Page): Promise<void> {
  expect(await readStore(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage')).toEqual([]);
  const records = await readStore(page, 'firebase-heartbeat-database', 'firebase-heartbeat-store');
  const fields = records.flatMap((record) => Object.keys(Object(record)));
  expect(fields.filter((it) => it !== 'heartbeats' && it !== 'lastSentHeartbeatDate')).toEqual([]);
  expect(JSON.stringify(records)).not.toMatch(/Mozilla|Chrome/);
}

function readStore(page: Page, database: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    ({ database, store }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(store)) return resolve([]);
          const reading = result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result as unknown[]));
        });
      }),
    { database, store },
  );
}
