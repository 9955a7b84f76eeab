import { aCartItem } from '../support/documents.ts';
import { openLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fillLink, linkPanel, providersOf } from '../support/browser/guest.ts';
import { signedInUser } from '../support/browser/indexed-db.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { detailsDialog, fillDetails } from '../support/browser/sign-up.ts';
import { cartOf, profileOf } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

const guestNotice =
  "You're using a guest account. Link an email or Google account in your profile to save your data.";
const converted = 'Account successfully converted to a permanent account!';
const password = 'correct horse';

test('a guest links an address and loses nothing, in each tab', async ({ page, context }) => {
  const item = aCartItem();
  await storeLocally(page, JSON.stringify([item]));
  await openLogin(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByText(guestNotice)).toBeVisible();
  const details = detailsDialog(page);
  await fillDetails(details, 'Asha Guest');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toBeHidden();

  const { uid } = await signedInUser(page);
  await expect.poll(() => profileOf(uid)).toMatchObject({ isAnonymous: true, email: '' });
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  const panel = linkPanel(page);
  await expect(panel).toBeVisible();
  await expect(page.getByText('only in this browser')).toHaveCount(1);
  const other = await context.newPage();
  await visit(other, '/profile');
  await expect(linkPanel(other)).toBeVisible();

  const email = `${uid.toLowerCase()}@example.com`;
  await fillLink(page, email, password);
  const reload = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Link account' }).click();
  await reload;
  await expect(page.getByText(converted)).toContainText(`We have sent a letter to ${email}`);
  await expect(page.getByRole('heading', { name: 'Asha Guest' })).toBeVisible();
  const toVerify = page.getByRole('heading', { name: 'Verify your email address' });
  await expect(toVerify).toBeInViewport();
  await expect(panel).toBeHidden();
  await expect(linkPanel(other)).toBeHidden();
  expect((await signedInUser(page)).uid).toBe(uid);
  expect(await providersOf(uid)).toEqual(['password']);
  expect(await profileOf(uid)).toMatchObject({ isAnonymous: false, email, name: 'Asha Guest' });
  expect(await cartOf(uid)).toEqual([item.id]);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email, password });
  expect((await signedInUser(page)).uid).toBe(uid);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
