import { randomUUID } from 'node:crypto';
import { actionPath } from '../../functions/shared/account-actions.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { suite } from '../support/functions/suite.ts';

const service = `http://${suite.authHost}`;

test('Firebase’s own link restores an address that was changed past the site', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400.*accounts:resetPassword/);
  await changePastTheSite(account.token, `${randomUUID()}@example.org`);
  const link = actionPath('recoverEmail', await codeOfRecovery(account.email));
  await page.goto(link);
  const undo = page.getByRole('button', { name: 'Undo the change' });
  await expect(undo).toBeVisible();
  // The page was merely loaded.
  expect((await auth.getUser(account.uid)).email).not.toBe(account.email);
  await undo.click();
  await expect(page.getByRole('heading', { name: 'Email address restored' })).toBeFocused();
  await expect(page.getByText(`has the address ${account.email} again.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await inspect(page, 'action-email-restored');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /does not work any more$/ })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

/** Calls the service as anybody can who has a token and the site's public key. */
async function changePastTheSite(idToken: string, email: string): Promise<void> {
  const answer = await fetch(
    `${service}/identitytoolkit.googleapis.com/v1/accounts:update?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken, email }),
    },
  );
  expect(answer.status).toBe(200);
}

/** The code in the letter that Firebase itself sends to the former address. */
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
