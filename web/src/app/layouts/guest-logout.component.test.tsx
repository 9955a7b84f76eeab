import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../tests/session.ts';
import { useLogout } from '../use-logout.ts';

vi.mock('../../core/session/start-session.ts', () => ({ signOut: vi.fn<() => Promise<void>>() }));

const { signOut } = await import('../../core/session/start-session.ts');
const { GuestLogout } = await import('./guest-logout.tsx');

const logout = page.getByRole('button', { name: 'Logout' });
const question = page.getByRole('alertdialog', { name: 'Log out of your guest account?' });

function Logout() {
  const logOut = useLogout();
  return (
    <button type="button" onClick={logOut}>
      Logout
    </button>
  );
}

beforeEach(async () => {
  vi.resetAllMocks();
  // A successful logout would navigate to the landing page, which this test does not render.
  vi.mocked(signOut).mockReturnValue(new Promise(() => {}));
  await render(
    <main>
      <Logout />
      <GuestLogout />
    </main>,
  );
});

it('asks a guest for confirmation, because a logout loses all data', async () => {
  signInGuest();
  await logout.click();
  await expect.element(question).toMatchTextContent("you'll lose your cart");
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await inspect();
  for (const key of ['{Enter}', '{Escape}']) {
    await userEvent.keyboard(key);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(logout).toHaveFocus();
    expect(signOut).not.toHaveBeenCalled();
    await logout.click();
    await expect.element(question).toBeVisible();
  }
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(signOut).toHaveBeenCalledOnce();
});

it('logs a customer out without a question', async () => {
  signIn();
  await logout.click();
  expect(signOut).toHaveBeenCalledOnce();
  await expect.element(question).not.toBeInTheDocument();
});
