import type { Page } from '@playwright/test';
import { auth } from '../../functions/src/platform/firebase.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import { fillLink, linkPanel, providersOf, uidIn } from '../support/browser/guest.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { inHead } from '../support/browser/profile-page.ts';
import { everythingOf, openAsRichGuest } from '../support/browser/rich-guest.ts';
import { profileOf } from '../support/browser/stored.ts';
import { awaitVerificationLink } from '../support/browser/verification-letters.ts';

const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';
const linkCall = '**/accounts:signUp**';
const lostAnswer = /Failed to load resource.*accounts:/;

test('a link whose answer gets lost is made all the same', async ({ page, consoleErrors }) => {
  consoleErrors.expect(lostAnswer);
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  await loseAnswer(page, linkCall);
  await link(page, email);
  await expect(page.getByText(converted)).toBeVisible();
  await expect(page.getByText('Not verified yet', { exact: true })).toBeVisible();
  await expectLinked(page, { uid, email, everything });
  await awaitVerificationLink(email);
});

test('a link whose answer gets lost with the connection is made at the next try', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(lostAnswer);
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  await loseAnswer(page, linkCall);
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await link(page, email);
  const alert = linkPanel(page).getByRole('alert');
  await expect(alert).toContainText('Failed to link account. Please try again.');
  await expect(alert).toContainText('The server could not be reached.');
  await inspect(page, 'link-panel-unreachable');
  await page.unrouteAll();
  await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
  await expect(page.getByText(converted)).toBeVisible();
  await expectLinked(page, { uid, email, everything });
});

test('a Google link whose answer gets lost is made at the next try', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(lostAnswer);
  await serveGapi(context);
  const { uid, everything } = await openAsRichGuest(page);
  const google = aGoogleAccount();
  await loseAnswer(page, '**/accounts:signInWithIdp**');
  await addGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  const alert = linkPanel(page).getByRole('alert');
  await expect(alert).toContainText('Failed to link with Google. Please try again.');
  await expect(alert).toContainText('The server could not be reached.');
  expect(await providersOf(uid)).toEqual(['google.com']);
  await chooseGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(page.getByText('Account successfully linked with Google!')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectLinked(page, { uid, email: google.email, everything });
});

test('after a lost answer and a reload, logging in with Google brings all of it back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(lostAnswer);
  await serveGapi(context);
  const { uid, everything } = await openAsRichGuest(page);
  const google = aGoogleAccount();
  await loseAnswer(page, '**/accounts:signInWithIdp**');
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
  // The old session can't bring the profile up to date, and does not try for ever.
  expect(refusals.length).toBeLessThanOrEqual(3);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await chooseGoogleAccount(await openGoogleWindow(page, 'Continue with Google'), google);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectLinked(page, { uid, email: google.email, everything });
});

test('a token that can’t be refreshed holds the profile back only until the next start', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*token/);
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  await page.route('**/v1/token?**', (route) => route.abort());
  await link(page, email);
  await expect(page.getByText(converted)).toBeVisible();
  await expect(linkPanel(page)).toBeHidden();
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: true });
  await page.unrouteAll();
  await page.reload();
  await expectLinked(page, { uid, email, everything });
});

test('a page that closes before the profile is written leaves that to the next start', async ({
  page,
  context,
}) => {
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  const write = await hold(page, /\/Write\/channel/);
  await link(page, email);
  await write.arrived;
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: true });
  await page.close();
  const next = await context.newPage();
  await next.goto('/profile');
  await expect(inHead(next, email)).toBeVisible();
  await expectLinked(next, { uid, email, everything });
});

test('a page that closes before the answer comes leaves an account to log in to', async ({
  page,
  context,
}) => {
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  const done = Promise.withResolvers<void>();
  await page.route(linkCall, async (route) => {
    await route.fetch();
    done.resolve();
  });
  await link(page, email);
  await done.promise;
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = next.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(next.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectLinked(next, { uid, email, everything });
});

test('a page that is reloaded before the answer comes tells how to go on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(lostAnswer);
  const { uid, everything } = await openAsRichGuest(page);
  const email = addressOf(uid);
  const done = Promise.withResolvers<void>();
  await page.route(linkCall, async (route) => {
    await route.fetch();
    done.resolve();
  });
  await link(page, email);
  await done.promise;
  await page.reload();
  await expect(page.getByText(/^The page was left while your account/)).toBeVisible();
  await inspect(page, 'landing-link-cut-off');
  await logIn(page, { email, password });
  await expectLinked(page, { uid, email, everything });
});

test('another customer’s address is refused, even with their password', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(lostAnswer);
  const { uid, everything } = await openAsRichGuest(page);
  await fillLink(page, account.email, account.password);
  await submit(page);
  await expect(
    linkPanel(page).getByText('This email is already in use by another account.'),
  ).toBeVisible();
  await page.reload();
  await expect(linkPanel(page)).toBeVisible();
  expect(await uidIn(page)).toBe(uid);
  expect(await everythingOf(uid)).toEqual(everything);
});

test('a guest whose account was deleted elsewhere is told so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(lostAnswer);
  const { uid, everything } = await openAsRichGuest(page);
  await auth.deleteUser(uid);
  await link(page, addressOf(uid));
  await expect(page.getByText(/^Your guest session has ended/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await inspect(page, 'landing-guest-ended');
  expect(await everythingOf(uid)).toEqual(everything);
});

function addressOf(uid: string): string {
  return `${uid.toLowerCase()}@example.com`;
}

async function link(page: Page, email: string): Promise<void> {
  await fillLink(page, email, password);
  await submit(page);
}

async function submit(page: Page): Promise<void> {
  await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
}

/** The server does what it is asked to the first time, and its answer never comes. */
async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

interface Linked {
  uid: string;
  email: string;
  everything: string[];
}

/** The account is permanent, is still the same, and has all that it had. */
async function expectLinked(page: Page, { uid, email, everything }: Linked): Promise<void> {
  await expect.poll(() => profileOf(uid)).toMatchObject({ isAnonymous: false, email });
  // The page starts anew about now.
  await expect(async () => expect(await uidIn(page)).toBe(uid)).toPass();
  expect(await providersOf(uid)).toHaveLength(1);
  expect(await everythingOf(uid)).toEqual(everything);
  expect(everything).toHaveLength(4);
}
