import { payableHref, paths } from '../../functions/shared/paths.ts';
import { messages as endedSession } from '../../web/src/content/ended-session.ts';
import { submitLogin } from '../support/browser/auth-dialog.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { emailsTo } from '../support/browser/emails/mailbox.ts';
import { anOlderSession } from '../support/functions/accounts/sessions.ts';
import { storeOrder } from '../support/functions/stored.ts';

test('logging out everywhere ends the session here and elsewhere, and an emailed link leads back in', async ({
  page,
  browser,
}) => {
  const session = await anOlderSession();
  const { id } = await storeOrder(session);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openProfile(other, session);
  await openProfile(page, session, paths.profileSettings);
  const login = page.getByRole('dialog', { name: 'Login' });

  await test.step('ends every session', async () => {
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(login).toBeVisible();
    await expect(
      page.getByText("You've been logged out on all devices. Please log in again."),
    ).toBeVisible();
    await expect(other.getByText(endedSession.loggedOut)).toBeVisible();
    await expect(other).toHaveURL(paths.home);
    await context.close();
  });

  await test.step('an emailed link says what the login is for, and continues after it', async () => {
    await page.goto(payableHref('product_order', id));
    await expect(page).toHaveURL(paths.home);
    await expect(login).toContainText(
      'To see this order, log in with the address our email was sent to.',
    );
    await submitLogin(login, session);
    await expect(page).toHaveURL(payableHref('product_order', id));
    await expect(page.getByRole('heading', { level: 1, name: /^Order ORD-/ })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(paths.home);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(login).toBeVisible();
    await expect(login).not.toContainText('To see this order');
    expect(await emailsTo(session.email)).toEqual([]);
  });
});
