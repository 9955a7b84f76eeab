import { devices, type Locator, type Page } from '@playwright/test';
import { linksTo } from '../support/browser/emails/account-emails.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/google/gapi.ts';
import {
  addGoogleAccount,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google/google.ts';
import { inHead } from '../support/browser/open-profile.ts';
import { detailsDialog, fillDetails } from '../support/browser/sign-up.ts';
import { profileOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const { userAgent, viewport } = devices['iPhone 15'] ?? {};
test.use({ userAgent, viewport });

const continueWithGoogle = 'Continue with Google';

test('on a phone a customer signs up with Google and later logs in, and nothing contacts Google before', async ({
  page,
  context,
}) => {
  const google = aGoogleAccount();
  await serveGapi(context);
  const hosts: string[] = [];
  const answer = Promise.withResolvers<void>();
  await context.route('https://apis.google.com/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  context.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  const dialog = page.getByRole('dialog');

  await test.step('nothing contacts Google before the visitor chooses it', async () => {
    await visit(page, '/cart');
    await openLogin(page);
    await fillEach(dialog.getByRole('textbox'));
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await fillEach(dialog.getByRole('textbox'));
    await page.waitForLoadState('networkidle');
    expect(hosts.filter((host) => /google|gstatic/.test(host))).toEqual([]);
  });

  await test.step('signs up in a popup that opens at once although Google answers late', async () => {
    const closed = await openGoogleWindow(page, continueWithGoogle);
    await expect(closed.getByText('Opening Google...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Waiting for Google...' })).toBeVisible();
    answer.resolve();
    await expect(closed.getByRole('button', { name: 'Add new account' })).toBeVisible();
    await closed.close();
    await expect(page.getByRole('button', { name: continueWithGoogle })).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await addGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);
    const details = detailsDialog(page);
    await expect(details.getByLabel('Full name')).toHaveValue(google.name);
    await expect(details.getByLabel('Email')).toHaveValue(google.email);
    await expect(details.getByLabel('Email')).not.toBeEditable();
    await fillDetails(details);
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details).toBeHidden();
  });

  const uid = await uidOf(google.email);
  await test.step('is verified, and logs in again', async () => {
    await expect
      .poll(() => profileOf(uid))
      .toMatchObject({ name: google.name, email: google.email, isAnonymous: false });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(inHead(page, 'Verified')).toBeVisible();
    expect(await linksTo(google.email, 'verifyEmail')).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    // Until the landing page has loaded, a new login would show the profile again for a moment.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One platform/);
    await openLogin(page);
    await chooseGoogleAccount(await openGoogleWindow(page, continueWithGoogle), google);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toBeAttached();
    expect(await uidOf(google.email)).toBe(uid);
  });
});

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
}

async function fillEach(fields: Locator): Promise<void> {
  for (const field of await fields.all()) await field.fill('asha@example.com');
}
