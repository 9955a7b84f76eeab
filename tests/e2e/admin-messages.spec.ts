import { randomUUID } from 'node:crypto';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { paths } from '../../functions/shared/paths.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { ageTokens } from '../support/browser/network/age-tokens.ts';
import { signIn, visitAdmin } from '../support/browser/admin.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { age, proveAddress, signUp } from '../support/functions/accounts/accounts.ts';
import { asStaff } from '../support/functions/accounts/staff.ts';
import { read, storeMessage, storeVisitorMessage } from '../support/functions/stored.ts';

const hourSeconds = 60 * 60;
const shiftIsOver = 'You logged in more than 12 hours ago.';

test("an administrator's draft reply survives the end of a shift, and the customer gets the reply", async ({
  page,
  context,
  browser,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403.*admin/);
  const text = `Please call me. ${randomUUID()}`;
  await proveAddress(account);
  await storeMessage(account, text, account.email);
  const person = await signUp();
  await age(person, 13 * hourSeconds);
  const author = await asStaff(person, 'admin');
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.adminActions))
      keys.push(request.postDataJSON()['idempotencyKey']);
  });
  const heading = page.getByRole('heading', { level: 1 });
  const message = page.getByRole('listitem').filter({ hasText: text });
  const dialog = page.getByRole('dialog', { name: 'Reply to Asha Example' });
  const field = dialog.getByLabel('Reply');
  const open = () => message.getByRole('button', { name: 'Reply', exact: true }).click();
  const send = () => dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  const reachShiftEnd = async () => {
    const stopAging = await ageTokens(context, 12 * hourSeconds + 60);
    const { status, message: reason } = serverErrors['shift-over'];
    const json = { message: reason, code: 'shift-over' };
    await page.route(`**${endpoints.adminActions}`, (route) => route.fulfill({ status, json }));
    await send();
    await expect(page.getByText(shiftIsOver)).toBeVisible();
    await expect(heading).toHaveText('Log in to the admin panel');
    await page.unroute(`**${endpoints.adminActions}`);
    await stopAging();
  };

  await test.step('a list asks for a new login, then shows the list again', async () => {
    const stopAging = await ageTokens(context, 12 * hourSeconds + 60);
    await visitAdmin(page, '/admin/messages?all');
    await expect(page.getByText(shiftIsOver)).toBeHidden();
    await signIn(page, author);
    await expect(page.getByText(shiftIsOver)).toBeVisible();
    await expect(heading).toBeFocused();
    await stopAging();
    await signIn(page, author);
    await expect(page).toHaveURL('/admin/messages?all');
    await expect(message.getByText('Waiting')).toBeVisible();
    await expect(page.getByText(/couldn't load/)).toHaveCount(0);
  });

  await test.step('a draft reply survives a new login, and is sent once', async () => {
    await open();
    await field.fill('Gladly.\nWhen does it suit you?');
    await reachShiftEnd();
    await signIn(page, author);
    await open();
    await expect(field).toHaveValue('Gladly.\nWhen does it suit you?');
    await expect(dialog.getByText('You entered this earlier')).toBeVisible();
    await send();
    await expect(dialog).toBeHidden();
    await expect(message.getByText('Replied')).toBeVisible();
    await expect(message.getByText('When does it suit you?')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  await test.step('the customer gets the email, and finds the reply', async () => {
    const email = await awaitEmail(account.email, /^Reply to your message/);
    expect(email.text).toContain('When does it suit you?');
    const theirs = await (await browser.newContext()).newPage();
    await returnAs(theirs, account);
    await theirs.goto(paths.profileMessages);
    await expect(theirs.getByText('When does it suit you?')).toBeVisible();
    await theirs.context().close();
  });

  await test.step("a visitor's messages are closed together, reopened by an undo, and one is deleted", async () => {
    const email = `${randomUUID()}@example.com`;
    const stored = [await storeVisitorMessage({ email }), await storeVisitorMessage({ email })];
    for (const { path } of stored)
      await expect.poll(() => read(path)).toMatchObject({ isOpen: true });
    await page.goto(`/admin/messages?from=visitors&email=${encodeURIComponent(email)}`);
    const list = page.getByRole('region', { name: 'Visitors (2)' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: /^Customers/ })).toHaveCount(0);
    const choice = list.getByRole('checkbox', { name: 'Select the message from Asha Example' });
    await choice.first().check();
    await expect(list.getByRole('button', { name: 'Close 1 message' })).toBeEnabled();
    await list.getByRole('button', { name: /^Select all/ }).click();
    await inspect(page, 'admin-messages-chosen');
    await list.getByRole('button', { name: 'Close 2 messages' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Reason').fill('Advertising.');
    await question.getByRole('button', { name: 'No reply needed' }).click();
    await expect(page.getByText('No messages from this address.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await list.getByRole('button', { name: 'Delete' }).first().click();
    await expect(question).toContainText("It can't be undone.");
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('region', { name: 'Visitors (1)' })).toBeVisible();
    const left = await Promise.all(stored.map(({ path }) => read(path)));
    expect(left.filter((it) => 'message' in it)).toHaveLength(1);
    await page.getByRole('link', { name: 'Everyone' }).click();
    await expect(page.getByRole('region', { name: 'Customers (0)' })).toBeVisible();
  });
});
