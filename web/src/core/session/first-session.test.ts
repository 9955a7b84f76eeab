import { beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../../tests/session.ts';
import { readRows } from '../database/read-rows.ts';
import { userList } from '../database/user-lists.ts';
import { storedSession } from './stored-session.ts';

vi.mock('../database/read-rows.ts');
vi.mock('./stored-session.ts');
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (act: () => void) => {
    act();
    return () => undefined;
  },
}));

const account = anAccount({ isVerified: true });
const rows = [{ id: 'o1', path: 'users/asha/orders/o1', data: { total: 1 } }];

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.mocked(storedSession).mockReset().mockResolvedValue({ account, token: 'a-token', claims: {} });
  vi.mocked(readRows).mockReset().mockResolvedValue(rows);
});

async function open(pathname: string) {
  vi.stubGlobal('location', { pathname });
  const { firstSession } = await import('./first-session.ts');
  void firstSession();
  return { firstSession, ...(await import('../database/first-rows.ts')) };
}

it.each([
  ['/profile/orders', 'orders'],
  ['/profile/orders/o1', 'orders'],
  ['/profile/invoices', 'invoices'],
  ['/profile/messages', 'queries'],
  ['/cart', 'cart'],
] as const)('%s reads its list once, for its account only', async (pathname, name) => {
  const { firstSession, takeFirstRows } = await open(pathname);
  expect(await firstSession()).toEqual({
    status: 'logged-in',
    account,
    profile: { status: 'loading' },
  });
  expect(takeFirstRows(userList('ravi', name))).toBeUndefined();
  expect(takeFirstRows(userList('asha', name))).toBe(rows);
  expect(takeFirstRows(userList('asha', name))).toBeUndefined();
  expect(readRows).toHaveBeenCalledExactlyOnceWith(userList('asha', name), 'a-token');
});

it.each([
  ['/profile', ['orders', 'invoices', 'subscriptions']],
  ['/profile/plans', ['subscriptions', 'invoices']],
] as const)('%s reads each of its lists', async (pathname, names) => {
  const { firstSession, takeFirstRows } = await open(pathname);
  await firstSession();
  for (const name of names) expect(takeFirstRows(userList('asha', name))).toBe(rows);
});

it('other pages read nothing, not even the session', async () => {
  const { firstSession, firstRowsShown } = await open('/profile/settings');
  expect(await firstSession()).toBeUndefined();
  await firstRowsShown();
  expect(storedSession).not.toHaveBeenCalled();
});

it('the SDKs wait for the rows', async () => {
  const answer = Promise.withResolvers<typeof rows>();
  vi.mocked(readRows).mockReturnValue(answer.promise);
  const { firstRowsShown } = await open('/profile/orders');
  const load = vi.fn<() => void>();
  const waiting = firstRowsShown().then(load);
  await expect.poll(() => readRows).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  answer.resolve(rows);
  await waiting;
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['the database refuses', () => vi.mocked(readRows).mockRejectedValue(new Error('403'))],
  ['the session has ended', () => vi.mocked(storedSession).mockRejectedValue(new Error('400'))],
  ['there is no session', () => vi.mocked(storedSession).mockResolvedValue(undefined)],
])('leaves everything to the SDKs if %s', async (_, fail) => {
  fail();
  const { firstSession, firstRowsShown, takeFirstRows } = await open('/profile');
  expect(await firstSession()).toBeUndefined();
  expect(takeFirstRows(userList('asha', 'invoices'))).toBeUndefined();
  await firstRowsShown();
});

it('a logout forgets the rows', async () => {
  const { firstSession, forgetFirstRows, takeFirstRows } = await open('/profile/orders');
  await firstSession();
  forgetFirstRows();
  expect(takeFirstRows(userList('asha', 'orders'))).toBeUndefined();
});
