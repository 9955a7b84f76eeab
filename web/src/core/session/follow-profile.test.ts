import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProfile } from '../../../../tests/support/documents.ts';
import { signIn } from '../../../tests/session.ts';
import { sessionStore } from './session.ts';

type Report = (profile: object) => void;
const watchProfile = vi.hoisted(() => vi.fn<(uid: string, report: Report) => () => void>());
const updateLinkedProfile = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./watch-profile.ts', () => ({ watchProfile }));
vi.mock('./update-linked-profile.ts', () => ({ updateLinkedProfile }));
vi.mock('./account.ts', () => ({ updateAccount: () => {} }));

const { followProfile } = await import('./follow-profile.ts');

const guests = { status: 'ready', profile: aProfile('asha', { isAnonymous: true, email: '' }) };
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  watchProfile.mockReturnValue(() => {});
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

/** Follows the profile of a linked account. Returns the callback that reports a stored profile. */
async function follow(): Promise<Report> {
  signIn({ profile: 'loading' });
  followProfile('asha', ending.signal);
  await expect.poll(() => watchProfile).toHaveBeenCalledOnce();
  const [, report = () => {}] = watchProfile.mock.lastCall ?? [];
  return report;
}

it('finishes an interrupted account link, with three tries', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  updateLinkedProfile.mockRejectedValue(new Error('permission-denied'));
  const report = await follow();
  report(guests);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updateLinkedProfile).toHaveBeenCalledTimes(3);
  // After a refused write, Firestore reports the profile again.
  report(guests);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updateLinkedProfile).toHaveBeenCalledTimes(3);
  expect(sessionStore.get()).toMatchObject({ profile: guests });
});

it('keeps a profile that matches its account', async () => {
  const report = await follow();
  report({ status: 'ready', profile: aProfile('asha') });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updateLinkedProfile).not.toHaveBeenCalled();
});

it('updates a profile whose account has a new address', async () => {
  const report = await follow();
  report({ status: 'ready', profile: aProfile('asha', { email: 'old@example.com' }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(updateLinkedProfile).toHaveBeenCalledOnce();
});
