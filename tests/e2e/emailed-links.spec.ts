import { randomUUID } from 'node:crypto';
import { actionPath } from '../../functions/shared/accounts/account-actions.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { action } from '../../web/src/content/account.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { suite } from '../support/functions/suite.ts';

const service = `http://${suite.authHost}`;

test("Firebase's own link restores an address that was changed without the site", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400.*accounts:resetPassword/);
  await changeEmailOutsideSite(account.token, `${randomUUID().slice(0, 13)}@example.org`);
  const link = actionPath('recoverEmail', await codeOfRecovery(account.email));
  await page.goto(link);
  const undo = page.getByRole('button', { name: 'Undo change' });
  await expect(undo).toBeVisible();
  expect((await auth.getUser(account.uid)).email).not.toBe(account.email);
  await undo.click();
  await expect(page.getByRole('heading', { name: 'Email address restored' })).toBeFocused();
  expect((await auth.getUser(account.uid)).email).toBe(account.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: action.spent.title })).toBeFocused();
});

/** Changes the address at the authentication service directly. A token and the site's public key are enough. */
async function changeEmailOutsideSite(idToken: string, email: string): Promise<void> {
  const address = `${service}/identitytoolkit.googleapis.com/v1/accounts:update?key=test`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken, email }),
  });
  expect(answer.status).toBe(200);
}

/** Returns the code in the email that Firebase sends to the previous address. */
async function codeOfRecovery(address: string): Promise<string> {
  const answer = await fetch(`${service}/emulator/v1/projects/${suite.projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const sent = oobCodes.find(
    ({ email, requestType }) => email === address && requestType === 'RECOVER_EMAIL',
  );
  return sent?.oobCode ?? '';
}
