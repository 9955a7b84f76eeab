import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { show } from '../../../../tests/show.tsx';
import { security as texts } from '../../../content/account.ts';
import { messages } from '../../../content/profile.ts';

const user = vi.hoisted(() => ({ getIdToken: () => Promise.resolve('token') }));
const updatePassword = vi.hoisted(() => vi.fn<(user: object, password: string) => Promise<void>>());
vi.mock('firebase/auth', async (load) => ({ ...(await load<object>()), updatePassword }));
vi.mock('../../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: user }),
}));
vi.mock('../../../core/auth/confirm-identity.ts');

const { confirmWithPassword, confirmationMethods } =
  await import('../../../core/auth/confirm-identity.ts');
const { AccountSecurity } = await import('./account-security.tsx');

const wrong = new FirebaseError('auth/wrong-password', 'Refused.');
const password = { id: 'password', provider: 'password', email: null, isConfirmed: true };
const google = { id: 'google', provider: 'google.com', email: 'asha@gmail.example' };
const onEnded = vi.fn<() => void>();
const section = page.getByRole('region', { name: 'Account', exact: true });
const button = (name: string) => section.getByRole('button', { name, exact: true });
const current = section.getByLabelText('Current password');
type Answers = Parameters<typeof serve>[0];

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(confirmationMethods).mockReturnValue({ password: true, google: true });
});

async function open(answers: Answers = {}, methods: object[] = []) {
  const all: Answers = { [endpoints.signInMethods]: { methods }, ...answers };
  const calls = serve(all);
  const { unmount } = await show(
    <AccountSecurity email="asha@example.com" onSignedOutEverywhere={onEnded} />,
  );
  return { answers: all, calls, unmount };
}

it('sends an email to a new address and keeps showing that', async () => {
  const { calls, unmount } = await open({ [endpoints.changeEmail]: {} });
  await inspect();
  await button(texts.email.change).click();
  const email = section.getByLabelText('New email');
  await expect.element(email).toHaveFocus();
  await email.fill('ASHA@example.com');
  await current.fill('wrong');
  await button(texts.email.submit).click();
  await expect.element(email).toHaveAccessibleDescription(texts.email.same);
  await expect.element(email).toBeInvalid();
  await email.fill('new@example.org');
  vi.mocked(confirmWithPassword).mockRejectedValueOnce(wrong);
  await button(texts.email.submit).click();
  await expect.element(current).toHaveAccessibleDescription(messages.wrongPassword);
  await expect.element(current).toHaveFocus();
  await inspect();
  await button(texts.email.submit).click();
  const sent = texts.email.sent('new@example.org', 'asha@example.com');
  await expect.element(section.getByText(sent)).toBeVisible();
  await inspect();
  const waits = section.getByText(texts.email.waits('new@example.org'), { exact: false });
  await expect.element(waits).not.toBeInTheDocument();
  await button('Cancel').click();
  await expect.element(waits).toBeVisible();
  await expect.element(button(texts.email.change)).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ newEmail: 'new@example.org' });
  await unmount();
  await open();
  await expect.element(waits).toBeVisible();
});

it('changes the password, logs in with it and ends other sessions', async () => {
  const { calls } = await open({ [endpoints.reportPasswordChange]: {} });
  await button(texts.password.change).click();
  await expect.element(current).toHaveFocus();
  const next = section.getByLabelText('New password');
  await expect.element(next).toHaveAccessibleDescription('At least 10 characters.');
  await current.fill('wrong');
  await next.fill('ano\u0301ther horse');
  await section.getByLabelText('Confirm password').fill('anóther horse');
  vi.mocked(confirmWithPassword).mockRejectedValueOnce(wrong);
  await button('Change password').click();
  await expect.element(current).toHaveAccessibleDescription(messages.wrongPassword);
  expect(updatePassword).not.toHaveBeenCalled();
  await current.fill('corre\u0301ct horse');
  await button('Change password').click();
  await expect.element(page.getByText(texts.password.changed)).toBeVisible();
  await expect.element(button(texts.password.change)).toHaveFocus();
  expect(updatePassword).toHaveBeenCalledExactlyOnceWith(user, 'anóther horse');
  expect(vi.mocked(confirmWithPassword).mock.calls).toEqual([
    ['wrong'],
    ['corréct horse'],
    ['anóther horse'],
  ]);
  expect(calls.at(-1)?.path).toBe(endpoints.reportPasswordChange);
});

it('logs out everywhere, and reports a failure', async () => {
  const { answers } = await open({ [endpoints.signOutEverywhere]: 'offline' });
  await button(texts.sessions.end).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(texts.sessions.failed);
  expect(onEnded).not.toHaveBeenCalled();
  answers[endpoints.signOutEverywhere] = {};
  await button(texts.sessions.end).click();
  await expect.poll(() => onEnded).toHaveBeenCalledOnce();
});

it('lists the login methods, and removes one if a confirmed one remains', async () => {
  const { answers, calls } = await open({ [endpoints.signInMethods]: 'offline' });
  await expect.element(section.getByText(texts.methods.notLoaded)).toBeVisible();
  answers[endpoints.signInMethods] = { methods: [password, { ...google, isConfirmed: false }] };
  await button(texts.methods.retry).click();
  const line = section.getByRole('listitem').filter({ hasText: 'Google account' });
  await expect.element(line).toMatchTextContent(/Not confirmed.*asha@gmail\.example/);
  await expect.element(button('Remove: Password')).not.toBeInTheDocument();
  await inspect();

  await button('Remove: Google account').click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Remove the login method “Google account”?',
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Remove: Google account')).toHaveFocus();
  await button('Remove: Google account').click();
  const passwordField = dialog.getByLabelText('Password', { exact: true });
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  await expect.element(passwordField).toHaveAccessibleDescription('Please enter your password.');
  await passwordField.fill('wrong');
  vi.mocked(confirmWithPassword).mockRejectedValueOnce(wrong);
  await remove.click();
  await expect.element(passwordField).toHaveAccessibleDescription(messages.wrongPassword);
  await expect.element(passwordField).toHaveFocus();
  await expect.element(passwordField).toHaveValue('wrong');
  await inspect();
  await remove.click();
  await expect.poll(() => onEnded).toHaveBeenCalledOnce();
  expect(calls.at(-1)?.body).toEqual({ remove: 'google' });
});

it('has no address and password forms for a Google account', async () => {
  vi.mocked(confirmationMethods).mockReturnValue({ password: false, google: true });
  await open({}, [{ ...google, isConfirmed: true }]);
  await expect.element(section).toMatchTextContent(texts.password.ofGoogle);
  await expect.element(section.getByRole('button')).toHaveAccessibleName(texts.sessions.end);
  await inspect();
});
