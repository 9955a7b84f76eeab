import type { Page } from '@playwright/test';
import { auth } from '../../functions/src/platform/firebase.ts';
import type { Account } from '../support/functions/accounts.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import {
  everythingOf,
  fillLink,
  linkPanel,
  openWithEverything,
  providersOf,
} from '../support/browser/guest.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { profileOf } from '../support/browser/stored.ts';
import { awaitLink } from '../support/browser/account-letters.ts';

const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';
const linkCall = '**/accounts:signUp**';
const googleCall = '**/accounts:signInWithIdp**';

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*(accounts:|token)/);
});

test('a link whose answer gets lost is made all the same', async ({ page, guest }) => {
  const { address, link, expectLinked } = await openAsGuest(page, guest);
  await loseAnswer(page, linkCall);
  await link();
  await expect(page.getByText(converted)).toBeVisible();
  await expect(page.getByText('Not verified yet', { exact: true })).toBeVisible();
  await expectLinked();
  await awaitLink(address, 'verifyEmail');
});

test('a link is made at the next try when the connection is lost too', async ({ page, guest }) => {
  const { link, expectLinked } = await openAsGuest(page, guest);
  await loseAnswer(page, linkCall);
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await link();
  const alert = linkPanel(page).getByRole('alert');
  await expect(alert).toContainText('Failed to link account. Please try again.');
  await expect(alert).toContainText('The server could not be reached.');
  await page.unrouteAll();
  await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
  await expect(page.getByText(converted)).toBeVisible();
  await expectLinked();
});

test('a Google link whose answer gets lost is made at the next try', async ({ page, guest }) => {
  await serveGapi(page.context());
  const { expectLinked } = await openAsGuest(page, guest);
  const google = aGoogleAccount();
  await loseAnswer(page, googleCall);
  await addGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  const alert = linkPanel(page).getByRole('alert');
  await expect(alert).toContainText('Failed to link with Google. Please try again.');
  await expect(alert).toContainText('The server could not be reached.');
  expect(await providersOf(guest.uid)).toEqual(['google.com']);
  await chooseGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(page.getByText('Account successfully linked with Google!')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectLinked(google.email);
});

test('logging in with Google brings all back after a lost answer', async ({ page, guest }) => {
  await serveGapi(page.context());
  const { expectLinked } = await openAsGuest(page, guest);
  const google = aGoogleAccount();
  await loseAnswer(page, googleCall);
  await addGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(linkPanel(page).getByRole('alert')).toBeVisible();
  const refusals: string[] = [];
  page.on('console', (entry) => {
    if (entry.text().includes('profile of a linked account')) refusals.push(entry.text());
  });
  await page.reload();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  // The old session can't update the profile, and stops trying.
  expect(refusals.length).toBeLessThanOrEqual(3);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await chooseGoogleAccount(await openGoogleWindow(page, 'Continue with Google'), google);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectLinked(google.email);
});

test('a token that can’t be refreshed delays the profile', async ({ page, guest }) => {
  const { link, expectLinked } = await openAsGuest(page, guest);
  await page.route('**/v1/token?**', (route) => route.abort());
  await link();
  await expect(page.getByText(converted)).toBeVisible();
  await expect(linkPanel(page)).toBeHidden();
  expect(await profileOf(guest.uid)).toMatchObject({ isAnonymous: true });
  await page.unrouteAll();
  await page.reload();
  await expectLinked();
});

test('a page that is reloaded before the answer tells how to go on', async ({ page, guest }) => {
  const { address, link, expectLinked } = await openAsGuest(page, guest);
  const done = Promise.withResolvers<void>();
  await page.route(linkCall, async (route) => {
    await route.fetch();
    done.resolve();
  });
  await link();
  await done.promise;
  await page.reload();
  await expect(page.getByText(/^The page was left while your account/)).toBeVisible();
  await inspect(page, 'landing-link-cut-off');
  await submitLogin(page.getByRole('dialog', { name: 'Login' }), { email: address, password });
  await expectLinked();
});

test('a guest whose account was deleted elsewhere is told so', async ({ page, guest }) => {
  const { link, everything } = await openAsGuest(page, guest);
  await auth.deleteUser(guest.uid);
  await link();
  await expect(page.getByText(/^Your guest session has ended/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  expect(await everythingOf(guest.uid)).toEqual(everything);
});

/** Opens the profile of a guest who has something of everything. */
async function openAsGuest(page: Page, guest: Account) {
  const everything = await openWithEverything(page, guest);
  const address = `${guest.uid.toLowerCase()}@example.com`;
  const link = async () => {
    await fillLink(page, address, password);
    await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
  };
  /** The account is permanent, is still the same, and has all that it had. */
  const expectLinked = async (email = address) => {
    await expect.poll(() => profileOf(guest.uid)).toMatchObject({ isAnonymous: false, email });
    // The page starts anew about now.
    await expect(async () => {
      expect((await signedInUser(page)).uid).toBe(guest.uid);
    }).toPass();
    expect(await providersOf(guest.uid)).toHaveLength(1);
    expect(await everythingOf(guest.uid)).toEqual(everything);
    expect(everything).toHaveLength(4);
  };
  return { everything, address, link, expectLinked };
}
