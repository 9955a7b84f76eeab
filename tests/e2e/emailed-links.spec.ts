import { randomUUID } from 'node:crypto';
import { actionPath, type ActionMode } from '../../functions/shared/accounts/account-actions.ts';
import { recordMethods } from '../../functions/src/accounts/methods/record-methods.ts';
import { createEmailLink, type NewEmailLink } from '../../functions/src/platform/email-links.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { identityMark } from '../../functions/src/platform/sessions/sign-in-methods.ts';
import { action } from '../../web/src/content/account.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { accountState } from '../support/functions/accounts/account-state.ts';
import type { Account } from '../support/functions/accounts/accounts.ts';
import { suite } from '../support/functions/suite.ts';

const service = `http://${suite.authHost}`;
const hourMs = 60 * 60 * 1000;
const { confirm, newPassword, spent } = action;

/** Each link comes with the heading of its page. The owner's confirmation comes last. */
async function linksOfEachKind({ uid, email }: Account) {
  const identity = randomUUID();
  await recordMethods(await auth.getUser(uid));
  await auth.updateUser(uid, {
    providerToLink: { providerId: 'google.com', uid: identity },
  });
  const method = identityMark('google.com', identity);
  return [
    await ours({
      mode: 'changeEmail',
      uid,
      email: anAddress(),
      formerEmail: email,
    }),
    await ours({ mode: 'restoreEmail', uid, email: anAddress() }),
    await ours({ mode: 'verifyEmail', uid, email }),
    firebases('resetPassword', await auth.generatePasswordResetLink(email), newPassword.title),
    firebases('verifyEmail', await auth.generateEmailVerificationLink(email), spent.title),
    firebases(
      'verifyAndChangeEmail',
      await auth.generateVerifyAndChangeEmailLink(email, anAddress()),
      spent.title,
    ),
    await ours({ mode: 'confirmMethod', uid, email, method }),
  ];
}

async function ours(link: NewEmailLink) {
  return [
    link.mode,
    await createEmailLink(link, hourMs),
    confirm[link.mode].title,
    link.email,
  ] as const;
}

function firebases(mode: ActionMode, link: string, heading: string) {
  return [mode, new URL(link).searchParams.get('oobCode') ?? '', heading, ''] as const;
}

test('the link in an email does nothing until a press, which can be repeated', async ({
  page,
  account,
  consoleErrors,
}) => {
  await returnAs(page, account);
  const before = await test.step('the owner opens every link without pressing', async () => {
    // Our endpoint rejects the codes of Firebase's own links.
    consoleErrors.expect(/status of 4.*read-email-link/);
    const links = await linksOfEachKind(account);
    const state = await accountState(account);
    for (const [mode, code, heading, text] of links) {
      await page.goto(actionPath(mode, code));
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expect(page.getByText(text).first()).toBeVisible();
      // The page knows the session by now, and has done everything that needs no press.
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page).toHaveURL('/account/action');
    }
    await inspect(page, 'action-confirm-confirmMethod');
    expect(await accountState(account)).toEqual(state);
    return state;
  });

  await test.step('a press is repeated after a lost answer', async () => {
    consoleErrors.expect(/Failed to load resource.*apply-email-link/);
    await page.route('**/apply-email-link', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const press = page.getByRole('button', { name: 'Confirm', exact: true });
    await press.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing has changed');
    await page.unroute('**/apply-email-link');
    await press.click();
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeFocused();
    expect(await accountState(account)).not.toEqual(before);
  });

  await test.step("Firebase's own link restores an address that was changed without the site", async () => {
    // The change has ended the session.
    consoleErrors.expect(/status of 400.*accounts:lookup/);
    consoleErrors.expect(/status of 400.*accounts:resetPassword/);
    await changeEmailOutsideSite(account.token, anAddress());
    const link = actionPath('recoverEmail', await codeOfRecovery(account.email));
    await page.goto(link);
    const undo = page.getByRole('button', { name: 'Undo change' });
    await expect(undo).toBeVisible();
    expect((await auth.getUser(account.uid)).email).not.toBe(account.email);
    await undo.click();
    await expect(page.getByRole('heading', { name: 'Email address restored' })).toBeFocused();
    expect((await auth.getUser(account.uid)).email).toBe(account.email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: spent.title })).toBeFocused();
  });
});

function anAddress(): string {
  return `${randomUUID().slice(0, 13)}@example.org`;
}

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
