import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endpoints } from '@shared/endpoints.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { messages } from '../../../content/profile.ts';
import { recordAuthUpdate } from '../../../core/session/verification.ts';
import { VerificationPanel } from './verification-panel.tsx';

const user = vi.hoisted(() => ({
  uid: '',
  emailVerified: false,
  isAnonymous: false,
  reload: vi.fn<() => Promise<void>>(),
  getIdToken: vi.fn<(isForced?: boolean) => Promise<string>>(),
  getIdTokenResult: () => Promise.resolve({ claims: {} }),
}));
vi.mock('../../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: user }),
}));

const send = page.getByRole('button', { name: 'Resend email' });
const status = page.getByRole('status');
const endpoint = endpoints.sendVerificationEmail;

beforeEach(({ task }) => {
  vi.resetAllMocks();
  Object.assign(user, { uid: task.id, emailVerified: false });
});

function panel(isVerified = false) {
  return <VerificationPanel uid={user.uid} email="asha@example.com" isVerified={isVerified} />;
}

/** Runs `act`, then ends the pause between two emails. */
async function passMinute(act: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act();
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    vi.advanceTimersByTime(60_000);
    await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  } finally {
    vi.useRealTimers();
  }
}

it('resends the email at most once a minute', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = serve({ [endpoint]: answer.promise });
  await render(panel());
  await inspect();
  await passMinute(async () => {
    await send.click();
    await expect.element(page.getByRole('button', { name: 'Sending...' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    answer.resolve({});
    await expect.element(status).toHaveTextContent(`${messages.emailSent} ${messages.emailPause}`);
    await expect.element(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toHaveLength(1);
  });
  await send.click();
  await expect.poll(() => calls).toHaveLength(2);
});

it("says why an email couldn't be sent", async () => {
  const answers = { [endpoint]: 'offline' as 'offline' | 'too-many-requests' };
  serve(answers);
  await render(panel());
  await send.click();
  await expect.element(status).toMatchTextContent(messages.emailFailed);
  await inspect();
  answers[endpoint] = 'too-many-requests';
  await passMinute(async () => {
    await send.click();
    await expect.element(status).toMatchTextContent(messages.tooManyEmails);
  });
});

it('checks an unverified address when it opens and when the customer returns', async () => {
  const { unmount } = await render(panel());
  await expect.poll(() => user.reload).toHaveBeenCalledTimes(1);
  await unmount();
  recordAuthUpdate();
  const { rerender } = await render(panel());
  expect(user.reload).toHaveBeenCalledTimes(1);
  await send.click();
  user.reload.mockImplementation(() => {
    user.emailVerified = true;
    return Promise.resolve();
  });
  document.dispatchEvent(new Event('visibilitychange'));
  // The rules and functions read the verification from the token.
  await expect.poll(() => user.getIdToken).toHaveBeenCalledWith(true);
  await rerender(panel(true));
  const verified = page.getByRole('region', { name: 'Email address verified' });
  await expect.element(verified).toMatchTextContent('asha@example.com is now verified.');
  await expect.element(verified).toHaveFocus();
  await inspect();
});
