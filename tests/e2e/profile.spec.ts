import type { Locator, Page } from '@playwright/test';
import { userPath } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { signUp, storeProfile, type Account } from '../support/functions/accounts.ts';
import { storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { detail, goToPart, inHead, openProfile } from '../support/browser/open-profile.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { slowTimers } from '../support/browser/slow-timers.ts';
import { detailsDialog } from '../support/browser/sign-up.ts';
import { visit } from '../support/browser/visit.ts';

/** What the database's client sends to follow documents. */
const listening = /google\.firestore\.v1\.Firestore\/Listen/;

test('the profile loads into its place at each width, and takes the focus there', async ({
  page,
  account,
}) => {
  // The page says after ten seconds that nothing comes.
  await slowTimers(page);
  await returnAs(page, account);
  const database = await hold(page, listening);
  await visit(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Loading Profile...')).toBeVisible();
  await inspect(page, 'profile-loading');
  const parts = page.getByRole('navigation', { name: 'Profile' });
  const places = await placesOf(page, parts);
  await parts.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  const card = page.getByRole('region', { name: 'Your details' });
  const cardPlaces = await placesOf(page, card);
  await inspect(page, 'profile-settings-loading');
  await page.goBack();
  await expect(page.getByText('Loading Profile...')).toBeVisible();
  database.release();
  await expect(page.getByRole('heading', { name: 'Asha Example' })).toBeFocused();
  expect(await placesOf(page, parts)).toEqual(places);
  await goToPart(page, 'Settings');
  await expect(detail(page, 'City')).toHaveText('Gurugram');
  expect(await placesOf(page, card)).toEqual(cardPlaces);
});

test('the profile shows what is known and says what is not', async ({ page, account }) => {
  await openProfile(page, account);
  await expect(inHead(page, account.email)).toBeVisible();
  await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
  await inspect(page, 'profile-overview-empty');
  await goToPart(page, 'Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
  await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
  await goToPart(page, 'Invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'My Invoices' })).toBeFocused();
  await expect(page.getByText('No invoices found.')).toBeVisible();
  await goToPart(page, 'Messages');
  await expect(page.getByRole('heading', { level: 1, name: 'My Queries' })).toBeFocused();
  await expect(page.getByText("You haven't submitted any queries.")).toBeVisible();
  await inspect(page, 'profile-messages-empty');
  await goToPart(page, 'Settings');
  await expect(detail(page, 'Phone')).toHaveText('+91 90000 00000');
  await expect(detail(page, 'State')).toHaveText('Haryana');
  await expect(detail(page, 'Address')).toHaveText('1 Example Road');
  await expect(detail(page, 'City')).toHaveText('Gurugram');
  await expect(detail(page, 'Country')).toHaveText('India');
  await expect(detail(page, 'Member Since')).toHaveText(await memberSince(page, account));
  await inspect(page, 'profile-settings');

  await firestore.doc(userPath(account.uid)).set({ uid: account.uid, email: account.email });
  for (const term of ['Phone', 'State', 'Address', 'City', 'Country', 'Member Since']) {
    await expect(detail(page, term)).toHaveText('N/A');
  }

  await goToPart(page, 'Overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await goToPart(page, 'Invoices');
  await page.getByRole('link', { name: 'Pay an Invoice' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Pay an Invoice' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await goToPart(page, 'Messages');
  await page.getByRole('link', { name: 'Send a Message' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Send a Message' })).toBeInViewport();
});

test('a guest sees the badge, and no address to verify', async ({ page, guest }) => {
  await visit(page, '/profile');
  await expect(page.getByText('No email provided')).toBeVisible();
  await expect(page.getByText('Guest Account', { exact: true })).toBeVisible();
  await expect(page.getByText('Upgrade to a permanent account')).toBeVisible();
  await inspect(page, 'profile-guest');
  // A guest may leave an address for letters, which is no way to sign in.
  await storeProfile(guest.uid, { isAnonymous: true, email: 'asha@example.com' });
  await expect(inHead(page, 'asha@example.com')).toBeVisible();
  await expect(inHead(page, /erified/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeHidden();
});

test('long names, numbers and messages keep their places', async ({ page }) => {
  const account = await signUp();
  await storeProfile(account.uid, {
    name: `Venkatanarasimharajuvaripeta ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`,
    email: `${'a-very-long-mailbox-name-'.repeat(3)}@${'subdomain.'.repeat(4)}example.com`,
    address: 'Flat 1203, Tower B, Example Residency, '.repeat(6),
    phone: '+91 90000 00000 extension 1234567890',
  });
  await storeInvoice(account, { invoiceNumber: 'X'.repeat(100), amount: 99_99_999.99 });
  await storeOrder(account);
  await storeMessage(account, `${'long'.repeat(100)}\n\nA second paragraph.`);
  await storeMessage(account, 'A short one.');
  await openProfile(page, account);
  await expect(page.getByText('X'.repeat(100))).toBeVisible();
  await inspect(page, 'profile-long');
  await goToPart(page, 'Messages');
  const messages = page.getByRole('region', { name: 'My Queries' }).getByRole('listitem');
  await expect(messages.first()).toContainText('A short one.');
  await expect(messages).toHaveCount(2);
  await inspect(page, 'profile-messages-long');
  await goToPart(page, 'Invoices');
  await page.getByRole('link', { name: 'X'.repeat(100) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'X'.repeat(100) })).toBeFocused();
  await inspect(page, 'invoice-long');
});

test('without a profile it says so, and closing the details step logs out', async ({ page }) => {
  await returnAs(page, await signUp());
  await visit(page, '/profile');
  await expect(page.getByText('Could not find user profile.')).toBeVisible();
  await detailsDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

test('failed reads can be repeated', alone, async ({ page, account, database }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const main = page.getByRole('main');
  const missing = main.getByText('Could not find user profile.');
  const loaded = page.getByRole('heading', { name: 'Asha Example' });
  await storeMessage(account, 'First line\nsecond line');
  await returnAs(page, account);
  await database.refuseEverything();
  await visit(page, '/profile');
  await expect(missing).toBeVisible();
  expect(warnings.some((text) => text.startsWith('Error loading user data'))).toBe(true);
  await inspect(page, 'profile-failed');
  await database.acceptAgain();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(loaded).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Typed');
  await database.refuseEverything();
  // A new connection asks for everything again.
  const cut = page.waitForEvent('console', (message) =>
    /Error loading orders/.test(message.text()),
  );
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await cut;
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Typed');
  for (const [part, noun] of [
    ['Overview', 'orders'],
    ['Orders', 'orders'],
    ['Invoices', 'invoices'],
    ['Messages', 'queries'],
  ] as const) {
    await goToPart(page, part);
    await expect(page.getByText(`Your ${noun} could not be loaded.`)).toBeVisible();
  }
  await inspect(page, 'profile-messages-not-loaded');
  await database.acceptAgain();
  const queries = page.getByRole('region', { name: 'My Queries' });
  await queries.getByRole('button', { name: 'Try again' }).click();
  await expect(queries.getByRole('listitem')).toContainText('First line');

  await goToPart(page, 'Overview');
  await database.refuseEverything();
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'account data could not be loaded.' });
  await expect(notice).toBeVisible();
  await database.acceptAgain();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(loaded).toBeVisible();
  await expect(notice).toBeHidden();

  await database.refuseEverything();
  await page.reload();
  await expect(missing).toBeVisible();
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});

/** The place of an element at each width, in whole pixels. */
async function placesOf(page: Page, target: Locator): Promise<number[][]> {
  const places: number[][] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await target.boundingBox();
    places.push([box?.x, box?.y, box?.width, box?.height].map((value) => Math.round(value ?? 0)));
  }
  return places;
}

/** The browser's own words for when the account was made, by India's clock. */
async function memberSince(page: Page, { uid }: Account): Promise<string> {
  const { createTime } = await firestore.doc(userPath(uid)).get();
  const words = await page.evaluate((time) => {
    const medium = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
    return new Intl.DateTimeFormat('en-IN', medium).format(time);
  }, createTime?.toMillis() ?? 0);
  return `${words} IST`;
}
