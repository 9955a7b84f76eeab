import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { isDialogEntry } from '../support/browser/dialog-entry.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { detailsDialog } from '../support/browser/sign-up.ts';
import { visit } from '../support/browser/visit.ts';

test('Back closes the login and stays on the page, and other ways to close it leave no trace', async ({
  page,
}) => {
  await visit(page, '/terms');
  const opener = page.getByRole('button', { name: 'Login / Sign Up' });
  const dialog = page.getByRole('dialog');
  const entries = () => page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await opener.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await switchToSignUp(page);
  const whileOpen = await entries();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/terms');
  expect(await page.evaluate(() => scrollY)).toBe(300);

  // Forward leads to no page that lacks its dialog.
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

  // A reload closes the dialog, whose entry goes with it.
  await opener.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.reload();
  await expect.poll(() => isDialogEntry(page)).toBe(false);
});

test('Back at the details step logs out, as closing does', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const details = detailsDialog(page);
  await expect(details.getByLabel('Full name')).toBeFocused();
  await signedInUser(page);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

test('Back closes the drawer, and a page that it leads to comes right after the one before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/terms');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(drawer).toBeHidden();
  // The address is there before its page.
  await expect(page.getByRole('region', { name: /Four steps/ })).toBeAttached();
  // A section of the page needs no entry.
  await menu.click();
  await drawer.getByRole('link', { name: 'Process' }).click();
  await expect(page.getByRole('region', { name: /Four steps/ })).toBeFocused();
  // The focus moves while the browser still leaves the drawer's entry, which then lies ahead.
  await expect.poll(() => entriesAhead(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await menu.click();
  await drawer.getByRole('button', { name: 'Login / Sign Up' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.goBack();
  await expect(login).toBeHidden();
  await expect(page).toHaveURL('/terms');
});
