import { fillDetails } from '../support/browser/details.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn, logInWithoutProfile } from '../support/browser/log-in.ts';
import { inHead } from '../support/browser/profile-page.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { signUp } from '../support/functions/accounts.ts';
import { profileOf, resetLettersTo } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const refusedByAuth = /status of 400/;

test('the dialog opens in login mode and toggles, clearing its messages', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(refusedByAuth);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email').fill('nobody@example.com');
  await login.getByLabel('Password').fill('wrong');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await login.getByRole('button', { name: 'Sign Up' }).click();
  const signup = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(signup).toBeVisible();
  await signup.getByRole('button', { name: 'Login' }).click();
  await expect(login).toBeVisible();
  await expect(login.getByText('Invalid email or password. Please try again.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeFocused();
});

test('sign-up checks its fields and keeps what was typed', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(refusedByAuth);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  await expect(dialog.getByLabel('State')).toBeDisabled();
  await expect(dialog.getByLabel('City')).toBeDisabled();
  await submit.click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();

  await fillSignUp(dialog, { email: account.email, password: 'correct horse' });
  await dialog.getByLabel('Confirm password').fill('another');
  await submit.click();
  await expect(dialog.getByText('Passwords do not match.')).toBeVisible();

  await dialog.getByLabel('Confirm password').fill('correct horse');
  await submit.click();
  await expect(dialog.getByText('This email address is already in use.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('1 Example Road');
  await expect(dialog.getByLabel('City')).toHaveValue(/.+/);

  await dialog.getByLabel('Email').fill(`new-${account.email}`);
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByLabel('Confirm password').fill('short');
  await submit.click();
  await expect(dialog.getByText('Failed to create an account.')).toBeVisible();
});

test('choosing another country resets state and city', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await fillSignUp(dialog, { email: 'x@example.com', password: 'x' });
  await dialog.getByLabel('Country').selectOption({ label: 'Germany' });
  await expect(dialog.getByLabel('State')).toBeEnabled();
  await expect(dialog.getByLabel('State')).toHaveValue('');
  await expect(dialog.getByLabel('City')).toBeDisabled();
});

test('a customer without a profile completes it, or is signed out', async ({ page }) => {
  const bare = await signUp();
  await visit(page, '/');
  const details = await logInWithoutProfile(page, bare);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();

  await logInWithoutProfile(page, bare);
  await fillDetails(details, 'Ravi Example');
  await details.getByRole('button', { name: /Save/ }).click();
  await expect(details).toBeHidden();
  await expect
    .poll(() => profileOf(bare.uid))
    .toMatchObject({
      name: 'Ravi Example',
      email: bare.email,
      country: 'India',
      state: 'Haryana',
      city: 'Gurugram',
      isAnonymous: false,
    });
});

test('a forgotten password: asks for the address, answers the same to all, sends a link', async ({
  page,
  account,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  const forgot = dialog.getByRole('button', { name: 'Forgot password?' });
  const info = dialog.getByText('A password reset link has been sent to your email address.');
  await forgot.click();
  await expect(
    dialog.getByText('Please enter your email address to reset your password.'),
  ).toBeVisible();
  for (const email of ['nobody@example.com', account.email]) {
    await dialog.getByLabel('Email').fill(email);
    await forgot.click();
    await expect(info).toBeVisible();
  }
  await expect.poll(() => resetLettersTo(account.email)).toBe(1);
  expect(await resetLettersTo('nobody@example.com')).toBe(0);
});

test('logout goes home, and the profile is closed to visitors', async ({ page, account }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await logIn(page, account);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(inHead(page, account.email)).toBeVisible();
  await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});
