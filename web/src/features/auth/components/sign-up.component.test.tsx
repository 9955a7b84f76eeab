import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn } from '../../../../tests/session.ts';
import { fillSignUp, locations } from '../../../../tests/sign-up.ts';
import { groups, messages } from '../../../content/auth.ts';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { noticesStore } from '../../../core/notices/notices.ts';
import { sessionStore } from '../../../core/session/session.ts';

type Enter = (auth: object, email: string, password: string) => Promise<object>;
type Check = (user: object) => void;
const firebase = vi.hoisted(() => ({
  createUserWithEmailAndPassword: vi.fn<Enter>(),
  signInWithEmailAndPassword: vi.fn<Enter>(),
  signInAnonymously: vi.fn<() => Promise<object>>(),
  beforeAuthStateChanged: vi.fn<(auth: object, check: Check) => () => void>(),
}));
vi.mock('firebase/auth', async (load) => ({ ...(await load<object>()), ...firebase }));
vi.mock('../api/save-details.ts');
vi.mock('../../../core/session/start-session.ts', () => ({
  loadAuthentication: () => Promise.resolve(),
}));

const { saveDetails } = await import('../api/save-details.ts');
const { AuthDialogHost } = await import('./auth-dialog-host.tsx');

const create = firebase.createUserWithEmailAndPassword;
const dialog = page.getByRole('dialog', { name: 'Sign Up' });
const field = (name: string) => dialog.getByLabelText(name, { exact: true });
const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
const login = page.getByRole('dialog', { name: 'Login' });
const user = { email: 'asha@example.com', isAnonymous: true };
const failed = dialog.getByText(messages.signUpFailed);

beforeEach(async () => {
  vi.resetAllMocks();
  serve(locations);
  await render(<AuthDialogHost />);
  openAuthDialog('signup');
});

function saveDetailsNow() {
  vi.mocked(saveDetails).mockImplementation(() => {
    signIn();
    return Promise.resolve(undefined);
  });
}

async function choosePassword(password: string) {
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
}

it('shows the error at each field', async () => {
  await page.viewport(360, 740);
  await expect.element(field('Country')).toHaveValue('India');
  await expect.element(field('City')).toBeDisabled();
  await expect.element(field('Password')).toHaveAccessibleDescription('At least 10 characters.');
  await submit.click();
  await expect.element(field('Full name')).toHaveFocus();
  await fillSignUp('asha@example.com', 'correct horse');
  await field('Phone').fill('abc');
  await field('Confirm password').fill('another');
  await submit.click();
  await expect.element(field('Phone')).toHaveAccessibleDescription(/6 to 15 digits/);
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription(messages.passwordsDiffer);
  await expect.element(field('Confirm password')).toHaveFocus();

  await field('Phone').fill('+91 (0124) 400-0000');
  await choosePassword('nine char');
  await submit.click();
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(dialog.getByText(messages.passwordTooShort)).toBeInViewport();
  expect(create).not.toHaveBeenCalled();
  await inspect();
});

it("shows the service's error", async () => {
  for (const code of ['email-already-in-use', 'password-does-not-meet-requirements']) {
    create.mockRejectedValueOnce(new FirebaseError(`auth/${code}`, 'Refused.'));
  }
  await fillSignUp('asha@example.com', 'correct horse');
  await submit.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(messages.emailInUse);
  await expect.element(field('Email')).toHaveFocus();
  await submit.click();
  await expect.element(failed).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
  const hint = `${messages.strongerPassword} ${messages.passwordLength}`;
  await expect.element(field('Password')).toHaveAccessibleDescription(hint);
});

it('continues with an account whose answer was lost', async () => {
  create.mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', 'Lost.'));
  create.mockRejectedValueOnce(new FirebaseError('auth/email-already-in-use', 'Refused.'));
  firebase.signInWithEmailAndPassword.mockResolvedValue({ user: { uid: 'asha' } });
  saveDetailsNow();
  await fillSignUp('asha@example.com', 'corre\u0301ct horse');
  await submit.click();
  await expect.element(failed).toBeInViewport();
  await expect.element(dialog.getByText(messages.checkConnection)).toBeInViewport();
  await dialog.getByText(groups.company).click();
  await field('Company (optional)').fill('Example Bank');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const entered = ['asha@example.com', 'corréct horse'];
  expect(create.mock.lastCall?.slice(1)).toEqual(entered);
  expect(firebase.signInWithEmailAndPassword.mock.lastCall?.slice(1)).toEqual(entered);
  expect(vi.mocked(saveDetails).mock.lastCall).toMatchObject([
    { uid: 'asha', email: null, isAnonymous: false },
    { name: 'Asha Example', email: 'asha@example.com', city: 'Gurugram', company: 'Example Bank' },
  ]);
  expect(noticesStore.get()).toMatchObject([{ text: messages.signedUp('asha@example.com') }]);
});

it('fits 1280 by 1000, or scrolls to its end', async () => {
  await page.viewport(1280, 1000);
  const close = dialog.getByRole('button', { name: 'Close' });
  const last = dialog.getByRole('button', { name: 'Login' });
  for (const path of ['/terms', '/privacy']) {
    const link = dialog.getByRole('link', { name: new RegExp(`^${path.slice(1)}`, 'i') });
    await expect.element(link).toHaveAttribute('href', path);
    // The link opens a new tab, so the form keeps its input.
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  for (const end of [close, submit, last]) await expect.element(end).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 600);
  await expect.element(last).not.toBeInViewport();
  last.element().scrollIntoView();
  for (const end of [close, last]) await expect.element(end).toBeInViewport({ ratio: 1 });
});

async function logIn() {
  await login.getByLabelText('Email').fill(user.email);
  await login.getByLabelText('Password', { exact: true }).fill('correct horse');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Makes each sign-in wait until the test answers it. The answer first runs the checks that the SDK would run. */
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

it('keeps the whole input across forms and outside clicks until it closes', async () => {
  openAuthDialog('login');
  await login.getByLabelText('Email').fill('asha@example.com');
  await login.getByLabelText('Password', { exact: true }).fill('secret');
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('asha@example.com');
  await fillSignUp('ravi@example.com', 'correct horse');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect.element(login.getByLabelText('Email')).toHaveValue('asha@example.com');
  await expect.element(login.getByLabelText('Password', { exact: true })).toHaveValue('secret');
  await login.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(dialog.getByLabelText('Confirm password')).toHaveValue('correct horse');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog.getByLabelText('City')).toHaveValue('Gurugram');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  openAuthDialog('login');
  await expect.element(login.getByLabelText('Email')).toHaveValue('');
  await expect
    .poll(async () => {
      await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
      return login.query();
    })
    .toBeNull();
});

it('keeps the input without the passwords until the sign-up', async () => {
  await fillSignUp('asha@example.com', 'correct horse');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  openAuthDialog('signup');
  await expect.element(field('Full name')).toHaveValue('Asha Example');
  await expect.element(field('Email')).toHaveValue('asha@example.com');
  await expect.element(field('City')).toHaveValue('Gurugram');
  await expect.element(field('Password')).toHaveValue('');
  await expect.element(field('Confirm password')).toHaveValue('');
  await choosePassword('correct horse');
  create.mockResolvedValue({ user: { uid: 'asha' } });
  saveDetailsNow();
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  sessionStore.set({ status: 'logged-out' });
  openAuthDialog('signup');
  await expect.element(field('Full name')).toHaveValue('');
  await expect.element(field('Email')).toHaveValue('');
});

const asGuest = () => login.getByRole('button', { name: 'Continue as guest' }).click();
it.each([
  ['login', 'Escape', logIn, () => userEvent.keyboard('{Escape}')],
  ['guest', 'Close', asGuest, () => login.getByRole('button', { name: 'Close' }).click()],
] as const)('ignores a %s that %s has abandoned', async (_, __, begin, giveUp) => {
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
  // The next sign-in succeeds.
  openAuthDialog('login');
  await logIn();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.();
  await expect.element(login).not.toBeInTheDocument();
  expect(noticesStore.get()).toEqual([]);
});

it('does not abandon an account that is being created', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  create.mockReturnValue(promise);
  saveDetailsNow();
  await fillSignUp('asha@example.com', 'correct horse');
  await submit.click();
  await expect.element(page.getByRole('button', { name: 'Signing up...' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect.element(dialog).toHaveAttribute('data-state', 'open');
  await inspect();
  resolve({ user: { uid: 'asha' } });
  await expect.element(dialog).not.toBeInTheDocument();
});
