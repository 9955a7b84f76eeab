import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../../tests/inspect.ts';
import { messages } from '../../../content/auth.ts';
import { messages as sessionMessages } from '../../../content/ended-session.ts';
import { clearNotices, noticesStore } from '../../../core/notices/notices.ts';
import { reportCutOffLink } from '../../../core/session/cut-off-link.ts';

type Check = (user: object) => void;
const firebase = vi.hoisted(() => ({
  linkWithCredential: vi.fn<() => Promise<object>>(),
  linkWithPopup: vi.fn<() => Promise<object>>(),
  signInWithEmailAndPassword: vi.fn<(...sent: unknown[]) => Promise<object>>(),
  signInWithCredential: vi.fn<() => Promise<object>>(),
  beforeAuthStateChanged: vi.fn<(auth: object, check: Check) => () => void>(),
}));
vi.mock('firebase/auth', async (load) => ({ ...(await load<object>()), ...firebase }));
vi.mock('../../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: { uid: 'guest' } }),
}));
vi.mock('../finish-linking.ts');

const { finishLinking } = await import('../finish-linking.ts');
const { LinkPanel } = await import('./link-panel.tsx');

const email = page.getByLabelText('Email');
const password = page.getByLabelText('New password');
const submit = page.getByRole('button', { name: 'Link account' });
const google = page.getByRole('button', { name: 'Link with Google' });
const alert = page.getByRole('alert');
const converted = messages.accountConverted('asha@example.com');

beforeEach(async () => {
  vi.resetAllMocks();
  firebase.beforeAuthStateChanged.mockReturnValue(() => {});
  await render(<LinkPanel email="" />);
});

async function fill(text = 'corre\u0301ct horse') {
  await email.fill('asha@example.com');
  await password.fill(text);
  await page.getByLabelText('Confirm password').fill(text);
}

function refusal(code: string): FirebaseError {
  return new FirebaseError(`auth/${code}`, 'Refused.');
}

function outcomeNow(): string | undefined {
  const isLinked = vi.mocked(finishLinking).mock.calls.length > 0;
  return isLinked ? 'linked' : (alert.query()?.textContent ?? undefined);
}

/** Returns a sign-in that Firebase grants for an account. The page may still refuse it. */
function signInOf(uid: string): () => Promise<object> {
  return () => {
    for (const [, check] of firebase.beforeAuthStateChanged.mock.calls) check({ uid });
    return Promise.resolve({});
  };
}

it('shows the error at each field', async () => {
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/enter a password/);
  await fill('nine char');
  await page.getByLabelText('Confirm password').fill('another');
  await submit.click();
  await expect.element(password).toHaveFocus();
  const short = `${messages.passwordTooShort} ${messages.passwordLength}`;
  await expect.element(password).toHaveAccessibleDescription(short);
  await expect.element(page.getByText(messages.passwordsDiffer)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await inspect();
  expect(firebase.linkWithCredential).not.toHaveBeenCalled();
});

it('links an address, and reports a link that a page change interrupted', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  firebase.linkWithCredential.mockReturnValue(promise);
  await fill();
  await submit.click();
  await expect.element(page.getByRole('button', { name: 'Linking...' })).toBeVisible();
  reportCutOffLink(true);
  expect(noticesStore.get()).toMatchObject([{ text: sessionMessages.linkCutOff }]);
  clearNotices();
  resolve({});
  await expect.poll(() => finishLinking).toHaveBeenCalledOnce();
  expect(vi.mocked(finishLinking).mock.lastCall?.[0]).toBe(converted);
  reportCutOffLink(true);
  expect(noticesStore.get()).toEqual([]);
});

it('rejects the address of another account', async () => {
  firebase.linkWithCredential.mockRejectedValue(refusal('email-already-in-use'));
  firebase.signInWithEmailAndPassword.mockImplementation(signInOf('other'));
  await fill();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(messages.linkEmailInUse);
  await expect.element(email).toHaveFocus();
  expect(finishLinking).not.toHaveBeenCalled();
});

it("says that the guest's session has ended", async () => {
  firebase.linkWithCredential.mockRejectedValue(refusal('user-token-expired'));
  firebase.signInWithEmailAndPassword.mockRejectedValue(refusal('invalid-credential'));
  await fill();
  await submit.click();
  await expect.poll(() => noticesStore.get()).toMatchObject([{ text: messages.guestEnded }]);
});

describe('after a lost answer', () => {
  it('finds the completed link, on the next try if the server is unreachable', async () => {
    firebase.linkWithCredential.mockRejectedValueOnce(refusal('network-request-failed'));
    firebase.linkWithCredential.mockRejectedValueOnce(refusal('provider-already-linked'));
    firebase.signInWithEmailAndPassword.mockRejectedValueOnce(refusal('network-request-failed'));
    firebase.signInWithEmailAndPassword.mockImplementation(signInOf('guest'));
    await fill();
    await submit.click();
    await expect.element(alert).toMatchTextContent(messages.linkFailed);
    await expect.element(alert).toMatchTextContent(messages.checkConnection);
    await submit.click();
    await expect.poll(() => finishLinking).toHaveBeenCalledOnce();
    const sent = firebase.signInWithEmailAndPassword.mock.lastCall;
    expect(sent?.slice(1)).toEqual(['asha@example.com', 'corréct horse']);
  });

  it.each([
    ['finds a Google account of its own', 'guest', 'linked'],
    ['takes no Google account of another user', 'other', messages.googleInUse],
  ])('%s', async (_, owner, outcome) => {
    const credential = GoogleAuthProvider.credential('token');
    vi.spyOn(GoogleAuthProvider, 'credentialFromError').mockReturnValue(credential);
    firebase.linkWithPopup.mockRejectedValueOnce(refusal('network-request-failed'));
    firebase.linkWithPopup.mockRejectedValueOnce(refusal('credential-already-in-use'));
    firebase.signInWithCredential.mockImplementation(signInOf(owner));
    await google.click();
    await expect.element(alert).toMatchTextContent(messages.linkGoogleFailed);
    await google.click();
    await expect.poll(outcomeNow).toBe(outcome);
  });
});
