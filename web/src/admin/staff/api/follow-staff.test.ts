import { shiftMs } from '@shared/accounts/staff-sign-in.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aStorage } from '../../../../../tests/support/storage-stand-ins.ts';

type Listener = (user: object | null) => void;

const { auth, listeners } = vi.hoisted(() => ({
  auth: { currentUser: null as object | null },
  listeners: [] as Listener[],
}));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: Listener) => listeners.push(listener),
  signOut: () => undefined,
}));
vi.mock('../../../lib/firebase.ts', () => ({ auth: () => auth }));
vi.mock('../../../core/session/stored-session.ts');
vi.mock('../../../startup/signed-in-flag.ts', () => ({ saveSignedInFlag: () => undefined }));

const { followStaff, retryRole } = await import('./follow-staff.ts');
const { leaveAdmin } = await import('../start-staff.ts');
const { staffStore } = await import('../staff.ts');
const { readDraft, saveDraft } = await import('../drafts.ts');
followStaff();

/** Creates an account whose role comes with a new token. A renewal notifies the listeners, as in the SDK. */
function aUser(uid: string, renew: () => Promise<object>) {
  let claims: object = {};
  const signedInMs = Date.now();
  const user = {
    uid,
    email: `${uid}@example.com`,
    getIdTokenResult: vi.fn<(isRenewed?: boolean) => Promise<object>>(async (isRenewed = false) => {
      if (isRenewed) {
        claims = await renew();
        report(user);
      }
      return {
        claims: { email: `${uid}@example.com`, ...claims },
        signInProvider: 'password',
        signInSecondFactor: null,
        authTime: new Date(signedInMs).toUTCString(),
        issuedAtTime: new Date().toUTCString(),
      };
    }),
    getIdToken: () => user.getIdTokenResult(true),
  };
  return user;
}

function report(user: object | null) {
  auth.currentUser = user;
  for (const listener of listeners) listener(user);
}

it('requests a new token once for an account without a role', async () => {
  const user = aUser('customer', () => Promise.resolve({}));
  report(user);
  const refused = {
    status: 'refused',
    uid: 'customer',
    email: 'customer@example.com',
    refusal: 'not-staff',
    methods: [],
  };
  await expect.poll(() => staffStore.get()).toEqual(refused);
  report(user);
  await expect.poll(() => user.getIdTokenResult).toHaveBeenCalledTimes(4);
  expect(user.getIdTokenResult.mock.calls.filter(([isRenewed]) => isRenewed)).toHaveLength(1);
});

it('retries after a lost connection instead of reporting a missing role', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const renew = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('auth/network-request-failed'))
    .mockResolvedValue({ viewer: true, roleMethods: ['password/far@example.com'] });
  report(aUser('far', renew));
  await expect
    .poll(() => staffStore.get())
    .toEqual({ status: 'failed', uid: 'far', email: 'far@example.com' });
  expect(warn).toHaveBeenCalled();
  await retryRole();
  const found = { status: 'in', uid: 'far', email: 'far@example.com', role: 'viewer' };
  expect(staffStore.get()).toEqual(found);
  report(null);
  expect(staffStore.get()).toEqual({ status: 'signed-out' });
});

it('asks for a new login after 12 hours on an open page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const claims = { admin: true, roleMethods: ['password/busy@example.com'] };
  report(aUser('busy', () => Promise.resolve(claims)));
  await expect.poll(() => staffStore.get()).toMatchObject({ status: 'in' });
  await vi.advanceTimersByTimeAsync(shiftMs - 60_000);
  expect(staffStore.get()).toMatchObject({ status: 'in' });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(staffStore.get()).toMatchObject({ status: 'refused', refusal: 'shift-over' });
});

it("uses the server's clock, not the browser's", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * shiftMs });
  onTestFinished(() => void vi.useRealTimers());
  const user = aUser('ahead', () => Promise.resolve({}));
  const [authTime, issuedAtTime] = [0, 60_000].map((ms) => new Date(ms).toUTCString());
  user.getIdTokenResult.mockResolvedValue({
    claims: { viewer: true, email: user.email, roleMethods: [`password/${user.email}`] },
    signInProvider: 'password',
    signInSecondFactor: null,
    authTime,
    issuedAtTime,
  });
  report(user);
  await expect.poll(() => staffStore.get()).toMatchObject({ status: 'in' });
});

it('keeps drafts for a new login, and removes them at a logout or the login of any other account', async () => {
  vi.stubGlobal('sessionStorage', aStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  saveDraft('asha', 'reply', { note: 'Gladly.' });
  await logInAndOut('asha');
  expect(readDraft('asha', 'reply')).toEqual({ note: 'Gladly.' });
  await logInAndOut('other');
  expect(readDraft('asha', 'reply')).toBeUndefined();
  saveDraft('asha', 'reply', { note: 'Gladly.' });
  await leaveAdmin();
  expect(readDraft('asha', 'reply')).toBeUndefined();
});

async function logInAndOut(uid: string) {
  report(aUser(uid, () => Promise.resolve({})));
  await expect.poll(() => staffStore.get()).toMatchObject({ status: 'refused' });
  report(null);
}
