import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endpoints } from '@shared/endpoints.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn } from '../../../../tests/session.ts';
import { messages } from '../../../content/auth.ts';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';

vi.mock('../api/sign-in.ts');
vi.mock('../api/create-account.ts');
vi.mock('../api/save-details.ts');
vi.mock('../../../core/session/start-session.ts', () => ({
  loadAuthentication: () => Promise.resolve(),
}));

const { logIn, signInAsGuest, signInWithGoogle } = await import('../api/sign-in.ts');
const { AuthDialogHost } = await import('./auth-dialog-host.tsx');

const login = page.getByRole('dialog', { name: 'Login' });
const email = login.getByLabelText('Email');
const password = login.getByLabelText('Password', { exact: true });
const submit = login.getByRole('button', { name: 'Login', exact: true });
const alert = page.getByRole('alert');

beforeEach(async () => {
  vi.resetAllMocks();
  await render(
    <>
      <button type="button" onClick={() => openAuthDialog()}>
        Open
      </button>
      <main tabIndex={-1}>
        <AuthDialogHost />
      </main>
    </>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
});

it('asks for what is missing, at the first field', async () => {
  await expect.element(email).toHaveFocus();
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address.');
  expect(logIn).not.toHaveBeenCalled();
});

it('says that an address and a password do not fit, until another form is opened', async () => {
  vi.mocked(logIn).mockRejectedValue(new FirebaseError('auth/invalid-credential', 'Refused.'));
  await email.fill('nobody@example.com');
  await password.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toMatchTextContent(messages.loginFailed);
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect.element(email).toHaveValue('nobody@example.com');
  await expect.element(alert).not.toBeInTheDocument();
});

it('says that the server is out of reach', async () => {
  vi.mocked(logIn).mockRejectedValue(new FirebaseError('auth/network-request-failed', 'Refused.'));
  await email.fill('asha@example.com');
  await password.fill('secret');
  await submit.click();
  await expect.element(alert).toMatchTextContent(messages.loginFailed);
  await expect.element(alert).toMatchTextContent(messages.checkConnection);
  await inspect();
});

it('says that a guest could not be signed in', async () => {
  vi.mocked(signInAsGuest).mockRejectedValue(new FirebaseError('auth/internal-error', 'Refused.'));
  await login.getByRole('button', { name: 'Continue as guest' }).click();
  await expect.element(alert).toMatchTextContent(messages.guestFailed);
});

it('says what to do about a blocked window of Google, and nothing about a closed one', async () => {
  vi.mocked(signInWithGoogle).mockRejectedValueOnce(
    new FirebaseError('auth/popup-blocked', 'Refused.'),
  );
  vi.mocked(signInWithGoogle).mockRejectedValueOnce(
    new FirebaseError('auth/popup-closed-by-user', 'Refused.'),
  );
  const google = login.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect.element(alert).toMatchTextContent(messages.googleFailed);
  await expect.element(alert).toMatchTextContent('Allow pop-ups for this site');
  await google.click();
  await expect.element(alert).not.toBeInTheDocument();
});

it('sends a reset link to an address, and says when that failed', async () => {
  const answers = { [endpoints.sendPasswordResetEmail]: 'offline' as object | 'offline' };
  const calls = serve(answers);
  const forgot = login.getByRole('button', { name: 'Forgot password?' });
  await forgot.click();
  await expect.element(email).toHaveAccessibleDescription(messages.resetNeedsEmail);
  await expect.element(email).toHaveFocus();
  await email.fill('asha@');
  await forgot.click();
  await expect.element(email).toHaveAccessibleDescription(/like name@example\.com/);
  expect(calls).toEqual([]);
  await email.fill('asha@example.com');
  await forgot.click();
  await expect.element(alert).toMatchTextContent(messages.resetFailed);
  answers[endpoints.sendPasswordResetEmail] = {};
  await forgot.click();
  await expect.element(login.getByText(messages.resetSent)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ email: 'asha@example.com' });
});

it('is closed by a login in another tab', async () => {
  await expect.element(email).toHaveFocus();
  signIn();
  await expect.element(login).not.toBeInTheDocument();
});

it('is closed by Escape, which takes the focus back to what opened it', async () => {
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(login).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
