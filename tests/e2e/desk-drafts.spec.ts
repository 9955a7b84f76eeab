import { randomUUID } from 'node:crypto';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { ageTokens } from '../support/browser/age-tokens.ts';
import { signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { refuse } from '../support/browser/refuse.ts';
import { age, proveAddress, signUp } from '../support/functions/accounts.ts';
import { asStaff } from '../support/functions/staff.ts';
import { storeMessage } from '../support/functions/stored.ts';

const hourSeconds = 60 * 60;

test('after 12 hours a list asks for a new sign-in in its place, and a reply is there again after it', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403.*desk/);
  const text = `Please call me. ${randomUUID()}`;
  await proveAddress(account);
  await storeMessage(account, text, account.email);
  const person = await signUp();
  await age(person, 13 * hourSeconds);
  const author = await asStaff(person, 'admin');
  const message = page.getByRole('listitem').filter({ hasText: text });
  const dialog = page.getByRole('dialog', { name: 'Reply to Asha Example' });
  const field = dialog.getByLabel('Reply');
  const open = () => message.getByRole('button', { name: 'Reply' }).click();
  const send = () => dialog.getByRole('button', { name: 'Reply' }).click();
  const isOver = page.getByText('You signed in more than 12 hours ago.');
  const title = page.getByRole('heading', { level: 1 });

  await visitDesk(page, '/admin/messages?all');
  await signIn(page, author);
  await open();
  await field.fill('Gladly.\nWhen does it suit you?');
  const stopAging = await ageTokens(context, 12 * hourSeconds + 60);
  await refuse(page, `**${endpoints.desk}`, 'shift-over');
  await send();
  await expect(isOver).toBeVisible();
  await page.unroute(`**${endpoints.desk}`);

  // The database takes no sign-in of that age either.
  await visitDesk(page, '/admin/messages?all');
  await signIn(page, author);
  await expect(isOver).toBeVisible();
  await expect(title).toBeFocused();
  await inspect(page, 'desk-shift-over');
  await stopAging();
  await signIn(page, author);
  await expect(page).toHaveURL('/admin/messages?all');
  await expect(title).toHaveText('Messages');
  await open();
  await expect(field).toHaveValue('Gladly.\nWhen does it suit you?');
  await expect(dialog.getByText('You typed this earlier')).toBeVisible();
  await send();
  await expect(message.getByText('Answered')).toBeVisible();
});
