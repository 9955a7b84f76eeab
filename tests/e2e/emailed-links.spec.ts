import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { actionPath, type ActionMode } from '../../functions/shared/account-actions.ts';
import { noteMethods } from '../../functions/src/accounts/methods/note-methods.ts';
import { createEmailLink, type NewEmailLink } from '../../functions/src/platform/email-links.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { markOfIdentity } from '../../functions/src/platform/sessions/sign-in-methods.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { accountState } from '../support/functions/account-state.ts';
import { signUp, type Account } from '../support/functions/accounts.ts';

const hourMs = 60 * 60 * 1000;

interface Kind {
  mode: ActionMode;
  /** What the page shows when it has loaded. */
  heading: string;
  /** Resolves to the code of a link, and to the address that the page must name. */
  make: (owner: Account) => Promise<{ code: string; names: string }>;
  /** The page reports the refusal of a link that is not ours, or the end of the session. */
  reports?: RegExp;
  /** The button, and what it does; none where a press does nothing yet. */
  press?: { button: string; done: string };
}

const spent = 'This link does not work any more';

const kinds: Record<string, Kind> = {
  'our verification': {
    mode: 'verifyEmail',
    heading: 'Verify your email address',
    make: ({ uid, email }) => ourLink({ mode: 'verifyEmail', uid, email }),
    press: { button: 'Verify this address', done: 'Email address verified' },
  },
  'our change': {
    mode: 'changeEmail',
    heading: 'Use your new email address',
    make: ({ uid, email: formerEmail }) =>
      ourLink({ mode: 'changeEmail', uid, email: anAddress(), formerEmail }),
    press: { button: 'Use this address', done: 'Email address changed' },
    reports: /status of 400/,
  },
  'our undoing of a change': {
    mode: 'restoreEmail',
    heading: 'Undo the change of your email address',
    make: ({ uid }) => ourLink({ mode: 'restoreEmail', uid, email: anAddress() }),
    press: { button: 'Undo the change', done: 'Email address restored' },
    reports: /status of 400/,
  },
  'our confirmation of a sign-in method': {
    mode: 'confirmMethod',
    heading: 'Confirm a way to log in',
    make: async ({ uid, email }) => {
      await noteMethods(await auth.getUser(uid));
      const identity = randomUUID();
      await auth.updateUser(uid, { providerToLink: { providerId: 'google.com', uid: identity } });
      const method = markOfIdentity('google.com', identity);
      return ourLink({ mode: 'confirmMethod', uid, email, method });
    },
    press: { button: 'Confirm', done: 'Confirmed' },
  },
  'a password reset': {
    mode: 'resetPassword',
    heading: 'Choose a new password',
    make: async ({ email }) => ({
      code: codeOf(await auth.generatePasswordResetLink(email)),
      names: email,
    }),
  },
  'Firebase’s own verification': {
    mode: 'verifyEmail',
    heading: spent,
    reports: /status of 4/,
    make: async ({ email }) => ({
      code: codeOf(await auth.generateEmailVerificationLink(email)),
      names: 'your profile sends you a new email',
    }),
  },
  'Firebase’s own change': {
    mode: 'verifyAndChangeEmail',
    heading: spent,
    make: async ({ email }) => ({
      code: codeOf(await auth.generateVerifyAndChangeEmailLink(email, anAddress())),
      names: 'not one of ours',
    }),
  },
};

for (const [name, { mode, heading, make, reports, press }] of Object.entries(kinds)) {
  test(`a page that is merely loaded changes nothing, though the owner is logged in: ${name}`, async ({
    page,
    account,
    consoleErrors,
  }) => {
    if (reports) consoleErrors.expect(reports);
    const { code, names } = await make(account);
    const before = await accountState(account);
    const applied: string[] = [];
    page.on('request', (request) => {
      if (/apply-email-link|accounts:update/.test(request.url())) applied.push(request.url());
    });
    await returnAs(page, account);
    await page.goto(actionPath(mode, code));
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByText(names).first()).toBeVisible();
    // The page knows the session, and has done all that it does without a press.
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page).toHaveURL('/account/action');
    expect(applied).toEqual([]);
    expect(await accountState(account)).toEqual(before);
    if (!press) return;
    await inspect(page, `action-ask-${mode}`);
    await page.getByRole('button', { name: press.button }).click();
    await expect(page.getByRole('heading', { name: press.done })).toBeFocused();
    expect(await accountState(account)).not.toEqual(before);
  });
}

test('a link asks for the password of its account, once, where no session or another’s is', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400.*signInWithPassword/);
  const { uid, email } = account;
  const code = await createEmailLink({ mode: 'verifyEmail', uid, email }, hourMs);
  const link = actionPath('verifyEmail', code);
  const before = await accountState(account);
  await page.goto(link);
  await expect(page.getByText(`Log in as ${email}, and it is done.`)).toBeVisible();
  await expect(page.getByText(/You're logged in as/)).toBeHidden();
  await inspect(page, 'action-log-in-first');

  const other = await signUp({ withProfile: true });
  await openProfile(page, other);
  await page.goto(link);
  await expect(page.getByText(`You're logged in as ${other.email}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await inspect(page, 'action-log-in-instead');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await goOn(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Invalid email or password',
  );
  expect(await accountState(account)).toEqual(before);
  await password.fill(account.password);
  await goOn(page).click();
  await expect(page.getByRole('heading', { name: 'Email address verified' })).toBeFocused();
  expect(await accountState(account)).toMatchObject({
    user: { emailVerified: true },
    proof: { email },
  });
});

test('a press is repeated after a lost connection, and nothing is lost', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource.*apply-email-link/);
  const { uid, email } = account;
  const code = await createEmailLink({ mode: 'verifyEmail', uid, email }, hourMs);
  await returnAs(page, account);
  await page.goto(actionPath('verifyEmail', code));
  await page.route('**/apply-email-link', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const button = page.getByRole('button', { name: 'Verify this address' });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing is lost');
  await inspect(page, 'action-not-applied');
  await page.unroute('**/apply-email-link');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Email address verified' })).toBeFocused();
});

async function ourLink(link: NewEmailLink) {
  return { code: await createEmailLink(link, hourMs), names: link.email };
}

function goOn(page: Page) {
  return page.getByRole('button', { name: 'Log in and go on' });
}

function codeOf(link: string): string {
  return new URL(link).searchParams.get('oobCode') ?? '';
}

function anAddress(): string {
  return `${randomUUID().slice(0, 13)}@example.org`;
}
