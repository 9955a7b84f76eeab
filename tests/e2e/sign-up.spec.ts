import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';

const password = 'correct horse';
const outOfReach = 'The server could not be reached. Please check your connection.';
const signUpCall = '**/accounts:signUp**';

/** The emulator knows no password policy: this is what the service answers when its own is stricter. */
const policyMessage =
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]';
const strictPolicy = {
  status: 400,
  json: { error: { code: 400, message: policyMessage, errors: [{ message: policyMessage }] } },
};

test('sign-up tells at each field what is wrong', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*accounts:signUp/);
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  const failed = dialog.getByText('Failed to create an account.');
  const field = dialog.getByLabel('Password', { exact: true });
  await expect(dialog.getByLabel('Country')).toHaveValue('India');
  await expect(dialog.getByLabel('State')).toBeEnabled();
  await expect(dialog.getByLabel('City')).toBeDisabled();
  await expect(field).toHaveAccessibleDescription('At least 10 characters.');
  await submit.click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();

  await fillSignUp(dialog, { email: account.email, password });
  await dialog.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await dialog.getByLabel('Phone').fill('abc');
  await dialog.getByLabel('Confirm password').fill('another');
  await submit.click();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter a phone number with 6 to 15 digits.',
  );
  await expect(dialog.getByText('Passwords do not match.')).toBeVisible();
  await expect(dialog.getByLabel('Confirm password')).toBeFocused();

  await dialog.getByLabel('Phone').fill('+91 (0124) 400-0000');
  await dialog.getByLabel('Confirm password').fill(password);
  await submit.click();
  await expect(dialog.getByText('This email address is already in use.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();

  const email = `new-${account.email}`;
  await dialog.getByLabel('Email').fill(email);
  await field.fill('nine char');
  await dialog.getByLabel('Confirm password').fill('nine char');
  await submit.click();
  await expect(field).toBeFocused();
  await expect(failed).toHaveCount(0);
  await expect(dialog.getByText('This password is too short.')).toBeInViewport();
  await expect(dialog.getByText('At least 10 characters.')).toBeInViewport();
  await inspect(page, 'sign-up-weak-password');

  await field.fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await page.route(signUpCall, (route) => route.fulfill(strictPolicy), { times: 1 });
  await submit.click();
  await expect(field).toHaveAccessibleDescription(
    /^Use a longer password with upper and lower case letters, a number and a symbol\./,
  );
  await expect(failed).toBeVisible();

  await loseAnswer(page, signUpCall);
  await submit.click();
  await expect(dialog.getByText(outOfReach)).toBeInViewport();
  await expect(failed).toBeInViewport();
  await expect(dialog.getByLabel('Address')).toHaveValue('1 Example Road');
  await expect(dialog.getByLabel('City')).toHaveValue('Gurugram');
  const uid = await uidOf(email);
  await submit.click();
  await expect(dialog).toBeHidden();
  expect(await profileOf(uid)).toMatchObject({ email, isAnonymous: false });
});

test('lists of places can be asked for again', async ({ page, consoleErrors }) => {
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

  await page.route('**/v1/countries/JP/states', (route) => route.abort());
  await country.selectOption({ label: 'Japan' });
  await expect(dialog.getByLabel('State')).toHaveAccessibleDescription(/could not be loaded/);
  await page.unroute('**/v1/countries/JP/states');
  await retry.click();
  await expect(dialog.getByLabel('State')).toBeFocused();
});

test('the sign-up form is in sight at 1280 by 1000, or scrolls to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openLogin(page);
  const signUp = await switchToSignUp(page);
  const ends = [
    signUp.getByRole('button', { name: 'Close' }),
    signUp.getByRole('button', { name: 'Sign Up', exact: true }),
    signUp.getByRole('button', { name: 'Login' }),
  ];
  for (const [name, path] of [
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = signUp.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    // A new tab, so that the form keeps its input.
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const end of ends) await expect(end).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 600 });
  const last = signUp.getByRole('button', { name: 'Login' });
  await expect(last).not.toBeInViewport();
  await signUp.getByLabel('City').hover();
  await page.mouse.wheel(0, 1_000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(signUp.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
