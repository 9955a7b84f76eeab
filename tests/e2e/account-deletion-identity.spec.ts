import type { Locator, Page } from '@playwright/test';
import { age, signedInAgo, storeProfile, type Account } from '../support/functions/accounts.ts';
import {
  confirmTwice,
  deleteButton,
  endpoint,
  failure,
  success,
} from '../support/browser/delete-account.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleSignIn,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import { hold } from '../support/browser/hold.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const byGoogle = 'Confirm with Google';
const authService = '**/identitytoolkit.googleapis.com/**';

test.beforeEach(({ consoleErrors }) => {
  // The first request, with a sign-in that is too old.
  consoleErrors.expect(/status of 403.*delete-account/);
});

test('an old sign-in is confirmed by the password', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/status of 400/);
  await returnLater(page, account);
  const dialog = identityDialog(page);
  const password = dialog.getByLabel('Password', { exact: true });
  const leave = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).press('Enter'),
  ];
  for (const leaveDialog of leave) {
    await confirmTwice(page);
    await expect(password).toBeFocused();
    await leaveDialog();
    await expect(dialog).toBeHidden();
    await expect(deleteButton(page)).toBeFocused();
    await expect(anError(page)).toHaveCount(0);
  }

  await confirmTwice(page);
  await expect(dialog).toHaveAccessibleDescription(new RegExp(account.email));
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await expect(password).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(
    'This is not your password. Please try again.',
  );
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not the password');
  await inspect(page, 'delete-identity-wrong-password');
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Example' });

  const requests = await hold(page, endpoint);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await requests.arrived;
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  requests.release();

  await expect(page.getByText(success)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests.count()).toBe(1);
  expect(await profileOf(account.uid)).toBeUndefined();
  await expect(uidOf(account.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

test('a customer with both ways may choose either', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  const google = { name: 'Asha Example', email: account.email };
  await serveGapi(page.context());
  await returnLater(page, await addGoogleSignIn(google, account.token));
  await confirmTwice(page);
  const dialog = identityDialog(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.route(authService, (route) => route.abort());
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(
    dialog.getByText('Could not confirm that it is you. Please try again.'),
  ).toBeVisible();
  await page.unroute(authService);

  await page.route(endpoint, (route) => route.abort());
  await chooseGoogleAccount(await openGoogleWindow(page, byGoogle), google);
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(deleteButton(page)).toBeFocused();
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Example' });

  // The sign-in is fresh by now.
  await page.unroute(endpoint);
  await confirmTwice(page);
  await expect(page.getByText(success)).toBeVisible();
});

test('Google’s window confirms that account and no other', async ({ page, context }) => {
  const google = aGoogleAccount();
  const other = aGoogleAccount();
  const account = await addGoogleSignIn(google);
  const { uid: otherUid } = await addGoogleSignIn(other);
  await storeProfile(account.uid, { email: google.email });
  await serveGapi(context);
  await returnLater(page, account, 'google.com');
  await confirmTwice(page);
  const dialog = identityDialog(page);
  await expect(dialog.getByRole('button', { name: byGoogle })).toBeFocused();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);

  const closed = await openGoogleWindow(page, byGoogle);
  await expect(dialog.getByRole('button', { name: 'Waiting for Google...' })).toBeVisible();
  await closed.close();
  await expect(dialog.getByRole('button', { name: byGoogle })).toBeVisible();
  await expect(anError(page)).toHaveCount(0);

  await chooseGoogleAccount(await openGoogleWindow(page, byGoogle), other);
  await expect(dialog.getByRole('alert')).toHaveText(
    'That is another Google account. Please choose the one that you signed up with.',
  );
  await inspect(page, 'delete-identity-other-google');
  expect((await signedInUser(page)).uid).toBe(account.uid);
  expect(await profileOf(account.uid)).toBeDefined();

  await chooseGoogleAccount(await openGoogleWindow(page, byGoogle), google);
  await expect(page.getByText(success)).toBeVisible();
  expect(await profileOf(account.uid)).toBeUndefined();
  expect(await uidOf(other.email)).toBe(otherUid);
});

test('a cancelled confirmation by Google deletes nothing', async ({ page, context }) => {
  const google = aGoogleAccount();
  const account = await addGoogleSignIn(google);
  await storeProfile(account.uid, { email: google.email });
  await serveGapi(context);
  await returnLater(page, account, 'google.com');
  await confirmTwice(page);
  const popup = await openGoogleWindow(page, byGoogle);
  await identityDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(identityDialog(page)).toBeHidden();
  const requests = await hold(page, endpoint);
  const signedIn = page.waitForResponse(/accounts:lookup/);
  await chooseGoogleAccount(popup, google);
  await signedIn;
  await expect(deleteButton(page)).toBeEnabled();
  await confirmTwice(page);
  await requests.arrived;
  expect(requests.count()).toBe(1);
  requests.release();
  await expect(page.getByText(success)).toBeVisible();
});

/** Opens the profile in a browser in which the account has signed in ten minutes ago. */
async function returnLater(page: Page, account: Account, method = 'password'): Promise<void> {
  await age(account);
  await returnAs(page, signedInAgo(account, 10 * 60, method));
  await visit(page, '/profile/settings');
  await expect(deleteButton(page)).toBeVisible();
}

function identityDialog(page: Page): Locator {
  return page.getByRole('alertdialog', { name: "Confirm that it's you" });
}

/** The place of error notices is there when it is empty, too. */
function anError(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /\S/ });
}
