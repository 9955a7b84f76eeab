import { randomUUID } from 'node:crypto';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import {
  read,
  storeInvoice,
  storeMessage,
  storeVisitorMessage,
} from '../support/functions/stored.ts';

test('an administrator takes back a cancellation, unless it has changed meanwhile', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409.*\/desk/);
  const { id, path } = await storeInvoice(account);
  await visitDesk(page, `/admin/invoices/${account.uid}/${id}`);
  await signIn(page, await aPerson('admin'));
  await cancel();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A notice stays as long as it has the focus.
  await undo.focus();
  await inspect(page, 'desk-undo');
  await undo.click();
  await expect(page.getByText(/^Undone: Invoice .+ is cancelled\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel invoice' })).toBeVisible();
  await expect(page.getByText('Took a change back')).toBeVisible();
  expect(await read(path)).toMatchObject({ status: 'Pending', operatorChanges: [] });

  await cancel();
  await firestore.doc(path).update({ status: 'Paid' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This has changed since it was shown')).toBeVisible();
  expect(await read(path)).toMatchObject({ status: 'Paid' });

  async function cancel() {
    await page.getByRole('button', { name: 'Cancel invoice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Issued twice.');
    await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Cancelled an invoice').first()).toBeVisible();
  }
});

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

test('staff note something about a message, close it, and take that back', async ({
  page,
  account,
}) => {
  const text = `Please call me ${randomUUID()}`;
  const { path } = await storeMessage(account, text, account.email);
  await firestore.doc(path).update({ isOpen: true });
  const admin = await aPerson('admin');
  await visitDesk(page, '/admin/messages');
  await signIn(page, admin);
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: 'Notes' }).click();
  await expect(message.getByText('No notes yet.')).toBeVisible();
  await message.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await expect(dialog.getByText('Please write the note.')).toBeVisible();
  await dialog.getByLabel('Note', { exact: true }).fill('Called, no answer.');
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await expect(dialog).toBeHidden();
  const note = message.getByRole('listitem');
  await expect(note).toContainText('Called, no answer.');
  await expect(note).toContainText(admin.email);
  await inspect(page, 'desk-message-notes');
  await expect.poll(() => entriesAhead(page)).toBe(1);

  await message.getByRole('button', { name: 'No answer needed' }).click();
  await dialog.getByLabel('Why').fill('Settled by phone.');
  await dialog.getByRole('button', { name: 'No answer needed' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await message.getByRole('button', { name: 'Notes' }).click();
  await expect(note).toHaveText([/Settled by phone\./, /Called, no answer\./]);
  expect(await read(path)).toMatchObject({ isOpen: true });
});
