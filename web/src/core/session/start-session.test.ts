import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { anAccount } from '../../../tests/session.ts';

vi.mock('./follow-user.ts', () => ({
  followUser: () => Promise.resolve(),
  signOut: () => Promise.reject(new Error('no connection')),
}));
vi.mock('./stored-session.ts');
const { removeStoredSession } = await import('./stored-session.ts');
const { sessionStore } = await import('./session.ts');
const { signOut } = await import('./start-session.ts');
const { staffDraftsKey } = await import('./staff-drafts.ts');

const account = anAccount();
const loggedIn = { status: 'logged-in', account, profile: { status: 'loading' } } as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('sessionStorage', aStorage({ [staffDraftsKey]: '{}' }));
  vi.mocked(removeStoredSession).mockReset().mockResolvedValue();
  sessionStore.set(loggedIn);
});
afterEach(() => void vi.unstubAllGlobals());

it("a logout on the site removes staff's drafts", async () => {
  await signOut();
  expect(sessionStorage).toHaveLength(0);
});

it('a logout hides the account at once', () => {
  vi.mocked(removeStoredSession).mockReturnValue(new Promise(() => {}));
  void signOut();
  expect(sessionStore.get()).toEqual({ status: 'logged-out' });
});

it('a failed logout shows the account again', async () => {
  vi.mocked(removeStoredSession).mockRejectedValue(new Error('blocked'));
  await expect(signOut()).rejects.toThrow('no connection');
  expect(sessionStore.get()).toBe(loggedIn);
});
