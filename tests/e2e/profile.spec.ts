import type { Locator, Page } from '@playwright/test';
import { userPath } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/firebase.ts';
import { signUp, signUpGuest, storeProfile, type Account } from '../functions/accounts.ts';
import { aProduct } from '../builders/documents.ts';
import { storeOrder } from '../functions/stored.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { inspect } from './inspect.ts';
import { logIn, logInWithoutProfile } from './log-in.ts';
import { returnAsGuest } from './return-as-guest.ts';
import { cartOf, profileOf } from './stored.ts';
import { visit } from './visit.ts';

/** What the database's client sends to follow documents. */
const listening = /google\.firestore\.v1\.Firestore\/Listen/;
/** What it sends to write in a transaction. */
const committing = /documents:commit/;

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
  await expect(page.getByText(account.email)).toBeVisible();
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

test('a profile that can’t be read says so, can be tried again and left', async ({
  page,
  account,
  database,
}) => {
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
});

test('the details are changed by keyboard alone', async ({ page, account }) => {
  await openProfile(page, account);
  const before = await profileOf(account.uid);
  await page.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await inspect(page, 'profile-edit');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Asha Renamed');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.press('Backspace');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Asha Renamed' })).toBeVisible();
  await expect(detail(page, 'Phone')).toHaveText('N/A');
  await expect(detail(page, 'City')).toHaveText('Gurugram');
  expect(await profileOf(account.uid)).toEqual({ ...before, name: 'Asha Renamed', phone: '' });
});

test('a place is chosen in sequence, and what depends on a choice is cleared by it', async ({
  page,
  account,
}) => {
  await openProfile(page, account);
  const [country, state, city] = ['Country', 'State', 'City'].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator, Locator];
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(city).toBeEnabled();
  await expect(city).toHaveValue('Gurugram');
  await state.selectOption('Kerala');
  await expect(city).toHaveValue('');
  await country.selectOption('');
  await expect(state).toBeDisabled();
  await expect(state).toHaveValue('');
  await expect(city).toBeDisabled();
  const states = await hold(page, /\/v1\/countries\/DE\/states$/);
  await country.selectOption('Germany');
  await expect(state).toBeDisabled();
  states.release();
  await expect(state).toBeEnabled();
  await expect(city).toBeDisabled();
  await state.selectOption('Bavaria');
  await expect(city).toBeEnabled();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(detail(page, 'State')).toHaveText('Bavaria');
  await expect(detail(page, 'City')).toHaveText('N/A');
  expect(await profileOf(account.uid)).toMatchObject({
    country: 'Germany',
    state: 'Bavaria',
    city: '',
  });
});

test('while it saves it says so, and takes no second press', async ({ page, account }) => {
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Renamed');
  const commits = await hold(page, committing);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await inspect(page, 'profile-saving');
  commits.release();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(commits.count()).toBe(1);
});

test('what can’t be saved stays typed and is saved by the next try', async ({
  page,
  account,
  database,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/);
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Renamed');
  await database.refuseWrites();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Renamed');
  await expect(save).toBeFocused();
  await inspect(page, 'profile-save-failed');
  await database.acceptAgain();
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Renamed' });
});

test('a save that fails without a connection is not made up for later', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  // The last is how the database looks for a network.
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot/);
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(false);

  // Whatever had been waiting for the connection would be sent before this.
  const { id, name } = aProduct('eurodebt-navigator');
  await page.getByRole('link', { name: 'Products' }).first().click();
  const product = page.getByRole('article', { name });
  await product.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => cartOf(account.uid)).toEqual([id]);
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Example' });
});

test('texts that are too long are told at their field', async ({ page, account }) => {
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone').fill('9'.repeat(41));
  await page.getByLabel('Address').fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please use at most 40 characters.',
  );
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(
    'Please use at most 500 characters.',
  );
  await inspect(page, 'profile-too-long');
});

test('changes from elsewhere show at once, but never over what is being typed', async ({
  page,
  account,
}) => {
  const profile = firestore.doc(userPath(account.uid));
  await openProfile(page, account);
  await profile.update({ name: 'Asha Elsewhere' });
  await expect(page.getByRole('heading', { name: 'Asha Elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Typed');
  await profile.update({ name: 'Asha Again', phone: '1' });
  await expect(page.getByRole('heading', { name: 'Asha Again' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Typed');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 90000 00000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(detail(page, 'Phone')).toHaveText('1');
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Again' });
});

test('a profile that breaks off while it is edited takes nothing away', async ({
  page,
  context,
  account,
  database,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot/);
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Typed');
  await database.refuseEverything();
  // A new connection asks for everything again.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Your orders could not be loaded.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Typed');
});

async function openProfile(page: Page, account: Account): Promise<void> {
  await visit(page, '/');
  await logIn(page, account);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
}

/** What the profile says to a term of its list. */
function detail(page: Page, term: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`));
}

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

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
