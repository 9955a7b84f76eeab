import { randomUUID } from 'node:crypto';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { read, storeVisitorMessage } from '../support/functions/stored.ts';

test('staff find a visitor’s messages, close them together, take that back, and delete one', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const stored = [await storeVisitorMessage({ email }), await storeVisitorMessage({ email })];
  for (const { path } of stored)
    await expect.poll(() => read(path)).toMatchObject({ isOpen: true });
  await visitDesk(page, `/admin/messages?from=visitors&email=${encodeURIComponent(email)}`);
  await signIn(page, await aPerson('admin'));
  const list = page.getByRole('region', { name: 'Visitors (2)' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^Customers/ })).toHaveCount(0);
  await list.getByRole('checkbox', { name: 'Choose the message of Asha Example' }).first().check();
  await expect(list.getByRole('button', { name: 'Close 1 message' })).toBeEnabled();
  await list.getByRole('button', { name: /^Choose all/ }).click();
  await inspect(page, 'desk-messages-chosen');
  await list.getByRole('button', { name: 'Close 2 messages' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Advertising.');
  await dialog.getByRole('button', { name: 'No answer needed' }).click();
  await expect(page.getByText('No message has this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await list.getByRole('button', { name: 'Delete' }).first().click();
  await expect(dialog).toContainText('This can’t be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Visitors (1)' })).toBeVisible();
  const left = await Promise.all(stored.map(({ path }) => read(path)));
  expect(left.filter((it) => 'message' in it)).toHaveLength(1);

  await page.getByRole('link', { name: 'Everyone' }).click();
  await expect(page.getByRole('region', { name: 'Customers (0)' })).toBeVisible();
});
