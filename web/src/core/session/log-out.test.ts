import { beforeEach, expect, it, vi } from 'vitest';
import { saveSignedInFlag } from '../../startup/signed-in-flag.ts';
import { isLoggingOut, logOut } from './log-out.ts';
import { removeStoredSession } from './stored-session.ts';

vi.mock('./stored-session.ts');
vi.mock('../../startup/signed-in-flag.ts');

const signOut = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(removeStoredSession).mockReset().mockResolvedValue();
  vi.mocked(saveSignedInFlag).mockReset();
  signOut.mockReset().mockResolvedValue();
});

it('needs no SDK before it has started', async () => {
  await logOut({ isStarted: false, signOut });
  expect(removeStoredSession).toHaveBeenCalledOnce();
  expect(saveSignedInFlag).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(signOut).not.toHaveBeenCalled();
});

it('ignores users that the SDK reports until the SDK has logged out', async () => {
  signOut.mockImplementation(async () => expect(isLoggingOut()).toBe(true));
  await logOut({ isStarted: true, signOut });
  expect(signOut).toHaveBeenCalledOnce();
  expect(isLoggingOut()).toBe(false);
});

it('counts even if the code of the SDK never loads', async () => {
  signOut.mockRejectedValue(new Error('no connection'));
  await logOut({ isStarted: true, signOut });
  expect(saveSignedInFlag).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('leaves it to the SDK if the browser refuses', async () => {
  vi.mocked(removeStoredSession).mockRejectedValue(new Error('blocked'));
  await logOut({ isStarted: false, signOut });
  expect(signOut).toHaveBeenCalledOnce();
});

it('rejects if nothing has removed the session', async () => {
  vi.mocked(removeStoredSession).mockRejectedValue(new Error('blocked'));
  signOut.mockRejectedValue(new Error('no connection'));
  await expect(logOut({ isStarted: false, signOut })).rejects.toThrow('no connection');
  expect(saveSignedInFlag).not.toHaveBeenCalled();
  expect(isLoggingOut()).toBe(false);
});
