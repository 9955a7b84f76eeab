import type { Page } from '@playwright/test';
import { auth } from '../../functions/src/platform/firebase.ts';
import { aCartItem } from '../support/documents.ts';
import { openedCheckout, payByUpi } from '../support/browser/payments/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { detailsDialog, fillDetails } from '../support/browser/sign-up.ts';
import { capturedMinor, ordersOf, profileOf, uidOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const guestNotice =
  "You're using a guest account. Link an email or Google account in your profile to save your data.";
const linking = { name: 'Link your account' };
const password = 'correct horse';

test('a guest without an email address buys, links an address, and keeps everything in each tab', async ({
  page,
  context,
}) => {
  const item = aCartItem('mena-restructure-hub');
  await storeLocally(page, JSON.stringify([item]));
  const order = page.getByRole('listitem').filter({ hasText: item.name });

  const uid = await test.step('pays as a guest without the promise of an email', async () => {
    await visit(page, '/cart');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    const signedUp = page.waitForResponse(/accounts:signUp/);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page.getByText(guestNotice)).toBeVisible();
    const details = detailsDialog(page);
    await fillDetails(details, 'Asha Guest');
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details).toBeHidden();
    await expect(
      page.getByText("Plans of a guest account don't renew", { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    const verified = page.waitForResponse(/verify-razorpay-payment/);
    await payByUpi(await openedCheckout(page), 'success@razorpay');
    await expect(
      page.getByText('Payment successful! Your receipt will appear in your profile shortly.'),
    ).toBeVisible();
    const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
    await expect(confirmation).toContainText('You paid ₹22,499');
    await expect(confirmation).not.toContainText(/email/i);
    // Linking ends this request's session. Only the browser's console would show the failure.
    await verified;
    return ((await (await signedUp).json()) as { localId: string }).localId;
  });

  const email = `${uid.toLowerCase()}@example.com`;
  await test.step('links an address', async () => {
    expect(await profileOf(uid)).toMatchObject({ isAnonymous: true, email: '' });
    const panel = page.getByRole('region', linking);
    await expect(panel).toBeVisible();
    await expect(page.getByText('only in this browser')).toHaveCount(1);
    const other = await context.newPage();
    await visit(other, '/profile');
    await expect(other.getByRole('region', linking)).toBeVisible();
    await panel.getByLabel('Email').fill(email);
    await panel.getByLabel('New password').fill(password);
    await panel.getByLabel('Confirm password').fill(password);
    const reload = page.waitForEvent('load');
    await panel.getByRole('button', { name: 'Link account' }).click();
    await reload;
    await expect(
      page.getByText('Account successfully converted to a permanent account!'),
    ).toContainText(`We've sent an email to ${email}`);
    await expect(page.getByRole('heading', { name: 'Asha Guest' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(other.getByRole('region', linking)).toBeHidden();
  });

  await test.step('has everything after the next login', async () => {
    expect((await auth.getUser(uid)).providerData).toMatchObject([{ providerId: 'password' }]);
    expect(await profileOf(uid)).toMatchObject({ isAnonymous: false, email, name: 'Asha Guest' });
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await logIn(page, { email, password });
    expect(await uidOf(email)).toBe(uid);
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(order.getByText('Paid', { exact: true })).toBeVisible();
    expect(await ordersOf(uid)).toMatchObject([{ status: 'Paid', total: 22_499 }]);
    expect(await capturedMinor(uid)).toBe(22_499_00);
  });
});

/** Stores a visitor's cart in local storage before the page first loads. */
async function storeLocally(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('cartItems', text);
  }, value);
}
