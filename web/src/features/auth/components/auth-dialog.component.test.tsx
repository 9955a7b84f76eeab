import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { autofill } from '../../../../tests/autofill.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../../tests/session.ts';
import { show } from '../../../../tests/show.tsx';
import { fillDetails, fillSignUp, locations } from '../../../../tests/sign-up.ts';
import { messages } from '../../../content/auth.ts';
import { messages as sessionMessages } from '../../../content/session.ts';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { notify } from '../../../core/notices/notices.ts';
import { sessionStore } from '../../../core/session/session.ts';

vi.mock('../api/create-account.ts');
vi.mock('../api/sign-in.ts');
vi.mock('../api/save-details.ts', { spy: true });
vi.mock('../../../core/session/start-session.ts', () => ({
  loadAuthentication: () => Promise.resolve(),
  signOut: vi.fn<() => Promise<void>>(),
}));

const { createAccount } = await import('../api/create-account.ts');
const { logIn, signInAsGuest, signInWithGoogle } = await import('../api/sign-in.ts');
const { saveDetails } = await import('../api/save-details.ts');
const { signOut } = await import('../../../core/session/start-session.ts');
const { AuthDialogHost } = await import('./auth-dialog-host.tsx');

const opener = page.getByRole('button', { name: 'Open' });
const login = page.getByRole('dialog', { name: 'Login' });
const email = login.getByLabelText('Email');
const password = login.getByLabelText('Password', { exact: true });
const submit = login.getByRole('button', { name: 'Login', exact: true });
const alert = page.getByRole('dialog').getByRole('alert');

beforeEach(async () => {
  vi.resetAllMocks();
  serve(locations);
  await show(
    <>
      <button type="button" onClick={() => openAuthDialog()}>
        Open
      </button>
      <AuthDialogHost />
    </>,
  );
});

function refusal(code: string): FirebaseError {
  return new FirebaseError(`auth/${code}`, 'Refused.');
}

describe('the login', () => {
  beforeEach(() => opener.click());

  it('reports a wrong password until another form is opened', async () => {
    vi.mocked(logIn).mockRejectedValue(refusal('invalid-credential'));
    await email.fill('nobody@example.com');
    await password.fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toMatchTextContent(messages.loginFailed);
    await inspect();
    await login.getByRole('button', { name: 'Sign Up' }).click();
    await expect.element(page.getByLabelText('Full name')).toHaveFocus();
    await expect.element(alert).not.toBeInTheDocument();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect.element(email).toHaveValue('nobody@example.com');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('logs in with what a password manager filled in without an event', async () => {
    autofill(email.element(), 'asha@example.com');
    autofill(password.element(), 'corre\u0301ct horse');
    await submit.click();
    await expect
      .poll(() => vi.mocked(logIn).mock.lastCall?.slice(0, 2))
      .toEqual(['asha@example.com', 'corréct horse']);
  });

  it("says that a guest account couldn't be created", async () => {
    vi.mocked(signInAsGuest).mockRejectedValue(refusal('internal-error'));
    await login.getByRole('button', { name: 'Continue as guest' }).click();
    await expect.element(alert).toMatchTextContent(messages.guestFailed);
  });

  it('explains a blocked Google window, and ignores a closed one', async () => {
    vi.mocked(signInWithGoogle).mockRejectedValueOnce(refusal('popup-blocked'));
    vi.mocked(signInWithGoogle).mockRejectedValueOnce(refusal('popup-closed-by-user'));
    const google = login.getByRole('button', { name: 'Continue with Google' });
    await google.click();
    await expect.element(alert).toMatchTextContent(messages.googleFailed);
    await expect.element(alert).toMatchTextContent('Allow pop-ups for this site');
    await google.click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('sends a reset link to an address, and reports a failure', async () => {
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

  it('closes when another tab logs in', async () => {
    await expect.element(email).toHaveFocus();
    signIn();
    await expect.element(login).not.toBeInTheDocument();
  });
});

describe('the details step', () => {
  const details = page.getByRole('dialog', { name: 'Complete Your Profile' });
  const name = details.getByLabelText('Full name');
  const address = details.getByLabelText('Email');
  const save = details.getByRole('button', { name: 'Save details' });

  it("keeps the sign-up details that couldn't be saved", async () => {
    vi.mocked(saveDetails).mockResolvedValueOnce(messages.saveFailed);
    vi.mocked(saveDetails).mockResolvedValueOnce(messages.saveFailed);
    vi.mocked(createAccount).mockImplementation(() => {
      signIn({ profile: 'missing' });
      return Promise.resolve('asha');
    });
    openAuthDialog('signup');
    await fillSignUp('asha@example.com', 'correct horse');
    await page.viewport(360, 740);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect.element(details.getByText(messages.saveFailed)).toBeInViewport();
    await expect.element(name).toHaveFocus();
    await expect.element(address).toHaveAttribute('readonly');
    await expect.element(details.getByLabelText('City')).toHaveValue('Gurugram');
    await save.click();
    await expect.element(details.getByText(messages.saveFailed)).toBeVisible();
  });

  it('stays open after a logout elsewhere', async () => {
    const { account } = signIn({ profile: 'missing' });
    await save.click();
    await expect.element(name).toHaveFocus();
    await fillDetails('Ravi Example');
    sessionStore.set({ status: 'logged-out' });
    await save.click();
    await expect.element(details.getByRole('alert')).toMatchTextContent(messages.userIdMissing);
    await inspect();
    await details.getByRole('button', { name: 'Log in again' }).click();
    await expect.element(email).toHaveFocus();
    vi.mocked(logIn).mockImplementation(() => {
      signIn({ profile: 'missing' });
      return Promise.resolve();
    });
    await email.fill('asha@example.com');
    await password.fill('correct horse');
    await submit.click();
    await expect.element(name).toHaveValue('Ravi Example');
    await expect.element(name).toHaveFocus();
    vi.mocked(saveDetails).mockImplementation(() => {
      signIn();
      return Promise.resolve(undefined);
    });
    await save.click();
    await expect.element(details).not.toBeInTheDocument();
    expect(vi.mocked(saveDetails).mock.lastCall).toMatchObject([
      account,
      { name: 'Ravi Example', country: 'India', state: 'Haryana', city: 'Gurugram' },
    ]);
  });

  it("doesn't ask a guest for an address, and logs out a guest who closes it", async () => {
    notify('info', sessionMessages.guestCreated);
    const { account } = signInGuest();
    sessionStore.set({ status: 'logged-in', account, profile: { status: 'missing' } });
    await expect.element(name).toHaveFocus();
    await expect.element(address).not.toHaveAttribute('readonly');
    await expect.element(address).toHaveAccessibleDescription('Optional');
    await inspect();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(page.getByText(sessionMessages.guestCreated)).not.toBeInTheDocument();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
