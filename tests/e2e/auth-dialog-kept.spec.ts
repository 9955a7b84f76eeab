import type { Page } from '@playwright/test';
import { openLogin, submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';
import { detailsDialog } from '../support/browser/details.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

/** What becomes of what was typed, and of a sign-in under way, when the dialog changes or closes. */

const guestNotice = /^You're using a guest account\./;

test('what was typed outlives toggling between login and sign-up, and a click beside the dialog', async ({
  page,
}) => {
  const login = await openLogin(page);
  await login.getByLabel('Email').fill('asha@example.com');
  await login.getByLabel('Password').fill('secret');
  const signUp = await switchToSignUp(page);
  await expect(signUp.getByLabel('Email')).toHaveValue('asha@example.com');
  await fillSignUp(signUp, { email: 'ravi@example.com', password: 'correct horse' });
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(login.getByLabel('Password')).toHaveValue('secret');
  await switchToSignUp(page);
  await expect(signUp.getByLabel('Email')).toHaveValue('ravi@example.com');
  await expect(signUp.getByLabel('Confirm password')).toHaveValue('correct horse');
  await expect(signUp.getByLabel('City')).toHaveValue('Gurugram');

  await clickBeside(page);
  await expect(signUp).toHaveAttribute('data-state', 'open');
  await expect(signUp.getByLabel('City')).toHaveValue('Gurugram');
  await page.keyboard.press('Escape');
  await expect(signUp).toBeHidden();

  await openLogin(page);
  await expect(login.getByLabel('Email')).toHaveValue('');
  await clickBeside(page);
  await expect(login).toBeHidden();
});

test('the dialog closes when back or forward lead to another page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  const login = page.getByRole('dialog', { name: 'Login' });
  for (const go of ['goBack', 'goForward'] as const) {
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(login).toBeVisible();
    await page[go]();
    await expect(page).toHaveURL(go === 'goBack' ? '/' : '/cart');
    await expect(login).toBeHidden();
  }
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

for (const [how, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
  'the way back': (page: Page) => page.goBack(),
})) {
  test(`a slow login that is given up by ${how} does not sign in`, async ({ page, account }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    const answer = await holdAnswer(page, /accounts:lookup/);
    await submitLogin(login, account);
    await answer.arrived;
    await close(page);
    await expect(login).toBeHidden();
    await answer.release();
    await expectNobody(page);
  });
}

test('a login that was given up does not stand in the way of the next one', async ({
  page,
  account,
}) => {
  const login = await openLogin(page);
  const answer = await hold(page, /accounts:signInWithPassword/, 1);
  await submitLogin(login, account);
  await answer.arrived;
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await submitLogin(login, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(login).toBeHidden();
  answer.release();
});

test('a guest who gives up before being one is none', async ({ page }) => {
  const login = await openLogin(page);
  const answer = await holdAnswer(page, /accounts:lookup/);
  await login.getByRole('button', { name: 'Continue as guest' }).click();
  await answer.arrived;
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await answer.release();
  await expectNobody(page);
  await expect(page.getByText(guestNotice)).toBeHidden();
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

test('a guest who closes the details takes the guest’s notice along', async ({ page }) => {
  const login = await openLogin(page);
  await login.getByRole('button', { name: 'Continue as guest' }).click();
  const notice = page.getByText(guestNotice);
  await expect(notice).toBeVisible();
  // Pointed at, it would not go by itself.
  await notice.hover();
  await detailsDialog(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice).toBeHidden();
  await expectNobody(page);
});

/** In the corner, where the page shows behind the dialog. */
async function clickBeside(page: Page): Promise<void> {
  await page.mouse.click(5, 5);
}

async function expectNobody(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
}

/** Makes one answer late. `release` resolves once the page has it. */
async function holdAnswer(page: Page, pattern: RegExp) {
  const held = await hold(page, pattern);
  const answered = page.waitForResponse(pattern);
  return {
    arrived: held.arrived,
    release: async () => {
      held.release();
      await (await answered).finished();
    },
  };
}
