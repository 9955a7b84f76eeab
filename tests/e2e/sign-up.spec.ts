import { randomUUID } from 'node:crypto';
import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';

const password = 'correct horse';
const outOfReach = 'The server could not be reached. Please check your connection.';

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
  const field = dialog.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription('At least 10 characters.');
  await fillSignUp(dialog, { email: 'new@example.com', password: 'nine char' });
  await page.setViewportSize({ width: 360, height: 740 });
  await submit.click();
  await expect(field).toBeFocused();
  await expect(dialog.getByText('Failed to create an account.')).toBeInViewport();
  await expect(dialog.getByText('This password is too short.')).toBeInViewport();
  await expect(dialog.getByText('At least 10 characters.')).toBeInViewport();
  await inspect(page, 'sign-up-weak-password');

  await field.fill(password);
  await expect(field).toHaveAccessibleDescription('At least 10 characters.');
  await dialog.getByLabel('Confirm password').fill(password);
  await page.route('**/accounts:signUp**', (route) => route.abort());
  await submit.click();
  await expect(dialog.getByText(outOfReach)).toBeInViewport();
  await expect(dialog.getByText('Failed to create an account.')).toBeInViewport();
  await inspect(page, 'sign-up-out-of-reach');
});

test('a password that the service refuses is told at its field', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  // The emulator knows no password policy: this is what the service answers when its own is stricter.
  const message =
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]';
  await page.route('**/accounts:signUp**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  await fillSignUp(dialog, { email: 'new@example.com', password });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByText('Failed to create an account.')).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /^Use a longer password with upper and lower case letters, a number and a symbol\./,
  );
});

test('a sign-up whose answer gets lost is done by the next try', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  await fillSignUp(dialog, { email, password });
  await page.route(
    '**/accounts:signUp**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit.click();
  await expect(dialog.getByText(outOfReach)).toBeVisible();
  const uid = await uidOf(email);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await profileOf(uid)).toMatchObject({ email, isAnonymous: false });
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

test('the whole form is in sight at 1280 by 800, and a lower window scrolls to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLogin(page);
  const signUp = await switchToSignUp(page);
  const ends = [
    signUp.getByRole('button', { name: 'Close' }),
    signUp.getByRole('button', { name: 'Sign Up', exact: true }),
    signUp.getByRole('button', { name: 'Login' }),
  ];
  for (const end of ends) await expect(end).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 600 });
  const last = signUp.getByRole('button', { name: 'Login' });
  await expect(last).not.toBeInViewport();
  await signUp.getByLabel('City').hover();
  await page.mouse.wheel(0, 1_000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(signUp.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
