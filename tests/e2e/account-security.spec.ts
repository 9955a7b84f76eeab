import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '../../functions/shared/paths.ts';
import { awaitLink } from '../support/browser/account-letters.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addGoogleSignIn, aGoogleAccount } from '../support/browser/google.ts';
import { inspect } from '../support/browser/inspect.ts';
import { awaitLetter, lettersTo } from '../support/browser/mailbox.ts';
import { inHead, openProfile } from '../support/browser/open-profile.ts';
import { profileOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';
import { nextSecond } from '../support/functions/next-second.ts';
import { anOlderSession } from '../support/functions/sessions.ts';

test('a new address counts once its letter’s link was followed, and the old one is told', async ({
  page,
  account,
  consoleErrors,
}) => {
  // The change ends the session.
  consoleErrors.expect(/status of 400.*(accounts:lookup|\/token)/);
  const newEmail = `${randomUUID().slice(0, 13)}@example.org`;
  await openProfile(page, account, paths.profileSettings);
  await button(page, 'Change email').click();
  const email = section(page).getByLabel('New email');
  const password = section(page).getByLabel('Current password');
  await email.fill(newEmail);
  await password.fill(account.password);
  await button(page, 'Send the letter').click();
  await expect(section(page)).toContainText(`A letter is on its way to ${newEmail}`);

  const notice = await awaitLetter(account.email, /^A new email address for your account/);
  expect(notice.text).not.toContain(newEmail);
  const link = await awaitLink(newEmail, 'changeEmail');
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeFocused();
  await inspect(page, 'action-email-changed');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), { ...account, email: newEmail });
  await expect(inHead(page, newEmail)).toBeVisible();
  await expect(inHead(page, 'Verified')).toBeVisible();
  await expect
    .poll(() => profileOf(account.uid))
    .toMatchObject({ email: newEmail, name: 'Asha Example' });

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeFocused();
});

test('logging out everywhere ends the session here and elsewhere', async ({ page, browser }) => {
  const session = await anOlderSession();
  const { context, other } = await openElsewhere(browser, session);
  await openProfile(page, session, paths.profileSettings);
  await button(page, 'Log out everywhere').click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await expect(
    page.getByText('You are logged out on all devices. Please log in again.'),
  ).toBeVisible();
  await expectOut(other);
  await context.close();
  await submitLogin(login, session);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await lettersTo(session.email)).toEqual([]);
});

test('a new way to log in is told, confirmed by its email, and removed', async ({
  page,
  account,
  browser,
}) => {
  await openProfile(page, account, paths.profileSettings);
  await expect(method(page, 'Password')).toContainText('Confirmed');
  await expect(method(page, 'Password').getByRole('button')).toHaveCount(0);

  const google = aGoogleAccount();
  await addGoogleSignIn(google, account.token);
  await page.reload();
  await expect(method(page, 'Google account')).toContainText('Not confirmed');
  await expect(method(page, 'Google account')).toContainText(google.email);

  const link = await awaitLink(account.email, 'confirmMethod');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Confirm a way to log in' })).toBeFocused();
  await expect(elsewhere.getByText('Did you add the Google account')).toBeVisible();
  await inspect(elsewhere, 'action-confirm-method');
  await elsewhere.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Confirmed' })).toBeFocused();
  await context.close();
  await page.reload();
  await expect(method(page, 'Google account')).not.toContainText('Not confirmed');
  await expect(method(page, 'Password').getByRole('button')).toHaveCount(1);

  await button(page, 'Remove: Google account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove: Google account' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await nextSecond();
  await submitLogin(login, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await visit(page, paths.profileSettings);
  await expect(method(page, 'Password')).toContainText('Confirmed');
  await expect(method(page, 'Google account')).toHaveCount(0);
});

function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Account', exact: true });
}

/** A line of the list of ways to log in. */
function method(page: Page, name: string): Locator {
  const list = page.getByRole('region', { name: 'How you log in' });
  return list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

function button(page: Page, name: string): Locator {
  return section(page).getByRole('button', { name, exact: true });
}

/** Opens the profile of a session in a browser of its own. */
async function openElsewhere(browser: Browser, session: Parameters<typeof openProfile>[1]) {
  const context = await browser.newContext();
  const other = await context.newPage();
  await openProfile(other, session, paths.profileSettings);
  return { context, other };
}

/** The page leaves the session by itself, and its next start is without one. */
async function expectOut(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeHidden();
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
}
