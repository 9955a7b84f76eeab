import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn } from '../../../../tests/session.ts';
import { fillSignUp, places } from '../../../../tests/sign-up.ts';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { noticesStore } from '../../../core/notices/notices.ts';

/** What happens to typed text, and to a sign-in under way, when the dialog changes or closes. */

type Check = (user: object) => void;
const firebase = vi.hoisted(() => ({
  signInWithEmailAndPassword: vi.fn<() => Promise<object>>(),
  signInAnonymously: vi.fn<() => Promise<object>>(),
  beforeAuthStateChanged: vi.fn<(auth: object, check: Check) => () => void>(),
}));
vi.mock('firebase/auth', async (load) => ({ ...(await load<object>()), ...firebase }));
vi.mock('../../../lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));
vi.mock('../api/create-account.ts');
vi.mock('../api/save-details.ts');
vi.mock('../../../core/session/start-session.ts', () => ({
  loadAuthentication: () => Promise.resolve(),
}));

const { createAccount } = await import('../api/create-account.ts');
const { saveDetails } = await import('../api/save-details.ts');
const { AuthDialogHost } = await import('./auth-dialog-host.tsx');

const login = page.getByRole('dialog', { name: 'Login' });
const signUp = page.getByRole('dialog', { name: 'Sign Up' });
const user = { email: 'asha@example.com', isAnonymous: true };

beforeEach(async () => {
  vi.resetAllMocks();
  serve(places);
  await render(<AuthDialogHost />);
});

async function logIn() {
  await login.getByLabelText('Email').fill(user.email);
  await login.getByLabelText('Password', { exact: true }).fill('correct horse');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The service answers when told to, and asks as the SDK does whether the user may be signed in. */
function holdAnswers() {
  const checks: Check[] = [];
  const answers: (() => void)[] = [];
  firebase.beforeAuthStateChanged.mockImplementation((_, check) => {
    checks.push(check);
    return () => void checks.splice(checks.indexOf(check), 1);
  });
  const answerLater = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.push(resolve);
    await promise;
    for (const check of checks) check(user);
    signIn();
    return {};
  };
  firebase.signInWithEmailAndPassword.mockImplementation(answerLater);
  firebase.signInAnonymously.mockImplementation(answerLater);
  return answers;
}

it('keeps what was typed in another form and after a click beside it, until it closes', async () => {
  openAuthDialog('login');
  await login.getByLabelText('Email').fill('asha@example.com');
  await login.getByLabelText('Password', { exact: true }).fill('secret');
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(signUp.getByLabelText('Email')).toHaveValue('asha@example.com');
  await fillSignUp('ravi@example.com', 'correct horse');
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect.element(login.getByLabelText('Email')).toHaveValue('asha@example.com');
  await expect.element(login.getByLabelText('Password', { exact: true })).toHaveValue('secret');
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(signUp.getByLabelText('Confirm password')).toHaveValue('correct horse');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(signUp.getByLabelText('City')).toHaveValue('Gurugram');
  await userEvent.keyboard('{Escape}');
  await expect.element(signUp).not.toBeInTheDocument();

  openAuthDialog('login');
  await expect.element(login.getByLabelText('Email')).toHaveValue('');
  await expect
    .poll(async () => {
      await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
      return login.query();
    })
    .toBeNull();
});

const asGuest = () => login.getByRole('button', { name: 'Continue as guest' }).click();
it.each([
  ['login', 'Escape', logIn, () => userEvent.keyboard('{Escape}')],
  ['guest', 'Close', asGuest, () => login.getByRole('button', { name: 'Close' }).click()],
] as const)('signs nobody in by a %s that %s has given up', async (_, __, begin, giveUp) => {
  const answers = holdAnswers();
  openAuthDialog('login');
  await begin();
  await expect.poll(() => answers).toHaveLength(1);
  await giveUp();
  await expect.element(login).not.toBeInTheDocument();
  const { beforeAuthStateChanged } = firebase;
  const [, check] = beforeAuthStateChanged.mock.lastCall ?? [];
  expect(() => check?.(user)).toThrow('aborted');
  answers[0]?.();
  // The next one is not hindered.
  openAuthDialog('login');
  await logIn();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.();
  await expect.element(login).not.toBeInTheDocument();
  expect(noticesStore.get()).toEqual([]);
});

it('does not give up an account that is being created', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.mocked(createAccount).mockReturnValue(promise);
  vi.mocked(saveDetails).mockImplementation(() => {
    signIn();
    return Promise.resolve(undefined);
  });
  openAuthDialog('signup');
  await fillSignUp('asha@example.com', 'correct horse');
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Signing up...' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await signUp.getByRole('button', { name: 'Close' }).click();
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect.element(signUp).toHaveAttribute('data-state', 'open');
  await inspect();
  resolve('asha');
  await expect.element(signUp).not.toBeInTheDocument();
});
