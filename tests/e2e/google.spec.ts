import { devices } from '@playwright/test';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { detailsDialog, fillDetails } from '../support/browser/details.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import { inspect } from '../support/browser/inspect.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';
import { watchPolicy } from '../support/browser/watch-policy.ts';

const googleFailed = 'Could not sign in with Google. Please try again.';
const continueWithGoogle = 'Continue with Google';

test('a customer who comes by Google completes the profile the first time, and later just comes in', async ({
  page,
  context,
}) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  await openLogin(page);
  await addGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);

  const details = detailsDialog(page);
  await expect(details.getByLabel('Full name')).toHaveValue(google.name);
  await expect(details.getByLabel('Full name')).toBeFocused();
  const email = details.getByLabel('Email');
  await expect(email).toHaveValue(google.email);
  await expect(email).not.toBeEditable();
  await expect(email).toHaveAccessibleDescription(/stays as it is/);
  await inspect(page, 'details-locked');

  await fillDetails(details);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  const uid = await uidOf(google.email);
  await expect
    .poll(() => profileOf(uid))
    .toMatchObject({ name: google.name, email: google.email, isAnonymous: false });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await chooseGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await uidOf(google.email)).toBe(uid);
});

test('a Google window that is closed is no failure, and opens again', async ({ page, context }) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  await openLogin(page);
  const button = page.getByRole('button', { name: continueWithGoogle });
  const popup = await openGoogleWindow(page, continueWithGoogle);
  await expect(button).toBeHidden();
  await expect(page.getByRole('button', { name: 'Waiting for Google...' })).toBeVisible();
  await inspect(page, 'google-waiting');
  await popup.close();
  await expect(button).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
  await addGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);
  await expect(detailsDialog(page)).toBeVisible();
});

test('Google out of reach is said, and toggling clears it', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*apis\.google\.com/);
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await openLogin(page);
  await page.getByRole('button', { name: continueWithGoogle }).click();
  const message = page.getByRole('dialog').getByText(googleFailed);
  await expect(message).toBeVisible();
  await inspect(page, 'google-failed');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: continueWithGoogle }).click();
  await expect(message).toBeVisible();
  await inspect(page, 'google-failed-sign-up');
});

test('a blocked window is told with what to do about it', async ({ page, context }) => {
  await serveGapi(context);
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await openLogin(page);
  await page.getByRole('button', { name: continueWithGoogle }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(googleFailed);
  await expect(alert).toContainText('Allow pop-ups for this site');
  await inspect(page, 'google-blocked');
});

test('a phone, which blocks late windows, loads what Google’s window needs before the click', async ({
  browser,
}) => {
  const { userAgent, viewport } = devices['iPhone 15'] ?? {};
  const context = await browser.newContext({ userAgent, viewport });
  const violations: string[] = [];
  await watchPolicy(context, (violation) => violations.push(violation));
  await serveGapi(context);
  const page = await context.newPage();
  await visit(page, '/');
  const script = page.waitForRequest('https://apis.google.com/**');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await script;
  await expect(page.getByRole('button', { name: continueWithGoogle })).toBeVisible();
  expect(violations).toEqual([]);
  await context.close();
});
