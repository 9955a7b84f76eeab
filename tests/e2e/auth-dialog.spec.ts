import type { Locator, Page } from '@playwright/test';
import { signUp } from '../functions/accounts.ts';
import { detailsDialog, fillDetails } from './details.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { fillSignUp } from './sign-up.ts';
import { profileOf, uidOf } from './stored.ts';
import { visit } from './visit.ts';

const loginFailed = 'Invalid email or password. Please try again.';
const outOfReach = 'The server could not be reached. Please check your connection.';
const saveFailed = 'Failed to save your details. Please try again.';
const password = 'correct horse';

test('the focus starts in the first field of each step', async ({ page }) => {
  const login = await openLogin(page);
  await expect(login.getByLabel('Email')).toBeFocused();
  const signup = await switchToSignUp(page);
  await expect(signup.getByLabel('Full name')).toBeFocused();
  await signup.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeFocused();
});

test('a login needs no mouse', async ({ page, account }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a login that the server refuses or never hears of says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signInWithPassword/);
  const login = await openLogin(page);
  const submit = login.getByRole('button', { name: 'Login', exact: true });
  await submit.click();
  await expect(login.getByLabel('Email')).toBeFocused();
  await inspect(page, 'login-incomplete');
  await login.getByLabel('Email').fill('nobody@example.com');
  await login.getByLabel('Password').fill('wrong');
  await submit.click();
  await expect(login.getByText(loginFailed)).toBeVisible();
  await expect(login.getByText(outOfReach)).toBeHidden();
  await inspect(page, 'login-failed');

  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await submit.click();
  await expect(login.getByText(outOfReach)).toBeVisible();
  await expect(login.getByText(loginFailed)).toBeVisible();
  await inspect(page, 'login-out-of-reach');
});

test('a forgotten password needs an address that can be one, and a server', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:sendOobCode/);
  const requests: string[] = [];
  await page.route('**/accounts:sendOobCode**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  const login = await openLogin(page);
  const email = login.getByLabel('Email');
  const forgot = login.getByRole('button', { name: 'Forgot password?' });
  await forgot.click();
  await expect(email).toHaveAccessibleDescription(
    'Please enter your email address to reset your password.',
  );
  await expect(email).toBeFocused();
  await inspect(page, 'reset-needs-email');

  await email.fill('asha@');
  await forgot.click();
  await expect(email).toHaveAccessibleDescription(/like name@example\.com/);
  await expect(email).toBeFocused();
  expect(requests).toEqual([]);

  await email.fill('asha@example.com');
  await forgot.click();
  await expect(
    login.getByText('Could not send reset email. Please check the address and try again.'),
  ).toBeVisible();
  expect(requests).toHaveLength(1);
  await inspect(page, 'reset-failed');

  await page.unroute('**/accounts:sendOobCode**');
  await forgot.click();
  await expect(
    login.getByText('A password reset link has been sent to your email address.'),
  ).toBeVisible();
  await inspect(page, 'reset-sent');
});

test('what sign-up refuses stands at its field', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  await fillSignUp(dialog, { email: account.email, password });
  await dialog.getByLabel('Phone').fill('abc');
  await dialog.getByLabel('Confirm password').fill('another');
  await submit.click();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter a phone number with 6 to 15 digits.',
  );
  await expect(dialog.getByText('Passwords do not match.')).toBeVisible();
  await expect(dialog.getByLabel('Confirm password')).toBeFocused();
  await inspect(page, 'sign-up-errors');

  await dialog.getByLabel('Phone').fill('+91 (0124) 400-0000');
  await dialog.getByLabel('Confirm password').fill(password);
  await submit.click();
  await expect(dialog.getByText('This email address is already in use.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await inspect(page, 'sign-up-email-in-use');
});

test('a password that is too weak is told in sight of its field, on a phone too', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  await fillSignUp(dialog, { email: 'new@example.com', password: 'short' });
  await page.setViewportSize({ width: 360, height: 740 });
  await submit.click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(dialog.getByText('Failed to create an account.')).toBeInViewport();
  await expect(dialog.getByText('Use at least 6 characters.')).toBeInViewport();
  await inspect(page, 'sign-up-weak-password');

  await page.route('**/accounts:signUp**', (route) => route.abort());
  await submit.click();
  await expect(dialog.getByText(outOfReach)).toBeInViewport();
  await expect(dialog.getByText('Failed to create an account.')).toBeInViewport();
  await inspect(page, 'sign-up-out-of-reach');
});

test('a sign-up whose details could not be saved goes on with what was typed', async ({
  page,
  account,
  database,
  consoleErrors,
}) => {
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
});

test('details outlive a logout in another tab, and are saved after logging in again', async ({
  page,
  context,
}) => {
  const bare = await signUp();
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(bare.email);
  await login.getByLabel('Password').fill(bare.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
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
  await login.getByLabel('Email').fill(bare.email);
  await login.getByLabel('Password').fill(bare.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
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
  await login.getByLabel('Email').fill(bare.email);
  await login.getByLabel('Password').fill(bare.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
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

test('lists of places that do not arrive can be asked for again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*\/v1\//);
  await page.route('**/v1/countries', (route) => route.abort());
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  const country = dialog.getByLabel('Country');
  await expect(country).toHaveAccessibleDescription(/could not be loaded/);
  await inspect(page, 'sign-up-no-countries');
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeFocused();
  await page.unroute('**/v1/countries');
  await retry.click();
  await expect(country).toBeEnabled();
  await expect(country).toBeFocused();
  await expect(retry).toBeHidden();

  await page.route('**/v1/countries/IN/states', (route) => route.abort());
  await country.selectOption({ label: 'India' });
  await expect(dialog.getByLabel('State')).toHaveAccessibleDescription(/could not be loaded/);
  await page.unroute('**/v1/countries/IN/states');
  await retry.click();
  await expect(dialog.getByLabel('State')).toBeFocused();
});

test('account data that does not load can be asked for again', async ({
  page,
  account,
  database,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await database.refuseEverything();
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(account.email);
  await login.getByLabel('Password').fill(account.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
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
  await expect(page.getByText(account.email)).toBeVisible();
});

async function openLogin(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Login' });
}

async function switchToSignUp(page: Page): Promise<Locator> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  return page.getByRole('dialog', { name: 'Sign Up' });
}
