import { devices, type Locator } from '@playwright/test';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import { inspect } from '../support/browser/inspect.ts';
import { inHead } from '../support/browser/open-profile.ts';
import { detailsDialog, fillDetails } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';
import { linksTo } from '../support/browser/account-letters.ts';
import { visit } from '../support/browser/visit.ts';
import { watchPolicy } from '../support/browser/watch-policy.ts';

const continueWithGoogle = 'Continue with Google';

test('a customer signs up with Google, and later logs in', async ({ page, context }) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  await openLogin(page);
  const closed = await openGoogleWindow(page, continueWithGoogle);
  await expect(page.getByRole('button', { name: 'Waiting for Google...' })).toBeVisible();
  await inspect(page, 'google-waiting');
  await closed.close();
  await expect(page.getByRole('button', { name: continueWithGoogle })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
  await addGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);

  const details = detailsDialog(page);
  await expect(details.getByLabel('Full name')).toHaveValue(google.name);
  await expect(details.getByLabel('Full name')).toBeFocused();
  const email = details.getByLabel('Email');
  await expect(email).toHaveValue(google.email);
  await expect(email).not.toBeEditable();
  await expect(email).toHaveAccessibleDescription(/stays as it is/);

  await fillDetails(details);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();
  const uid = await uidOf(google.email);
  await expect
    .poll(() => profileOf(uid))
    .toMatchObject({ name: google.name, email: google.email, isAnonymous: false });
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(inHead(page, 'Verified')).toBeVisible();
  expect(await linksTo(google.email, 'verifyEmail')).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await chooseGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await uidOf(google.email)).toBe(uid);
});

for (const phone of ['iPhone 15', 'Pixel 7']) {
  // Phones block windows that open late, and nobody is to meet Google who has not chosen it.
  test(`${phone}: nothing asks Google before the press, whose window opens at once`, async ({
    browser,
  }) => {
    const { userAgent, viewport } = devices[phone] ?? {};
    const context = await browser.newContext({ userAgent, viewport });
    const violations: string[] = [];
    await watchPolicy(context, (violation) => violations.push(violation));
    await serveGapi(context);
    const asked: string[] = [];
    const answer = Promise.withResolvers<void>();
    await context.route('https://apis.google.com/**', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    context.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const page = await context.newPage();
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    const dialog = page.getByRole('dialog');
    await fillEach(dialog.getByRole('textbox'));
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await fillEach(dialog.getByRole('textbox'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((host) => /google|gstatic/.test(host))).toEqual([]);

    const popup = await openGoogleWindow(page, continueWithGoogle);
    await expect(popup.getByText('Opening Google...')).toBeVisible();
    answer.resolve();
    const google = aGoogleAccount();
    await addGoogleAccount(popup, google);
    await expect(detailsDialog(page).getByLabel('Email')).toHaveValue(google.email);
    expect(violations).toEqual([]);
    await context.close();
  });
}

async function fillEach(fields: Locator): Promise<void> {
  for (const field of await fields.all()) await field.fill('asha@example.com');
}
