import { signUp } from '../support/functions/accounts.ts';
import { openLogin, submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { detailsDialog, fillDetails, fillSignUp } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const saveFailed = 'Failed to save your details. Please try again.';
const password = 'correct horse';

test('unsaved details stay typed', alone, async ({ page, account, database, consoleErrors }) => {
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
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText(saveFailed)).toBeVisible();
  await inspect(page, 'details-save-failed');

  await database.acceptAgain();
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  expect(await profileOf(await uidOf(email))).toMatchObject({ email, city: 'Gurugram' });
});

test('details outlive a logout in another tab', async ({ page, context }) => {
  const bare = await signUp();
  await returnAs(page, bare);
  await visit(page, '/cart');
  const details = detailsDialog(page);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByLabel('Full name')).toBeFocused();
  await fillDetails(details, 'Ravi Example');

  const other = await context.newPage();
  await other.goto('/cart');
  await detailsDialog(other).getByRole('button', { name: 'Close' }).click();
  // Behind the dialog, where only sight reaches it.
  await expect(
    page.getByRole('button', { name: 'Login / Sign Up', includeHidden: true }),
  ).toBeVisible();

  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText('User ID is missing. Cannot save profile.')).toBeVisible();
  await inspect(page, 'details-logged-out');
  await details.getByRole('button', { name: 'Log in again' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await submitLogin(login, bare);
  await expect(details.getByLabel('Full name')).toHaveValue('Ravi Example');
  await expect(details.getByLabel('Full name')).toBeFocused();
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  expect(await profileOf(bare.uid)).toMatchObject({
    name: 'Ravi Example',
    email: bare.email,
    country: 'India',
    state: 'Haryana',
    city: 'Gurugram',
    isAnonymous: false,
  });
});

test('details saved offline arrive with a connection', async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(/^Error saving the profile/);
  const bare = await signUp();
  await returnAs(page, bare);
  await visit(page, '/cart');
  const details = detailsDialog(page);
  await fillDetails(details, 'Ravi Example');
  await context.setOffline(true);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(details.getByText(saveFailed)).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  // The emulator keeps from a listener what is written while it takes up the page's other listeners.
  const writes = await hold(page, /Firestore\/Write\/channel/);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline|^Our database can't be reached/)).toHaveCount(0);
  writes.release();
  await expect(details).toBeHidden();
  expect(await profileOf(bare.uid)).toMatchObject({ name: 'Ravi Example' });
});
