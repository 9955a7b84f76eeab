import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { awaitLink, pressElsewhere } from '../support/browser/account-letters.ts';
import { submitLogin, switchToSignUp } from '../support/browser/auth-dialog.ts';

import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { goToPart } from '../support/browser/open-profile.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { issueInvoice } from '../support/functions/issued-invoices.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { storeOrder } from '../support/functions/stored.ts';

const forInvoice =
  'Log in, or create an account with the address that the letter was sent to, to see this invoice.';

test('a new customer finds the invoice of a letter once the address is verified, and is told so', async ({
  page,
}) => {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const id = randomUUID();
  expect((await issueInvoice(await aStaffMember(), email, id)).status).toBe(200);
  const appears = `${email} is not verified yet. Invoices sent to this address appear here once it is verified`;

  await page.goto(chargeHref('invoice', id));
  await expect(page.getByRole('dialog', { name: 'Login' })).toContainText(forInvoice);
  await inspect(page, 'login-for-invoice');
  const dialog = await switchToSignUp(page);
  await expect(dialog).toContainText(forInvoice);
  await fillSignUp(dialog, { email, password: 'correct horse' });
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(chargeHref('invoice', id));
  await expect(verification(page)).toContainText(appears);
  await expect(verification(page).getByRole('button', { name: 'Resend email' })).toBeVisible();
  await inspect(page, 'invoice-not-verified');
  await goToPart(page, 'Invoices');
  await expect(verification(page)).toContainText(appears);
  await inspect(page, 'invoices-not-verified');

  await pressElsewhere(await awaitLink(email, 'verifyEmail'), {
    email,
    password: 'correct horse',
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: /^INV\// }).click();
  await expect(page).toHaveURL(chargeHref('invoice', id));
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
});

test('a visitor who follows a letter to an order is told what the login is for', async ({
  page,
  account,
}) => {
  const { id } = await storeOrder(account);
  await page.goto(chargeHref('product_order', id));
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toContainText(
    'Log in with the address that the letter was sent to, to see this order.',
  );
  await submitLogin(login, account);
  await expect(page).toHaveURL(chargeHref('product_order', id));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.home);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(login).toBeVisible();
  await expect(login).not.toContainText('to see this order');
});

function verification(page: Page) {
  return page.getByRole('region', { name: 'Verify your email address' });
}
