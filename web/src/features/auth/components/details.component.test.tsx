import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../../tests/session.ts';
import { fillDetails, fillSignUp, places } from '../../../../tests/sign-up.ts';
import { messages } from '../../../content/auth.ts';
import { messages as sessionMessages } from '../../../content/session.ts';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { NoticesOutlet } from '../../../core/notices/notices-outlet.tsx';
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
const { logIn } = await import('../api/sign-in.ts');
const { saveDetails } = await import('../api/save-details.ts');
const { signOut } = await import('../../../core/session/start-session.ts');
const { AuthDialogHost } = await import('./auth-dialog-host.tsx');

const details = page.getByRole('dialog', { name: 'Complete Your Profile' });
const name = details.getByLabelText('Full name');
const email = details.getByLabelText('Email');
const save = details.getByRole('button', { name: 'Save details' });

beforeEach(async () => {
  vi.clearAllMocks();
  serve(places);
  await render(
    <main>
      <AuthDialogHost />
      <NoticesOutlet />
    </main>,
  );
});

it('keeps what sign-up asked for and could not save', async () => {
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
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(details.getByLabelText('City')).toHaveValue('Gurugram');
  await save.click();
  await expect.element(details.getByText(messages.saveFailed)).toBeVisible();
  await inspect();
});

it('outlives a logout elsewhere', async () => {
  const { account } = signIn({ profile: 'missing' });
  await save.click();
  await expect.element(name).toHaveFocus();
  await fillDetails('Ravi Example');
  sessionStore.set({ status: 'logged-out' });
  await save.click();
  await expect.element(details.getByRole('alert')).toMatchTextContent(messages.userIdMissing);
  await inspect();
  await details.getByRole('button', { name: 'Log in again' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect.element(login.getByLabelText('Email')).toHaveFocus();
  vi.mocked(logIn).mockImplementation(() => {
    signIn({ profile: 'missing' });
    return Promise.resolve();
  });
  await login.getByLabelText('Email').fill('asha@example.com');
  await login.getByLabelText('Password', { exact: true }).fill('correct horse');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
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

it('asks a guest for no address, and signs one out who closes it', async () => {
  notify('info', sessionMessages.guestCreated);
  const { account } = signInGuest();
  sessionStore.set({ status: 'logged-in', account, profile: { status: 'missing' } });
  await expect.element(name).toHaveFocus();
  await expect.element(email).not.toHaveAttribute('readonly');
  await expect.element(email).toHaveAccessibleDescription('Optional');
  await inspect();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(page.getByText(sessionMessages.guestCreated)).not.toBeInTheDocument();
  expect(signOut).toHaveBeenCalledOnce();
});
