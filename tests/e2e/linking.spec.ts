import { alone, expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
  signUpWithGoogle,
} from '../support/browser/google.ts';
import {
  continueAsGuest,
  fillLink,
  linkPanel,
  providersOf,
  uidIn,
} from '../support/browser/guest.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead } from '../support/browser/profile-page.ts';
import { profileOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';

test('linking an address checks it, and says what went wrong', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*accounts:/);
  await visit(page, '/');
  await continueAsGuest(page);
  await visit(page, '/profile');
  const panel = linkPanel(page);
  const submit = panel.getByRole('button', { name: 'Link account' });
  await submit.click();
  await expect(panel.getByLabel('Email')).toBeFocused();
  await expect(panel.getByLabel('New password')).toHaveAccessibleDescription(/choose a password/);

  await fillLink(page, account.email, password);
  await panel.getByLabel('Confirm password').fill('another');
  await submit.click();
  await expect(panel.getByText('Passwords do not match.')).toBeVisible();
  await inspect(page, 'link-panel-passwords-differ');

  await panel.getByLabel('Confirm password').fill(password);
  await submit.click();
  await expect(panel.getByText('This email is already in use by another account.')).toBeVisible();
  await expect(panel.getByLabel('Email')).toBeFocused();
  await inspect(page, 'link-panel-email-in-use');

  await fillLink(page, `new-${account.email}`, 'nine char');
  await submit.click();
  await expect(panel.getByText('Failed to link account. Please try again.')).toBeVisible();
  await expect(panel.getByLabel('New password')).toBeFocused();
  await expect(panel.getByLabel('New password')).toHaveAccessibleDescription(
    'This password is too short. At least 10 characters.',
  );
  await inspect(page, 'link-panel-weak-password');
  expect(await providersOf(await uidIn(page))).toEqual([]);
});

test('a guest links a Google account', async ({ page, context }) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  await visit(page, '/');
  await continueAsGuest(page);
  const uid = await uidIn(page);
  await visit(page, '/profile');
  await addGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(page.getByText('Account successfully linked with Google!')).toBeVisible();
  await expect(inHead(page, google.email)).toBeVisible();
  await expect(linkPanel(page)).toBeHidden();
  expect(await uidIn(page)).toBe(uid);
  expect(await providersOf(uid)).toEqual(['google.com']);
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: false, email: google.email });
});

test('another customer’s Google account can’t be linked, nor one out of reach', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  const google = aGoogleAccount();
  await signUpWithGoogle(google);
  await visit(page, '/');
  await continueAsGuest(page);
  await visit(page, '/profile');
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Link with Google' }).click();
  await expect(page.getByText('Failed to link with Google. Please try again.')).toBeVisible();
  await inspect(page, 'link-panel-google-failed');
  await page.unroute('https://apis.google.com/**');

  await serveGapi(context);
  await chooseGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(
    page.getByText('This Google account is already linked to another user.'),
  ).toBeVisible();
  await inspect(page, 'link-panel-google-in-use');
  expect(await providersOf(await uidIn(page))).toEqual([]);
});

test(
  'linking that is cut off before the profile is brought up to date at the next start',
  alone,
  async ({ page, database }) => {
    await visit(page, '/');
    await continueAsGuest(page);
    await visit(page, '/profile');
    const uid = await uidIn(page);
    const email = `${uid.toLowerCase()}@example.com`;
    await database.refuseWrites();
    await fillLink(page, email, password);
    await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
    await expect(page.getByText(converted)).toBeVisible();
    await expect(linkPanel(page)).toBeHidden();
    expect(await profileOf(uid)).toMatchObject({ isAnonymous: true, email: '' });
    await database.acceptAgain();
    await page.reload();
    await expect(inHead(page, email)).toBeVisible();
    await expect.poll(() => profileOf(uid)).toMatchObject({ isAnonymous: false, email });
  },
);

test('an account that is linked in one tab is no guest’s in the other', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await continueAsGuest(page);
  await visit(page, '/profile');
  const other = await context.newPage();
  await visit(other, '/profile');
  await expect(linkPanel(other)).toBeVisible();
  const uid = await uidIn(page);
  await fillLink(page, `${uid.toLowerCase()}@example.com`, password);
  await linkPanel(page).getByRole('button', { name: 'Link account' }).click();
  await expect(page.getByText(converted)).toBeVisible();
  await expect(linkPanel(other)).toBeHidden();
});
