import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actionPath, type ActionMode } from '@shared/accounts/account-actions.ts';
import { endpoints } from '@shared/endpoints.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn } from '../../../../tests/session.ts';
import { action as texts, type PressedMode } from '../../../content/account.ts';
import { messages } from '../../../content/auth.ts';
import { ApiError, networkError } from '../../../core/api/api-error.ts';
import { authDialogStore } from '../../../core/auth/auth-dialog.ts';

vi.mock('../api/email-link.ts');
vi.mock('../api/log-in-for-link.ts');
vi.mock('../../../core/session/follow-address.ts');
vi.mock('../api/action-code.ts', { spy: true });

const { applyRecovery, checkRecovery, checkReset, resetPassword } =
  await import('../api/action-code.ts');
const { applyEmailLink, readEmailLink } = await import('../api/email-link.ts');
const { logInWithPassword } = await import('../api/log-in-for-link.ts');
const { AccountAction } = await import('./account-action.tsx');

const email = 'asha@example.com';
const google = { provider: 'google.com', email: 'asha@gmail.example' } as const;
const spentLink = new ApiError('link-spent', serverErrors['link-spent'].message);
const heading = page.getByRole('heading', { level: 1 });
const alert = page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(checkRecovery).mockResolvedValue(email);
  vi.mocked(checkReset).mockResolvedValue(email);
});

async function follow(mode: ActionMode, address = actionPath(mode, 'code')) {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, '', before));
  history.replaceState(history.state, '', address);
  await render(
    <main>
      <AccountAction />
    </main>,
  );
}

type Read = Awaited<ReturnType<typeof readEmailLink>>;

/** Mocks the server's answer for a link that it knows. */
function know(mode: Read['mode'], read: Partial<Read> = {}) {
  const known = { mode, email, method: null, isUsed: false, needsLogin: false, loginEmail: null };
  vi.mocked(readEmailLink).mockResolvedValue({ ...known, ...read });
}

const afterwards: Record<PressedMode, string> = {
  verifyEmail: texts.toProfile,
  confirmMethod: texts.toProfile,
  changeEmail: texts.logIn,
  restoreEmail: texts.sendNewLink,
  recoverEmail: texts.sendNewLink,
};
it.each(Object.keys(afterwards) as PressedMode[])('%s waits for a click', async (mode) => {
  if (mode !== 'recoverEmail') know(mode, { method: mode === 'confirmMethod' ? google : null });
  const apply = vi.mocked(mode === 'recoverEmail' ? applyRecovery : applyEmailLink);
  await follow(mode);
  const { title, text, button: press } = texts.confirm[mode];
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(text({ email, method: google }))).toBeVisible();
  expect(location.search).toBe('');
  expect(apply).not.toHaveBeenCalled();
  if (mode === 'confirmMethod') await inspect();

  apply.mockRejectedValueOnce(networkError());
  apply.mockResolvedValue({ mode: 'verifyEmail', email } as never);
  await button(press).click();
  await expect.element(alert).toMatchTextContent(texts.notApplied);
  await expect.element(alert).toMatchTextContent(messages.checkConnection);
  await button(press).click();
  await expect.element(heading).toHaveTextContent(texts.done[mode].title);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(texts.done[mode].text(email))).toBeVisible();
  await expect.element(button(afterwards[mode])).toBeVisible();
  expect(apply.mock.calls).toEqual([['code'], ['code']]);
  if (mode === 'confirmMethod') await inspect();
});

it('says that a link was used, and sends a visitor to the login', async () => {
  know('verifyEmail', { isUsed: true });
  await follow('verifyEmail');
  await expect.element(heading).toHaveTextContent(texts.done.verifyEmail.title);
  await button(texts.toProfile).click();
  expect(authDialogStore.get()).toBe('login');
});

it('waits for the connection and retries', async () => {
  const answer = Promise.withResolvers<never>();
  vi.mocked(readEmailLink).mockReturnValueOnce(answer.promise);
  await follow('verifyEmail');
  await expect.element(page.getByText(texts.loading)).toBeVisible();
  await inspect();
  answer.reject(networkError());
  await expect.element(heading).toHaveTextContent(texts.failed.title);
  await inspect();
  know('verifyEmail');
  await button(texts.tryAgain).click();
  await expect.element(heading).toHaveTextContent(texts.confirm.verifyEmail.title);
});

it('asks for a complete link', async () => {
  await follow('verifyEmail', '/account/action?mode=verifyEmail');
  await expect.element(heading).toHaveTextContent(texts.missing.title);
  await inspect();
});

it.each<[ActionMode, role: 'button' | 'link', name: string]>([
  ['verifyEmail', 'button', texts.toProfile],
  ['changeEmail', 'button', texts.toProfile],
  ['confirmMethod', 'button', texts.toProfile],
  ['restoreEmail', 'link', texts.contactUs],
  ['resetPassword', 'button', texts.sendNewLink],
  ['verifyAndChangeEmail', 'button', texts.toProfile],
  ['recoverEmail', 'link', texts.contactUs],
])('explains what to do about a used link: %s', async (mode, role, name) => {
  vi.mocked(readEmailLink).mockRejectedValue(spentLink);
  const invalid = new FirebaseError('auth/invalid-action-code', 'Refused.');
  vi.mocked(checkRecovery).mockRejectedValue(invalid);
  vi.mocked(checkReset).mockRejectedValue(invalid);
  await follow(mode);
  await expect.element(heading).toHaveTextContent(texts.spent.title);
  await expect.element(page.getByText(texts.spent[mode])).toBeVisible();
  await expect.element(page.getByRole(role, { name })).toBeVisible();
});

it('sets a new password or sends a new link', async () => {
  await follow('resetPassword');
  await expect.element(page.getByText(texts.newPassword.text(email))).toBeVisible();
  const save = button('Save password');
  await field('New password').fill('horse');
  await field('Confirm password').fill('house');
  await save.click();
  await expect
    .element(field('New password'))
    .toHaveAccessibleDescription(/This password is too short\./);
  await expect.element(field('New password')).toHaveFocus();
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription('Passwords do not match.');
  await inspect();
  await field('New password').fill('ano\u0301ther horse');
  await field('Confirm password').fill('anóther horse');
  vi.mocked(resetPassword).mockRejectedValueOnce(
    new FirebaseError('auth/network-request-failed', 'Refused.'),
  );
  await save.click();
  await expect.element(alert).toMatchTextContent(texts.newPassword.failed);
  vi.mocked(resetPassword).mockRejectedValueOnce(
    new FirebaseError('auth/expired-action-code', 'Refused.'),
  );
  await save.click();
  await expect.element(page.getByText(texts.spent.resetPassword)).toBeVisible();
  await inspect();
  const calls = serve({ [endpoints.sendPasswordResetEmail]: {} });
  await field('Email').fill(email);
  await button(texts.sendNewLink).click();
  await expect.element(page.getByText(messages.resetSent)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email }]);
});

it('sets the new password', async () => {
  await follow('resetPassword');
  vi.mocked(resetPassword).mockResolvedValue();
  await field('New password').fill('ano\u0301ther horse');
  await field('Confirm password').fill('anóther horse');
  await button('Save password').click();
  await expect.element(page.getByText(texts.done.resetPassword.text(email))).toBeVisible();
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith('code', email, 'anóther horse');
  await inspect();
});

it("asks the owner to log in once if no session or another account's is active", async () => {
  know('verifyEmail', { needsLogin: true, loginEmail: email });
  signIn({ account: { email: 'ravi@example.com' } });
  await follow('verifyEmail');
  await expect.element(page.getByText(texts.login.why(email), { exact: false })).toBeVisible();
  await expect.element(page.getByText(texts.login.other('ravi@example.com'))).toBeVisible();
  await expect.element(field('Email')).toHaveValue(email);
  await expect.element(field('Email')).toHaveAttribute('readonly');
  await inspect();
  vi.mocked(logInWithPassword).mockRejectedValueOnce(
    new FirebaseError('auth/invalid-credential', 'Refused.'),
  );
  await field('Password').fill('wrong');
  await button(texts.login.button).click();
  await expect.element(alert.last()).toMatchTextContent(messages.loginFailed);
  expect(applyEmailLink).not.toHaveBeenCalled();
  know('verifyEmail');
  await field('Password').fill('corre\u0301ct horse');
  await button(texts.login.button).click();
  await expect.element(heading).toHaveTextContent(texts.done.verifyEmail.title);
  expect(logInWithPassword).toHaveBeenLastCalledWith(email, 'corréct horse');
  expect(applyEmailLink).toHaveBeenCalledExactlyOnceWith('code');
});

it('asks for the login if the session has ended', async () => {
  know('changeEmail');
  await follow('changeEmail');
  vi.mocked(applyEmailLink).mockRejectedValue(new ApiError('unauthenticated', 'Log in.'));
  await button(texts.confirm.changeEmail.button).click();
  await expect.element(field('Email')).toHaveValue('');
  await expect.element(page.getByText(texts.login.why(null), { exact: false })).toBeVisible();
  await inspect();
});
