import { beforeEach, expect, it, vi } from 'vitest';
import { shiftMs } from '@shared/accounts/staff-sign-in.ts';
import { readRows } from '../../core/database/read-rows.ts';
import { anAccount } from '../../../tests/session.ts';
import { storedSession } from '../../core/session/stored-session.ts';

vi.mock('../../core/database/read-rows.ts');
vi.mock('../../core/session/stored-session.ts');

const query = { collection: 'alerts', sort: [] };
const rows = [{ id: 'a1', path: 'alerts/a1', data: {} }];
const account = anAccount({ uid: 'meera', email: 'meera@example.com', isStaff: true });
const nowSeconds = 1_764_000_000;
const claims = {
  admin: true,
  roleMethods: ['password/meera@example.com'],
  email: 'meera@example.com',
  auth_time: nowSeconds - 60,
  iat: nowSeconds,
  firebase: { sign_in_provider: 'password', identities: { email: ['meera@example.com'] } },
};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.mocked(readRows).mockReset().mockResolvedValue(rows);
});

async function open(said: object) {
  const stored = { account, token: 'a-token', claims: { ...claims, ...said } };
  vi.mocked(storedSession).mockReset().mockResolvedValue(stored);
  const { readFirst, firstStaff } = await import('./first-staff.ts');
  readFirst({ lists: [query] });
  const { takeFirstRows } = await import('../../core/database/first-rows.ts');
  return { staff: await firstStaff(), rows: takeFirstRows(query) };
}

it('knows staff once the database has accepted the token', async () => {
  const staff = { status: 'in', uid: 'meera', email: 'meera@example.com', role: 'admin' };
  expect(await open({})).toEqual({ staff, rows });
  expect(readRows).toHaveBeenCalledExactlyOnceWith(query, 'a-token');
});

it.each([
  ['has no role', { admin: false }],
  ['signed in with another method', { firebase: { sign_in_provider: 'google.com' } }],
  ['signed in with another address', { email: 'other@example.com' }],
  ['signed in before the shift', { auth_time: nowSeconds - shiftMs / 1000 - 1 }],
  ['lacks the second factor', { secondFactor: true }],
])('reads nothing if the account %s', async (_, said) => {
  expect(await open(said)).toEqual({ staff: undefined, rows: undefined });
  expect(readRows).not.toHaveBeenCalled();
});

it('accepts a session with the second factor', async () => {
  const firebase = { ...claims.firebase, sign_in_second_factor: 'totp' };
  expect((await open({ secondFactor: true, firebase })).staff).toBeDefined();
});

it('leaves it to the SDKs if the database refuses', async () => {
  vi.mocked(readRows).mockRejectedValue(new Error('403'));
  expect(await open({})).toEqual({ staff: undefined, rows: undefined });
});
