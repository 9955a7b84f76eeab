import { openLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { visit } from '../support/browser/visit.ts';

const loginFailed = 'Invalid email or password. Please try again.';
const outOfReach = 'The server could not be reached. Please check your connection.';

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
