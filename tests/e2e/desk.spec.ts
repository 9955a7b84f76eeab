import { randomUUID } from 'node:crypto';
import { roleClaims } from '../../functions/src/desk/role-claims.ts';
import { changeClaims } from '../../functions/src/platform/sessions/change-claims.ts';
import { paths } from '../../functions/shared/paths.ts';
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
import { storeMessage, storeOrder } from '../support/functions/stored.ts';

const hourSeconds = 60 * 60;

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
