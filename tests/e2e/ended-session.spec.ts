import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { endSessions } from '../../functions/src/platform/sessions/end-sessions.ts';
import { aProduct } from '../support/documents.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { visit } from '../support/browser/visit.ts';

const { message } = serverErrors.unauthenticated;

test.beforeEach(async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/status of 400.*accounts:lookup/);
  await visit(page, '/');
  await logIn(page, account);
  // A sign-in of the same second would outlive the end of the sessions.
  await wait(1000);
});

test('a page that is open when its session ends says so and lets the customer log in again', async ({
  page,
  account,
}) => {
  await visit(page, '/profile');
  await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
  await endSessions(account.uid);
  await storeOrder(account);
  await expectLoggedOut(page);
  await logIn(page, account);
});

test('what an ended session adds to the cart is refused, and the customer reads why', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Error adding item/);
  consoleErrors.expect(/status of 403/);
  await endSessions(account.uid);
  await addToCart(page, aProduct('eurodebt-navigator').name);
  await expectLoggedOut(page);
});

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
}
