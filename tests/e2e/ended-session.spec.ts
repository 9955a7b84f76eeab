import type { Page } from '@playwright/test';
import { endSessions } from '../../functions/src/platform/sessions/end-sessions.ts';
import { paths } from '../../functions/shared/paths.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { nextSecond } from '../support/functions/next-second.ts';
import { aProduct } from '../support/documents.ts';
import { anOlderSession } from '../support/functions/sessions.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { expectLists, openProfile } from '../support/browser/open-profile.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

const message = 'You have been logged out. Please log in again.';

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(/status of 400.*accounts:lookup/);
});

test('an open page says when its session ends, and offers the login', async ({ page }) => {
  const session = await anOlderSession();
  await openProfile(page, session);
  await endSessions(session.uid);
  await storeOrder(session);
  await expectLoggedOut(page);
  await logIn(page, session);
});

test('a page where nothing happens hears of the end too', async ({ page }) => {
  const session = await anOlderSession();
  await openProfile(page, session);
  await endSessions(session.uid);
  await expectLoggedOut(page);
  await expect(page).toHaveURL(paths.home);
});

test('the page of another browser is left after “Log out everywhere”', async ({
  page,
  browser,
  account,
}) => {
  await visit(page, paths.cart);
  await logIn(page, account);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expectLists(page);
  await nextSecond();
  const other = await (await browser.newContext()).newPage();
  await visit(other, paths.cart);
  await logIn(other, account);
  await other.goto(paths.profileSettings);
  await other.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(other.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(other.getByText(message)).toBeHidden();
  await expectLoggedOut(page);
  await other.context().close();
});

test('a request that is refused ends the session', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 401/);
  const session = await anOlderSession();
  await openProfile(page, session, paths.profileSettings);
  await auth.revokeRefreshTokens(session.uid);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expectLoggedOut(page);
});

test('an ended session can’t change the cart, and says why', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Error adding item/);
  const session = await anOlderSession();
  await returnAs(page, session);
  await visit(page, '/');
  await endSessions(session.uid);
  await addToCart(page, aProduct('eurodebt-navigator').name);
  await expectLoggedOut(page);
});

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
}
