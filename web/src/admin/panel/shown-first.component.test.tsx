import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showTo } from '../../../tests/admin.tsx';
import { adminRouteAt } from '../records/admin-paths.ts';
import { shownFirst } from './shown-first.ts';

vi.mock('../lists/api/watch-rows.ts');
vi.mock('../lists/api/read-once.ts');

const { readCount } = await import('../lists/api/read-once.ts');
const { watchRows } = await import('../lists/api/watch-rows.ts');
const { AdminPage } = await import('./admin-page.tsx');

beforeEach(() => {
  vi.mocked(watchRows)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
  vi.mocked(readCount)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
});

it.each([
  '/admin',
  '/admin/invoices',
  '/admin/invoices?status=Overdue&currency=INR',
  '/admin/invoices?text=kin&from=2026-11-01&to=2026-11-30',
  '/admin/orders?status=Paid',
  '/admin/plans',
  '/admin/plans?state=due&product=apac-debt-grid',
  '/admin/plans?state=ended',
  '/admin/customers',
  '/admin/customers?text=asha@example.com',
  '/admin/messages',
  '/admin/messages?all&from=visitors',
  '/admin/alerts',
  '/admin/alerts?resolved',
  '/admin/emails',
  '/admin/emails?waiting',
])('%s reads first what it shows', async (address) => {
  const { pathname, search } = new URL(address, location.origin);
  const first = shownFirst({ pathname, search });
  const shown = (
    <Suspense>
      <AdminPage route={adminRouteAt(pathname)} />
    </Suspense>
  );
  await showTo('viewer', shown, address);
  await expect
    .poll(() => vi.mocked(watchRows).mock.calls.map(([{ query }]) => query))
    .toEqual(expect.arrayContaining([...(first?.lists ?? [])]));
  await expect
    .poll(() => vi.mocked(readCount).mock.calls.map(([query]) => query))
    .toEqual(expect.arrayContaining([...(first?.counts ?? [])]));
  expect(first).toBeDefined();
});

it('leaves lists that need another search first to the SDKs', () => {
  expect(shownFirst({ pathname: '/admin/orders', search: '?text=Asha' })).toBeUndefined();
  expect(shownFirst({ pathname: '/admin/statement', search: '' })).toBeUndefined();
});
