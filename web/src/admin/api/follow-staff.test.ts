import { expect, it, vi } from 'vitest';

type Listener = (user: object | null) => void;

const { auth, listeners } = vi.hoisted(() => ({
  auth: { currentUser: null as object | null },
  listeners: [] as Listener[],
}));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: Listener) => listeners.push(listener),
  signOut: () => undefined,
}));
vi.mock('../../lib/firebase.ts', () => ({ auth: () => auth }));
vi.mock('../../core/session/signed-in-flag.ts', () => ({ noteSignedIn: () => undefined }));

const { followStaff, retryRole } = await import('./follow-staff.ts');
const { staffStore } = await import('../staff.ts');
followStaff();

/** An account whose role comes with a new token; a renewal is reported, as the SDK does. */
function aUser(uid: string, renew: () => Promise<object>) {
  let claims: object = {};
  const user = {
    uid,
    email: `${uid}@example.com`,
    getIdTokenResult: vi.fn<(isRenewed?: boolean) => Promise<object>>(async (isRenewed = false) => {
      if (isRenewed) {
        claims = await renew();
        report(user);
      }
      return { claims };
    }),
  };
  return user;
}

function report(user: object | null) {
  auth.currentUser = user;
  for (const listener of listeners) listener(user);
}

it('asks for a new token once for an account without a role', async () => {
  const user = aUser('customer', () => Promise.resolve({}));
  report(user);
  const refused = { status: 'refused', email: 'customer@example.com' };
  await vi.waitFor(() => expect(staffStore.get()).toEqual(refused));
  report(user);
  await vi.waitFor(() => expect(user.getIdTokenResult).toHaveBeenCalledTimes(4));
  expect(user.getIdTokenResult.mock.calls.filter(([isRenewed]) => isRenewed)).toHaveLength(1);
});

it('finds a role that was given after the sign-in', async () => {
  report(aUser('late', () => Promise.resolve({ admin: true })));
  const found = { status: 'in', uid: 'late', email: 'late@example.com', role: 'admin' };
  await vi.waitFor(() => expect(staffStore.get()).toEqual(found));
});

it('does not take a lost connection for a missing role, and asks again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const renew = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('auth/network-request-failed'))
    .mockResolvedValue({ viewer: true });
  report(aUser('far', renew));
  await vi.waitFor(() =>
    expect(staffStore.get()).toEqual({ status: 'failed', email: 'far@example.com' }),
  );
  expect(warn).toHaveBeenCalled();
  await retryRole();
  const found = { status: 'in', uid: 'far', email: 'far@example.com', role: 'viewer' };
  expect(staffStore.get()).toEqual(found);
  report(null);
  expect(staffStore.get()).toEqual({ status: 'signed-out' });
});
