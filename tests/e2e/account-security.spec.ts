import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../functions/shared/paths.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { messages as endedSession } from '../../web/src/content/ended-session.ts';
import { awaitLink } from '../support/browser/emails/account-emails.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addGoogleSignIn, aGoogleAccount } from '../support/browser/google/google.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { goToPart, inHead, openProfile } from '../support/browser/open-profile.ts';
import { profileOf } from '../support/browser/stored.ts';
import { anOlderSession, signIn } from '../support/functions/accounts/sessions.ts';

test('a customer changes the email address, and confirms and removes a new login method, with emailed links', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // The change of address ends the session.
  consoleErrors.expect(/status of 400.*(accounts:lookup|\/token)/);
  const account = await anOlderSession();
  const owner = { ...account, email: `${randomUUID().slice(0, 13)}@example.org` };
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const button = (name: string) =>
    page.getByRole('region', { name: 'Account', exact: true }).getByRole('button', { name });
  const login = page.getByRole('dialog', { name: 'Login' });

  await test.step('the new address takes effect once its owner has logged in', async () => {
    await openProfile(page, account, paths.profileSettings);
    await button('Change email').click();
    await page.getByLabel('New email').fill(owner.email);
    await page.getByLabel('Current password').fill(account.password);
    await button('Send confirmation email').click();
    await expect(page.getByText(`If ${owner.email} isn't used by another account`)).toBeVisible();
    const notice = await awaitEmail(account.email, /^Email change requested/);
    expect(notice.text).not.toContain(owner.email);
    await elsewhere.goto(await awaitLink(owner.email, 'changeEmail'));
    await expect(elsewhere.getByText('To finish, log in to your account')).toBeVisible();
    await elsewhere.getByLabel('Email').fill(account.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(account.password);
    await elsewhere.getByRole('button', { name: 'Log in and continue' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Email address changed' })).toBeFocused();
    await expect
      .poll(() => profileOf(owner.uid))
      .toMatchObject({ email: owner.email, name: 'Asha Example' });
  });

  await test.step('the previous session has ended', async () => {
    await expect(page.getByText(endedSession.loggedOut)).toBeVisible();
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await submitLogin(login, owner);
    await expect(login).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(inHead(page, owner.email)).toBeVisible();
    await expect(inHead(page, 'Verified')).toBeVisible();
    await goToPart(page, 'Settings');
  });

  await test.step('a new login method is emailed, confirmed and removed', async () => {
    await expect(method(page, 'Password')).toContainText('Confirmed');
    await expect(method(page, 'Password').getByRole('button')).toHaveCount(0);
    const google = aGoogleAccount();
    await addGoogleSignIn(google, (await signIn(owner)).token);
    await page.reload();
    await expect(method(page, 'Google account')).toContainText('Not confirmed');
    await expect(method(page, 'Google account')).toContainText(google.email);
    await elsewhere.goto(await awaitLink(owner.email, 'confirmMethod'));
    await expect(elsewhere.getByText('Did you add the Google account')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Confirmed' })).toBeFocused();
    await page.reload();
    await expect(method(page, 'Google account')).toContainText('Confirmed');
    await expect(method(page, 'Password').getByRole('button')).toHaveCount(1);
    await button('Remove: Google account').click();
    const dialog = page.getByRole('alertdialog', {
      name: 'Remove the login method “Google account”?',
    });
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(login).toBeVisible();
    const { providerData } = await auth.getUser(owner.uid);
    expect(providerData).toMatchObject([{ providerId: 'password' }]);
  });
  await context.close();
});

function method(page: Page, name: string) {
  const list = page.getByRole('region', { name: 'How you log in' });
  return list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}
