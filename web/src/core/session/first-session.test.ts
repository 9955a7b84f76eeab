import { beforeEach, expect, it, vi } from 'vitest';
import { firstRowsShown, forgetFirstRows, startFirstRows, takeFirstRows } from './first-rows.ts';
import { readRows } from './read-rows.ts';

vi.mock('./read-rows.ts');
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (act: () => void) => {
    act();
    return () => undefined;
  },
}));

const rows = [{ id: 'o1', data: { total: 1 } }];
const token = () => Promise.resolve('a-token');

beforeEach(() => {
  vi.mocked(readRows).mockReset().mockResolvedValue(rows);
});

it.each([
  ['/profile/orders', 'orders'],
  ['/profile/orders/o1', 'orders'],
  ['/profile/invoices', 'invoices'],
  ['/profile/messages', 'queries'],
] as const)('%s reads its list once, for its account only', async (pathname, name) => {
  startFirstRows('asha', pathname, token);
  expect(readRows).toHaveBeenCalledTimes(0);
  expect(await takeFirstRows('ravi', name)).toBeUndefined();
  expect(await takeFirstRows('asha', 'cart')).toBeUndefined();
  expect(await takeFirstRows('asha', name)).toBe(rows);
  expect(await takeFirstRows('asha', name)).toBeUndefined();
  expect(readRows).toHaveBeenCalledExactlyOnceWith('asha', name, 'a-token');
});

it('other pages read nothing, and load the database at once', async () => {
  startFirstRows('asha', '/profile/settings', token);
  await firstRowsShown();
  expect(readRows).not.toHaveBeenCalled();
});

it('the code of the database waits for the rows', async () => {
  const answer = Promise.withResolvers<typeof rows>();
  vi.mocked(readRows).mockReturnValue(answer.promise);
  startFirstRows('asha', '/profile/orders', token);
  const mayLoad = vi.fn<() => void>();
  const waiting = firstRowsShown().then(mayLoad);
  await Promise.resolve();
  expect(mayLoad).not.toHaveBeenCalled();
  answer.resolve(rows);
  await waiting;
  expect(mayLoad).toHaveBeenCalledOnce();
});

it('rows that cannot be read are left to the live list', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.mocked(readRows).mockRejectedValue(new Error('The database answered with 403.'));
  startFirstRows('asha', '/profile/orders', token);
  expect(await takeFirstRows('asha', 'orders')).toBeUndefined();
  await firstRowsShown();
});

it('a logout forgets the rows', async () => {
  startFirstRows('asha', '/profile/orders', token);
  forgetFirstRows();
  expect(await takeFirstRows('asha', 'orders')).toBeUndefined();
});

it("a new account's page forgets the rows of the one before", async () => {
  startFirstRows('asha', '/profile/orders', token);
  startFirstRows('ravi', '/profile/settings', token);
  expect(await takeFirstRows('asha', 'orders')).toBeUndefined();
  expect(await takeFirstRows('ravi', 'orders')).toBeUndefined();
});
