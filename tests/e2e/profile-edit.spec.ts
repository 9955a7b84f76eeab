import type { Locator } from '@playwright/test';
import { userPath } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aProduct } from '../support/documents.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { cartOf, profileOf } from '../support/browser/stored.ts';
import { detail, openProfile } from '../support/browser/profile-page.ts';
import { tabTo } from '../support/browser/tab-to.ts';

/** What it sends to write in a transaction. */
const committing = /documents:commit/;

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

test(
  'what can’t be saved stays typed and is saved by the next try',
  alone,
  async ({ page, account, database, consoleErrors }) => {
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
  },
);

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
  await page.getByLabel('Address', { exact: true }).fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please use at most 40 characters.',
  );
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
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

test(
  'a profile that breaks off while it is edited takes nothing away',
  alone,
  async ({ page, context, account, database, consoleErrors }) => {
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
  },
);
