import type { Page } from '@playwright/test';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { endSessions } from '../../functions/src/platform/sessions/end-sessions.ts';
import { aProduct } from '../support/documents.ts';
import { anOlderSession } from '../support/functions/sessions.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { addToCart } from '../support/browser/add-to-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { logIn } from '../support/browser/log-in.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { visit } from '../support/browser/visit.ts';

const { message } = serverErrors.unauthenticated;

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

test('an ended session can’t change the cart, and says why', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Error adding item/);
  consoleErrors.expect(/status of 403/);
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
