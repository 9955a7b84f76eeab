import { paths } from '../../functions/shared/paths.ts';
import { age, signedInAgo } from '../support/functions/accounts.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { deleteButton, questions } from '../support/browser/delete-account.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { ordersOf, profileOf, uidOf } from '../support/browser/stored.ts';

test('an account is deleted after two questions, and the password for an old sign-in', async ({
  page,
  account,
  consoleErrors,
}) => {
  // The first request, with a sign-in that is too old.
  consoleErrors.expect(/status of 403.*delete-account/);
  await Promise.all([storeOrder(account), storeInvoice(account)]);
  await age(account);
  await openProfile(page, signedInAgo(account, 10 * 60, 'password'), paths.profileSettings);
  const { first, last } = questions(page);
  await deleteButton(page).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await last.getByRole('button', { name: 'Delete my account' }).click();
  const identity = page.getByRole('alertdialog', { name: "Confirm that it's you" });
  await identity.getByLabel('Password', { exact: true }).fill(account.password);
  await identity.getByRole('button', { name: 'Delete my account' }).click();

  await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  expect(await profileOf(account.uid)).toBeUndefined();
  expect(await ordersOf(account.uid)).toEqual([]);
  await expect(uidOf(account.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
