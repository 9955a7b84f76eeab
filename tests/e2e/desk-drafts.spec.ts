import { randomUUID } from 'node:crypto';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { ageTokens } from '../support/browser/age-tokens.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { refuse } from '../support/browser/refuse.ts';
import { proveAddress } from '../support/functions/accounts.ts';
import { storeMessage } from '../support/functions/stored.ts';

test('a reply is there again after the new sign-in, and only for the account that typed it', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403.*desk/);
  const text = `Please call me. ${randomUUID()}`;
  await proveAddress(account);
  await storeMessage(account, text, account.email);
  const [author, colleague] = [await aPerson('admin'), await aPerson('admin')];
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.desk)) keys.push(request.postDataJSON()['key']);
  });
  const message = page.getByRole('listitem').filter({ hasText: text });
  const dialog = page.getByRole('dialog', { name: 'Reply to Asha Example' });
  const field = dialog.getByLabel('Reply');
  const open = () => message.getByRole('button', { name: 'Reply' }).click();
  const send = () => dialog.getByRole('button', { name: 'Reply' }).click();
  const meetEndOfShift = async () => {
    const stopAging = await ageTokens(context, 12 * 60 * 60 + 60);
    await refuse(page, `**${endpoints.desk}`, 'shift-over');
    await send();
    await expect(page.getByText('You signed in more than 12 hours ago.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
    await page.unroute(`**${endpoints.desk}`);
    await stopAging();
  };

  await visitDesk(page, '/admin/messages?all');
  await signIn(page, author);
  await open();
  await field.fill('Gladly.\nWhen does it suit you?');
  await meetEndOfShift();
  await signIn(page, author);
  await open();
  await expect(field).toHaveValue('Gladly.\nWhen does it suit you?');
  await expect(dialog.getByText('You typed this earlier')).toBeVisible();
  await send();
  await expect(message.getByText('Answered')).toBeVisible();
  expect(new Set(keys).size).toBe(1);

  await open();
  await expect(field).toHaveValue('');
  await field.fill('One more thing.');
  await page.reload();
  await open();
  await expect(field).toHaveValue('One more thing.');
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await expect(field).toHaveValue('');
  await field.fill('Only for my eyes.');
  await meetEndOfShift();
  await signIn(page, colleague);
  await open();
  await expect(field).toHaveValue('');
  await field.fill('Mine.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, colleague);
  await open();
  await expect(field).toHaveValue('');
});
