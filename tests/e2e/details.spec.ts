import { signUp } from '../support/functions/accounts.ts';
import { openLogin, submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { detailsDialog, fillDetails } from '../support/browser/details.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead } from '../support/browser/profile-page.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';

const saveFailed = 'Failed to save your details. Please try again.';
const password = 'correct horse';

test(
  'a sign-up whose details could not be saved goes on with what was typed',
  alone,
  async ({ page, account, database, consoleErrors }) => {
    consoleErrors.expect(/^Error saving the profile/);
    await openLogin(page);
    const signup = await switchToSignUp(page);
    const email = `new-${account.email}`;
    await fillSignUp(signup, { email, password });
    await page.setViewportSize({ width: 360, height: 740 });
    await database.refuseWrites();
    await signup.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const details = detailsDialog(page);
    await expect(details.getByText(saveFailed)).toBeInViewport();
    await expect(details.getByLabel('Full name')).toBeFocused();
    await expect(details.getByLabel('Email')).not.toBeEditable();
    await expect(details.getByLabel('City')).toHaveValue('Gurugram');
    await inspect(page, 'details-from-sign-up');
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details.getByText(saveFailed)).toBeVisible();
    await inspect(page, 'details-save-failed');

    await database.acceptAgain();
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details).toBeHidden();
    expect(await profileOf(await uidOf(email))).toMatchObject({ email, city: 'Gurugram' });
  },
);

test('details outlive a logout in another tab, and are saved after logging in again', async ({
  page,
  context,
}) => {
  const bare = await signUp();
  const login = await openLogin(page);
  await submitLogin(login, bare);
  const details = detailsDialog(page);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByLabel('Full name')).toBeFocused();
  await inspect(page, 'details-incomplete');
  await fillDetails(details, 'Ravi Example');

  const other = await context.newPage();
  await other.goto('/');
  await detailsDialog(other).getByRole('button', { name: 'Close' }).click();
  // Behind the dialog, where only sight reaches it.
  await expect(
    page.getByRole('button', { name: 'Login / Sign Up', includeHidden: true }),
  ).toBeVisible();

  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText('User ID is missing. Cannot save profile.')).toBeVisible();
  await inspect(page, 'details-logged-out');
  await details.getByRole('button', { name: 'Log in again' }).click();
  await expect(login.getByLabel('Email')).toBeFocused();
  await submitLogin(login, bare);
  await expect(details.getByLabel('Full name')).toHaveValue('Ravi Example');
  await expect(details.getByLabel('Full name')).toBeFocused();
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  expect(await profileOf(bare.uid)).toMatchObject({ name: 'Ravi Example', city: 'Gurugram' });
});

test('a save without a connection ends, and still arrives when there is one again', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The database's client asks a page of Google's whether there is a network at all.
  consoleErrors.expect(/^Error saving the profile|ERR_INTERNET_DISCONNECTED|cleardot\.gif/);
  const bare = await signUp();
  const login = await openLogin(page);
  await submitLogin(login, bare);
  const details = detailsDialog(page);
  await fillDetails(details, 'Ravi Example');
  await context.setOffline(true);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(details.getByText(saveFailed)).toBeVisible({ timeout: 40_000 });
  await context.setOffline(false);
  await expect(details).toBeHidden({ timeout: 40_000 });
  expect(await profileOf(bare.uid)).toMatchObject({ name: 'Ravi Example' });
});

test(
  'account data that does not load can be asked for again',
  alone,
  async ({ page, account, database }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await database.refuseEverything();
    const login = await openLogin(page);
    await submitLogin(login, account);
    await expect(login).toBeHidden();
    const notice = page.getByText('Your account data could not be loaded.');
    await expect(notice).toBeVisible();
    expect(warnings.some((text) => text.startsWith('Error loading user data'))).toBe(true);
    await inspect(page, 'account-data-failed');
    await database.acceptAgain();
    await page
      .getByRole('alert')
      .locator('span', { has: notice })
      .getByRole('button', { name: 'Try again' })
      .first()
      .click();
    await expect(notice).toBeHidden();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(inHead(page, account.email)).toBeVisible();
  },
);
