import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { asUser } from './as-user.ts';

const { getIdToken, leaveEndedSession, notifyIfSessionEnded } = vi.hoisted(() => ({
  getIdToken: vi.fn<() => Promise<string>>(),
  leaveEndedSession: vi.fn<(refusal: unknown) => Promise<boolean>>(),
  notifyIfSessionEnded: vi.fn<(error: unknown) => boolean>(),
}));

vi.mock('../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: { getIdToken } }),
}));
vi.mock('./leave-ended-session.ts', () => ({ leaveEndedSession, notifyIfSessionEnded }));

const send = vi.fn<(headers: object) => Promise<string>>();

beforeEach(() => {
  vi.resetAllMocks();
  getIdToken.mockResolvedValue('token');
});

it("sends the user's token", async () => {
  send.mockResolvedValue('answer');
  expect(await asUser(send)).toBe('answer');
  expect(send).toHaveBeenCalledExactlyOnceWith({ Authorization: 'Bearer token' });
});

it('ends a session only if our server refuses it', async () => {
  send.mockRejectedValueOnce(networkError());
  await expect(asUser(send)).rejects.toMatchObject({ code: 'network' });
  const refusal = new ApiError('unauthenticated', 'Please log in.');
  send.mockRejectedValueOnce(refusal);
  await expect(asUser(send)).rejects.toBe(refusal);
  await expect.poll(() => leaveEndedSession.mock.calls).toEqual([[refusal]]);
});

it.each([
  ['unauthenticated', true],
  ['network', false],
])('rejects with %s if there is no token', async (code, isOver) => {
  const error = new FirebaseError('auth/user-token-expired', 'Refused.');
  getIdToken.mockRejectedValue(error);
  notifyIfSessionEnded.mockReturnValue(isOver);
  await expect(asUser(send)).rejects.toMatchObject({ code });
  expect(notifyIfSessionEnded).toHaveBeenCalledExactlyOnceWith(error);
  expect(send).not.toHaveBeenCalled();
});
