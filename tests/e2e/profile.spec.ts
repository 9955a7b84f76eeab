import type { Locator, Page } from '@playwright/test';
import { userPath } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { signUp, signUpGuest, storeProfile, type Account } from '../support/functions/accounts.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn, logInWithoutProfile } from '../support/browser/log-in.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { visit } from '../support/browser/visit.ts';
import { detail, inHead, openProfile } from '../support/browser/profile-page.ts';

/** What the database's client sends to follow documents. */
const listening = /google\.firestore\.v1\.Firestore\/Listen/;
for (const width of [360, 768, 1280]) {
  test(`the profile loads into its place, ${width} px wide`, async ({ page, account }) => {
    await visit(page, '/');
    await logIn(page, account);
    await page.setViewportSize({ width, height: 800 });
    const database = await hold(page, listening);
    await visit(page, '/profile');
    await expect(page.getByText('Loading Profile...')).toBeVisible();
    const card = page.getByRole('region', { name: 'Your details' });
    const place = await placeOf(card);
    database.release();
    await expect(page.getByRole('heading', { name: 'Asha Example' })).toBeVisible();
    expect(await placeOf(card)).toEqual(place);
  });
}

test('the profile that loads keeps what every state must keep', async ({
  page,
  account,
  consoleErrors,
}) => {
  // The database says so after ten seconds.
  consoleErrors.expect(/Could not reach Cloud Firestore/);
  await visit(page, '/');
  await logIn(page, account);
  await hold(page, listening);
  await visit(page, '/profile');
  await expect(page.getByText('Loading Profile...')).toBeVisible();
  await inspect(page, 'profile-loading');
});

test('the profile shows what is known, and says what is not', async ({ page, account }) => {
  await openProfile(page, account);
  await expect(inHead(page, account.email)).toBeVisible();
  await expect(detail(page, 'Phone')).toHaveText('+91 90000 00000');
  await expect(detail(page, 'State')).toHaveText('Haryana');
  await expect(detail(page, 'Address')).toHaveText('1 Example Road');
  await expect(detail(page, 'City')).toHaveText('Gurugram');
  await expect(detail(page, 'Country')).toHaveText('India');
  await expect(detail(page, 'Member Since')).toHaveText(await memberSince(page, account));
  await inspect(page, 'profile-view');

  await firestore.doc(userPath(account.uid)).set({ uid: account.uid, email: account.email });
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  for (const term of ['Phone', 'State', 'Address', 'City', 'Country', 'Member Since']) {
    await expect(detail(page, term)).toHaveText('N/A');
  }
});

test('a guest sees the badge, the banner and that there is no email', async ({ page }) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { email: '', isAnonymous: true });
  await returnAsGuest(page, guest);
  await visit(page, '/profile');
  await expect(page.getByText('No email provided')).toBeVisible();
  await expect(page.getByText('Guest Account', { exact: true })).toBeVisible();
  await expect(page.getByText('Upgrade to a permanent account')).toBeVisible();
  await inspect(page, 'profile-guest');
});

test('long names and many orders keep their places', async ({ page }) => {
  const account = await signUp();
  await storeProfile(account.uid, {
    name: `Venkatanarasimharajuvaripeta ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`,
    email: `${'a-very-long-mailbox-name-'.repeat(3)}@${'subdomain.'.repeat(4)}example.com`,
    address: 'Flat 1203, Tower B, Example Residency, '.repeat(6),
    phone: '+91 90000 00000 extension 1234567890',
  });
  for (const status of ['Pending', 'Paid', 'Completed', 'Cancelled']) {
    await storeOrder(account, { status });
  }
  await openProfile(page, account);
  await expect(page.getByRole('heading', { name: /^ORD-/ })).toHaveCount(4);
  await inspect(page, 'profile-long');
});

test('without a profile it says so, and closing the details step logs out', async ({ page }) => {
  const bare = await signUp();
  await visit(page, '/');
  const details = await logInWithoutProfile(page, bare);
  await visit(page, '/profile');
  await expect(page.getByText('Could not find user profile.')).toBeVisible();
  await expect(details).toBeVisible();
  await inspect(page, 'profile-missing');
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

test(
  'a profile that can’t be read says so, can be tried again and left',
  alone,
  async ({ page, account, database }) => {
    await visit(page, '/');
    await logIn(page, account);
    await database.refuseEverything();
    await visit(page, '/profile');
    const main = page.getByRole('main');
    await expect(main.getByText('Could not find user profile.')).toBeVisible();
    await inspect(page, 'profile-failed');
    await database.acceptAgain();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Example' })).toBeVisible();

    await database.refuseEverything();
    await visit(page, '/profile');
    await main.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  },
);

/** In whole pixels. */
async function placeOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return [x, y, width, height].map(Math.round);
}

/** The browser's own words for when the account was made, in its own time zone. */
async function memberSince(page: Page, { uid }: Account): Promise<string> {
  const { createTime } = await firestore.doc(userPath(uid)).get();
  return page.evaluate(
    (time) =>
      new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    createTime?.toMillis() ?? 0,
  );
}
