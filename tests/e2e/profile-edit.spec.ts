import type { Locator } from '@playwright/test';
import { userPath } from '../../functions/shared/collections.ts';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { aProduct } from '../support/documents.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { cartOf, profileOf } from '../support/browser/stored.ts';
import { detail, goToPart, openProfile } from '../support/browser/open-profile.ts';
import { payElsewhere } from '../support/browser/provider-order.ts';
import { tabTo } from '../support/browser/tab-to.ts';

/** What it sends to write in a transaction. */
const committing = /documents:commit/;

test('the details are changed by keyboard alone, and saved once', async ({ page, account }) => {
  await openProfile(page, account, paths.profileSettings);
  const before = await profileOf(account.uid);
  await page.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await inspect(page, 'profile-edit');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Asha Renamed');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.press('Backspace');
  const commits = await hold(page, committing);
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  commits.release();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(commits.count()).toBe(1);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused();
  await expect(page.getByText('Asha Renamed')).toBeVisible();
  await expect(detail(page, 'Phone')).toHaveText('N/A');
  await expect(detail(page, 'City')).toHaveText('Gurugram');
  expect(await profileOf(account.uid)).toEqual({ ...before, name: 'Asha Renamed', phone: '' });
});

test('a company stands in the details and on later receipts, until it is taken out', async ({
  page,
  account,
}) => {
  await openProfile(page, account, paths.profileSettings);
  const before = await profileOf(account.uid);
  const edit = page.getByRole('link', { name: 'Edit' });
  const company = page.getByLabel('Company');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await edit.click();
  await company.fill('  Example Bank ');
  // The seller has no GSTIN, so nothing is said of tax.
  await expect(page.getByLabel('GSTIN')).toHaveCount(0);
  await save.click();
  await expect(detail(page, 'Company')).toHaveText('Example Bank');
  expect(await profileOf(account.uid)).toEqual({ ...before, company: 'Example Bank' });

  const invoice = await storeInvoice(account);
  await payElsewhere(account, 'invoice', invoice);
  await page.goto(chargeHref('invoice', invoice.id));
  await page.getByRole('button', { name: /^View receipt/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Billed toExample Bank');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await goToPart(page, 'Settings');
  await edit.click();
  await company.fill('');
  await save.click();
  await expect(edit).toBeVisible();
  await expect(detail(page, 'Company')).toHaveCount(0);
  expect(await profileOf(account.uid)).toEqual(before);
});

test('a new country clears the state, and a new state the city', async ({ page, account }) => {
  await openProfile(page, account, paths.profileSettings);
  const [country, state, city] = ['Country', 'State', 'City'].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator, Locator];
  await page.getByRole('link', { name: 'Edit' }).click();
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

test('a save that fails keeps what was typed', async ({ page, account }) => {
  await openProfile(page, account, paths.profileSettings);
  const edit = page.getByRole('link', { name: 'Edit' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  const failed = page.getByText('Failed to update profile. Please try again.');
  const name = page.getByLabel('Full Name');
  const [phone, address] = [page.getByLabel('Phone'), page.getByLabel('Address', { exact: true })];
  await edit.click();
  await name.fill('Asha Renamed');
  await phone.fill('9'.repeat(41));
  await address.fill('x'.repeat(501));
  await save.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Please use at most 40 characters.');
  await expect(address).toHaveAccessibleDescription('Please use at most 500 characters.');

  await phone.fill('1');
  await address.fill('2 Example Road');
  await page.context().setOffline(true);
  await save.click();
  await expect(failed).toBeVisible();
  await expect(name).toHaveValue('Asha Renamed');
  await expect(save).toBeFocused();
  await inspect(page, 'profile-save-failed');
  await page.context().setOffline(false);
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const saved = { name: 'Asha Renamed', phone: '1', address: '2 Example Road' };
  expect(await profileOf(account.uid)).toMatchObject(saved);

  await edit.click();
  await name.fill('Asha Offline');
  await page.context().setOffline(true);
  await save.click();
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(false);
  // What waited for the connection would be sent before this.
  const product = aProduct('eurodebt-navigator');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await addToCart(page, product.name);
  await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
  expect(await profileOf(account.uid)).toMatchObject(saved);
});

test('changes from elsewhere do not replace what is being typed', async ({ page, account }) => {
  const profile = firestore.doc(userPath(account.uid));
  await openProfile(page, account, paths.profileSettings);
  await profile.update({ name: 'Asha Elsewhere' });
  await expect(page.getByText('Asha Elsewhere')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Asha Typed');
  await profile.update({ name: 'Asha Again', phone: '1' });
  await expect(page.getByText('Asha Again')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Typed');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 90000 00000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused();
  await expect(detail(page, 'Phone')).toHaveText('1');
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Again' });
});
