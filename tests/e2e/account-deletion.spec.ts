import { paths } from '../../functions/shared/paths.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import {
  confirmTwice,
  deleteButton,
  endpoint,
  failure,
  questions,
  success,
} from '../support/browser/delete-account.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { refuse } from '../support/browser/refuse.ts';
import { ordersOf, profileOf, uidOf } from '../support/browser/stored.ts';

const firstQuestion = 'Are you sure you want to delete your account? This action is irreversible.';
const lastQuestion =
  'Please confirm one last time. All your data, including invoices and orders, will be permanently deleted.';

const whatStays =
  'Tax law makes us keep our books: paid orders and invoices, and the invoices that we issued to you, stay with their numbers and amounts, without your name and address.';

test('an account is deleted by keyboard alone, after two questions', async ({ page, account }) => {
  await Promise.all([storeOrder(account), storeInvoice(account)]);
  await openProfile(page, account, paths.profileSettings);
  const { first, last } = questions(page);
  const requests = await hold(page, endpoint);

  await deleteButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleDescription(firstQuestion);
  await expect(first.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await inspect(page, 'delete-first-question');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(last).toHaveAccessibleDescription(`${lastQuestion} ${whatStays}`);
  await expect(last.getByText(lastQuestion, { exact: true })).toBeVisible();
  await expect(last.getByText(whatStays, { exact: true })).toBeVisible();
  await inspect(page, 'delete-last-question');
  await expect(first).toBeHidden();
  await expect(last.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(last.getByRole('button', { name: 'Deleting...' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(last.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await inspect(page, 'deleting');
  await expect(last.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  requests.release();

  await expect(page.getByText(success)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests.count()).toBe(1);
  expect(await profileOf(account.uid)).toBeUndefined();
  expect(await ordersOf(account.uid)).toEqual([]);
  await expect(uidOf(account.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

test('Cancel, Escape and failures leave the account', async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(/status of 500|ERR_FAILED/);
  await openProfile(page, account, paths.profileSettings);
  const { first, last } = questions(page);
  const requests = await hold(page, endpoint);
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const leaveQuestion of leave) {
    await deleteButton(page).click();
    await expect(first).toBeVisible();
    await leaveQuestion();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(deleteButton(page)).toBeFocused();

    await deleteButton(page).click();
    await first.getByRole('button', { name: 'Continue' }).click();
    await expect(last).toBeVisible();
    await leaveQuestion();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(deleteButton(page)).toBeFocused();
  }
  expect(requests.count()).toBe(0);

  await refuse(page, endpoint, 'internal');
  await confirmTwice(page);
  const notice = page.getByRole('alert').filter({ hasText: failure });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(deleteButton(page)).toBeFocused();
  await expect(page).toHaveURL(paths.profileSettings);
  expect(await profileOf(account.uid)).toMatchObject({ name: 'Asha Example' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.unroute(endpoint);

  await loseAnswer(page, endpoint);
  await confirmTwice(page);
  await expect(notice).toBeVisible();
  await confirmTwice(page);
  await expect(page.getByText(success)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/');
});
