import { chargeHref } from '../../functions/shared/paths.ts';
import { openLogin, submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead } from '../support/browser/open-profile.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { visit } from '../support/browser/visit.ts';
import { resetLettersTo } from '../support/browser/stored.ts';

const loginFailed = 'Invalid email or password. Please try again.';
const googleFailed = 'Could not sign in with Google. Please try again.';
const guestFailed = 'Could not sign in as a guest. Please try again.';
const outOfReach = 'The server could not be reached. Please check your connection.';

test('a login by keyboard opens the profile, and a logout closes it', async ({ page, account }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  const opener = page.getByRole('button', { name: 'Login / Sign Up' });
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await opener.press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await login.getByRole('button', { name: 'Sign Up' }).press('Enter');
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(signUp.getByLabel('Full name')).toBeFocused();
  await signUp.getByRole('button', { name: 'Login' }).press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(inHead(page, account.email)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(opener).toBeVisible();
  await expect(login).toBeHidden();
});

test('a link to an order, as in a letter, asks for a login and leads on to it', async ({
  page,
  account,
}) => {
  const { id } = await storeOrder(account);
  const address = chargeHref('product_order', id);
  await visit(page, address);
  await expect(page).toHaveURL('/');
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), account);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Order ORD-/ })).toBeVisible();
});

test('each way to sign in tells when it fails', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*(accounts:sign|apis\.google\.com)/);
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  const login = await openLogin(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login.getByLabel('Email')).toBeFocused();
  await submitLogin(login, { email: 'nobody@example.com', password: 'wrong' });
  await expect(alert).toHaveText(loginFailed);
  await switchToSignUp(page);
  await expect(alert).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(alert).toBeHidden();

  await page.route('**/accounts:sign*', (route) => route.abort());
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(alert).toContainText(loginFailed);
  await expect(alert).toContainText(outOfReach);
  await inspect(page, 'login-out-of-reach');
  await login.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(alert).toContainText(guestFailed);
  await expect(alert).toContainText(outOfReach);

  await page.route('https://apis.google.com/**', (route) => route.abort());
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect(alert).toContainText(googleFailed);
  await page.unrouteAll();
  await switchToSignUp(page);
  await expect(alert).toBeHidden();
  await serveGapi(page.context());
  await google.click();
  await expect(alert).toContainText(googleFailed);
  await expect(alert).toContainText('Allow pop-ups for this site');
});

test('a reset link goes to those who have an account', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*send-password-reset-email/);
  const requests: string[] = [];
  await page.route('**/send-password-reset-email', (route) => {
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

  await email.fill('asha@');
  await forgot.click();
  await expect(email).toHaveAccessibleDescription(/like name@example\.com/);
  await expect(email).toBeFocused();
  expect(requests).toEqual([]);

  await email.fill('nobody@example.com');
  await forgot.click();
  await expect(
    login.getByText('Could not send reset email. Please check the address and try again.'),
  ).toBeVisible();
  expect(requests).toHaveLength(1);

  await page.unroute('**/send-password-reset-email');
  const sent = login.getByText('A password reset link has been sent to your email address.');
  for (const address of ['nobody@example.com', account.email]) {
    await email.fill(address);
    const answered = page.waitForResponse('**/send-password-reset-email');
    await forgot.click();
    await answered;
    await expect(sent).toBeVisible();
  }
  await inspect(page, 'reset-sent');
  await expect.poll(() => resetLettersTo(account.email)).toBe(1);
  expect(await resetLettersTo('nobody@example.com')).toBe(0);
});
