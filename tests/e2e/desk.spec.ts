import { randomUUID } from 'node:crypto';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { roleClaims } from '../../functions/src/desk/role-claims.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import { chargeHref, paths } from '../../functions/shared/paths.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveGapi } from '../support/browser/gapi.ts';
import {
  addGoogleSignIn,
  aGoogleAccount,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../support/browser/google.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { awaitLetter } from '../support/browser/mailbox.ts';
import { visit } from '../support/browser/visit.ts';
import { ageTokens } from '../support/browser/age-tokens.ts';
import { age, proveAddress, signUp } from '../support/functions/accounts.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { asStaff } from '../support/functions/staff.ts';
import { storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';

const hourSeconds = 60 * 60;

test('an administrator cancels an invoice, and the customer reads why', async ({
  page,
  browser,
  account,
  consoleErrors,
}) => {
  // The wrong password.
  consoleErrors.expect(/status of 400.*signInWithPassword/);
  const invoiceNumber = `INV-${randomUUID().slice(0, 8)}`;
  const { id } = await storeInvoice(account, { invoiceNumber, email: account.email });
  await storeInvoice(account, { invoiceNumber: `${invoiceNumber}-2`, email: account.email });
  const admin = await signUp();
  await proveAddress(admin);
  const granted = await runCommand('admin-grant', [admin.email, '--yes']);
  expect(granted).toMatchObject({ code: 0 });

  await visitDesk(page, '/admin/');
  await inspect(page, 'desk-sign-in');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Invalid email or password',
  );
  await signIn(page, admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const pending = page
    .getByRole('region', { name: 'Invoices' })
    .getByRole('link', { name: /^Pending: / });
  await expect(pending).toHaveAccessibleName(/^Pending: [1-9]/);
  await inspect(page, 'desk-overview');
  await pending.click();
  await expect(page).toHaveURL('/admin/invoices?status=Pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices');
  await expect(page.getByLabel('Status')).toHaveValue('Pending');

  await page.getByLabel('Status').selectOption('');
  await expect(page).toHaveURL('/admin/invoices');
  await page.getByLabel('Find').fill(account.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await inspect(page, 'desk-invoices');
  await page.reload();
  await expect(page.getByLabel('Find')).toHaveValue(account.email);
  await page.getByRole('link', { name: invoiceNumber, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${invoiceNumber}`);
  await inspect(page, 'desk-invoice');

  await page.getByRole('button', { name: 'Cancel invoice' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel invoice ${invoiceNumber}?` });
  await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await inspect(page, 'desk-cancel-invoice');
  await dialog.getByLabel('Reason').fill('Issued twice.');
  await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Invoice ${invoiceNumber} is cancelled.`)).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel invoice' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Audit' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Cancelled an invoice' }).first();
  await expect(entry).toContainText('Status: Pending → Cancelled');
  await expect(entry).toContainText(admin.email);
  await expect(entry.getByRole('link')).toHaveText(`The invoice ${invoiceNumber}`);
  await inspect(page, 'desk-audit');

  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/');
  await logIn(theirs, account);
  await theirs.goto(chargeHref('invoice', id));
  await expect(theirs.getByText('Issued twice.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Pay Now/ })).toHaveCount(0);
  await theirs.context().close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
});

test('an administrator resolves what needs attention, and finds it with the note', async ({
  page,
  account,
}) => {
  const order = await storeOrder(account);
  const details = `Dispute ${randomUUID()}`;
  const { uid } = account;
  await raiseAttentionNow({
    id: `${order.id}_dispute`,
    kind: 'dispute',
    uid,
    path: order.path,
    details,
  });
  await visitDesk(page, '/admin/attention');
  await signIn(page, await aPerson('admin'));
  const item = page.getByRole('listitem').filter({ hasText: details });
  await expect(item.getByRole('heading', { name: 'Payment disputed' })).toBeVisible();
  await expect(item.getByRole('link', { name: 'The order' })).toHaveAttribute(
    'href',
    `/admin/orders/${uid}/${order.id}`,
  );
  await inspect(page, 'desk-attention');
  await item.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve “Payment disputed”?' });
  await dialog.getByLabel('What was done').fill('Answered with the contract.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('link', { name: 'Resolved' }).click();
  await expect(item).toContainText('Answered with the contract.');
  await page.goBack();
  await expect(item).toHaveCount(0);
});

test('an administrator answers a message, and the customer gets the letter and finds it', async ({
  page,
  browser,
  account,
}) => {
  const text = `Please call me. ${randomUUID()}`;
  await proveAddress(account);
  await storeMessage(account, text, account.email);
  await visitDesk(page, '/admin/messages?all');
  await signIn(page, await aPerson('admin'));
  const message = page.getByRole('listitem').filter({ hasText: text });
  await expect(message.getByText('Waiting')).toBeVisible();
  await message.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply to Asha Example' });
  await dialog.getByLabel('Reply').fill('Gladly.\nWhen does it suit you?');
  await inspect(page, 'desk-reply');
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(message.getByText('Answered')).toBeVisible();
  await expect(message.getByText('When does it suit you?')).toBeVisible();
  await inspect(page, 'desk-messages');

  const letter = await awaitLetter(account.email, /^Answer to your message/);
  expect(letter.text).toContain('When does it suit you?');
  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/');
  await logIn(theirs, account);
  await theirs.goto(paths.profileMessages);
  await expect(theirs.getByText('When does it suit you?')).toBeVisible();
  await theirs.context().close();
});

test('a viewer looks, other accounts are told so, and who loses a role is out', async ({
  page,
  account,
  consoleErrors,
}) => {
  // The ended session, and what the overview was still asking for.
  consoleErrors.expect(/status of (400.*accounts:lookup|403.*runAggregationQuery)/);
  const order = await storeOrder(account, { status: 'Paid' });
  await visitDesk(page, '/admin/');
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This desk is for staff');
  await inspect(page, 'desk-refused');
  await page.getByRole('button', { name: 'Sign out' }).click();

  const viewer = await aPerson('viewer');
  await signIn(page, viewer);
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Find').fill(account.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`/admin/orders/${account.uid}/${order.id}`);
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toHaveCount(0);

  expect(await runCommand('admin-revoke', [viewer.email, '--yes'])).toMatchObject({ code: 0 });
  await page.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
});

test('an administrator signs in with Google, and is out when the role is revoked', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The ended session, and what the overview was still asking for.
  consoleErrors.expect(/status of (400.*accounts:lookup|403.*runAggregationQuery)/);
  const google = aGoogleAccount();
  const { uid } = await addGoogleSignIn(google);
  await changeClaims(uid, (user) => roleClaims(user, 'admin'));
  await serveGapi(context);
  await visitDesk(page, '/admin/');
  await chooseGoogleAccount(await openGoogleWindow(page, 'Continue with Google'), google);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Overview');
  expect(await runCommand('admin-revoke', [google.email, '--yes'])).toMatchObject({ code: 0 });
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(title).toHaveText('Sign in to the desk');
});

test('after 12 hours a list asks for a new sign-in in its place, and goes on', async ({
  page,
  context,
}) => {
  const person = await signUp();
  await age(person, 13 * hourSeconds);
  const tired = await asStaff(person, 'viewer');
  const stopAging = await ageTokens(context, 12 * hourSeconds + 60);
  await visitDesk(page, '/admin/invoices');
  await expect(page.getByText('You signed in more than 12 hours ago.')).toBeHidden();
  await signIn(page, tired);
  await expect(page.getByText('You signed in more than 12 hours ago.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await inspect(page, 'desk-shift-over');
  await stopAging();
  await signIn(page, tired);
  await expect(page).toHaveURL('/admin/invoices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices');
  await expect(page.getByText('The invoices could not be loaded.')).toHaveCount(0);
});
