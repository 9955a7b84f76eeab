import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleSignIn,
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

const googleScript = 'https://apis.google.com/**';

test('a refused link changes nothing', async ({ page, account, guest, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  const google = aGoogleAccount();
  await addGoogleSignIn(google);
  const everything = await openWithEverything(page, guest);
  const panel = linkPanel(page);
  const email = panel.getByLabel('Email');
  const password = panel.getByLabel('New password');

  await page.route(googleScript, (route) => route.abort());
  await page.getByRole('button', { name: 'Link with Google' }).click();
  await expect(panel.getByText('Failed to link with Google. Please try again.')).toBeVisible();
  await page.unroute(googleScript);
  await serveGapi(page.context());
  await chooseGoogleAccount(await openGoogleWindow(page, 'Link with Google'), google);
  await expect(
    panel.getByText('This Google account is already linked to another user.'),
  ).toBeVisible();

  const submit = panel.getByRole('button', { name: 'Link account' });
  await submit.click();
  await expect(email).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/choose a password/);
  await fillLink(page, account.email, account.password);
  await panel.getByLabel('Confirm password').fill('another');
  await submit.click();
  await expect(panel.getByText('Passwords do not match.')).toBeVisible();
  await panel.getByLabel('Confirm password').fill(account.password);
  await submit.click();
  await expect(panel.getByText('This email is already in use by another account.')).toBeVisible();
  await expect(email).toBeFocused();

  await fillLink(page, `new-${account.email}`, 'nine char');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    'This password is too short. At least 10 characters.',
  );
  await expect(panel.getByText('Failed to link account. Please try again.')).toHaveCount(0);
  await inspect(page, 'link-panel-weak-password');

  await page.reload();
  await expect(panel).toBeVisible();
  expect((await signedInUser(page)).uid).toBe(guest.uid);
  expect(await providersOf(guest.uid)).toEqual([]);
  expect(await everythingOf(guest.uid)).toEqual(everything);
});
