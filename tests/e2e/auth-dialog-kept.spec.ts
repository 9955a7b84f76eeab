import { openLogin, submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

/** What happens to typed text, and to a sign-in under way, when the dialog changes or closes. */

test('what was typed outlives another form and a click beside it', async ({ page }) => {
  const login = await openLogin(page);
  await login.getByLabel('Email').fill('asha@example.com');
  await login.getByLabel('Password', { exact: true }).fill('secret');
  const signUp = await switchToSignUp(page);
  await expect(signUp.getByLabel('Email')).toHaveValue('asha@example.com');
  await fillSignUp(signUp, { email: 'ravi@example.com', password: 'correct horse' });
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await switchToSignUp(page);
  await expect(signUp.getByLabel('Email')).toHaveValue('ravi@example.com');
  await expect(signUp.getByLabel('Confirm password')).toHaveValue('correct horse');
  await expect(signUp.getByLabel('City')).toHaveValue('Gurugram');

  const clickBeside = () => page.mouse.click(5, 5);
  await clickBeside();
  await expect(signUp).toHaveAttribute('data-state', 'open');
  await expect(signUp.getByLabel('City')).toHaveValue('Gurugram');
  await page.keyboard.press('Escape');
  await expect(signUp).toBeHidden();

  await openLogin(page);
  await expect(login.getByLabel('Email')).toHaveValue('');
  // A dialog that has just opened does not hear of clicks beside it yet.
  await expect(async () => {
    await clickBeside();
    await expect(login).toBeHidden({ timeout: 2_000 });
  }).toPass();
});

test('the dialog stays when it was opened while the page was on its way', async ({ page }) => {
  // Between the new address and the page that belongs to it.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      replace(...change);
      if (location.pathname === '/') {
        setTimeout(() => document.querySelector<HTMLElement>('header button')?.click());
      }
    };
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await expect(page.locator('#home')).toBeVisible();
  const email = page.getByRole('dialog', { name: 'Login' }).getByLabel('Email');
  await email.fill('asha@example.com');
  await expect(email).toHaveValue('asha@example.com');
});

test('a slow sign-in that is given up does not sign in', async ({ page, account }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  const logIn = () => submitLogin(login, account);
  const continueAsGuest = () => login.getByRole('button', { name: 'Continue as guest' }).click();
  const attempts = [
    [logIn, () => page.keyboard.press('Escape')],
    [continueAsGuest, () => page.keyboard.press('Escape')],
    [logIn, () => login.getByRole('button', { name: 'Close' }).click()],
    [logIn, () => page.goBack()],
  ] as const;
  for (const [begin, giveUp] of attempts) {
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    const lookup = await hold(page, /accounts:lookup/);
    const answered = page.waitForResponse(/accounts:lookup/);
    await begin();
    await lookup.arrived;
    await giveUp();
    await expect(login).toBeHidden();
    lookup.release();
    await (await answered).finished();
    await expect(page.getByText(/^You're using a guest account\./)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page).toHaveURL('/cart');
});

test('a login that was given up does not hinder the next one', async ({ page, account }) => {
  const login = await openLogin(page);
  let isGivenUp = false;
  const answer = await hold(
    page,
    ({ pathname }) => !isGivenUp && pathname.endsWith(':signInWithPassword'),
  );
  await submitLogin(login, account);
  await answer.arrived;
  isGivenUp = true;
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitLogin(login, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(login).toBeHidden();
  answer.release();
});

test('an account that is being created is no longer given up', async ({ page, account }) => {
  await openLogin(page);
  const signUp = await switchToSignUp(page);
  const email = `new-${account.email}`;
  await fillSignUp(signUp, { email, password: 'correct horse' });
  const answer = await hold(page, /accounts:signUp/);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await answer.arrived;
  await page.keyboard.press('Escape');
  await signUp.getByRole('button', { name: 'Close' }).click();
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect(signUp).toHaveAttribute('data-state', 'open');
  await inspect(page, 'sign-up-busy');
  answer.release();
  await expect(signUp).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await uidOf(email)).not.toBe('');
});
