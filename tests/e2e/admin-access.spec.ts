import { roleClaims } from '../../functions/src/admin/role-claims.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import { aStaffMember, signIn, visitAdmin } from '../support/browser/admin.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/google/gapi.ts';
import {
  addGoogleSignIn,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google/google.ts';
import { inspect } from '../support/browser/inspect.ts';
import { ageTokens } from '../support/browser/network/age-tokens.ts';
import { age } from '../support/functions/accounts/accounts.ts';
import { createOrder } from '../support/functions/requests.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { payInSandbox } from '../support/functions/payments/sandbox.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';

test('a viewer browses by keyboard, a customer is turned away, and a Google administrator loses access with the role', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  // The session has ended before the first invoices are read.
  consoleErrors.expect(/status of (400.*accounts:lookup|403.*run(Aggregation)?Query)/);
  const invoiceNumber = `INV-${account.uid.slice(0, 8)}`;
  const maker = `Kin${account.uid.replaceAll(/[^a-z]/gi, '').toLowerCase()}`;
  const named = { name: `${maker} Private Limited`, email: account.email };
  const invoice = await storeInvoice(account, { invoiceNumber, ...named });
  const order = await storeOrder(account);
  const { body: toPay } = await createOrder(account, order);
  const { razorpay_payment_id: paymentId } = await payInSandbox(toPay.id);
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog', { name: 'Search' });

  await test.step('the panel is for staff only', async () => {
    await visitAdmin(page, '/admin/');
    await signIn(page, account);
    await expect(heading).toHaveText('This area is for staff only');
    await inspect(page, 'admin-refused');
    await page.getByRole('button', { name: 'Logout' }).click();
  });

  await test.step('a viewer finds records by keyboard, and can change none', async () => {
    await signIn(page, await aStaffMember('viewer'));
    await expect(heading).toHaveText('Overview');
    // Until the figures appear, their requests hold the browser's six connections to the emulator.
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(account.email);
    await expect(dialog.getByRole('option')).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/customers/${account.uid}`);

    await find(invoiceNumber);
    await expect(page).toHaveURL(`/admin/invoices/${account.uid}/${invoice.id}`);
    await find(paymentId);
    await expect(page).toHaveURL(`/admin/orders/${account.uid}/${order.id}`);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Completed' })).toHaveCount(0);
    await find(maker);
    await expect(page).toHaveURL(`/admin/invoices/${account.uid}/${invoice.id}`);
    await find('Statem');
    await expect(page).toHaveURL('/admin/statement');
    await expect(dialog).toBeHidden();
    await expect(heading).toBeFocused();
    await find('logo');
    await expect(heading).toHaveText('Log in to the admin panel');
  });

  await test.step('an administrator logs in with Google, and loses access when the role is revoked', async () => {
    const google = aGoogleAccount();
    const { uid } = await addGoogleSignIn(google);
    await changeClaims(uid, (user) => roleClaims(user, 'admin'));
    await serveGapi(context);
    // A revocation ends only the sessions of earlier seconds, so this login is made to look a minute old.
    await age({ uid });
    await ageTokens(context, 60);
    await page.goto('/admin/');
    await chooseGoogleAccount(await openGoogleWindow(page, 'Continue with Google'), google);
    await expect(heading).toHaveText('Overview');
    // An open page could notice first, and the next page would then have nothing to be refused.
    await page.goto('about:blank');
    expect(await runCommand('admin-revoke', [google.email, '--yes'])).toMatchObject({ code: 0 });
    await page.goto('/admin/invoices');
    // The emulator still renews the tokens of an ended session. Firebase refuses to.
    await expect(heading).toHaveText(/Log in to the admin panel|This area is for staff only/);
  });

  async function find(text: string) {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
});
