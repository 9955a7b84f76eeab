import { beforeEach, expect, it, vi } from 'vitest';
import { aSubscription } from '../../../../../tests/support/documents.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';

vi.mock('../../lists/api/read-once.ts');

const { readRows } = await import('../../lists/api/read-once.ts');
const { findRecords } = await import('./find-records.ts');

const profile = { id: 'asha', path: 'users/asha', data: { name: 'Asha', email: 'a@example.com' } };
const plan = { id: 'plan1', path: 'users/asha/subscriptions/plan1', data: { ...aSubscription() } };
const found = {
  href: '/admin/plans/asha/plan1',
  title: 'APAC Debt Grid',
  hint: 'Plan · Renews on 14 Dec 2026 · Asha',
};

beforeEach(() => {
  vi.mocked(readRows).mockImplementation(async ({ collection, parent }: RowQuery) => {
    if (collection === 'subscriptions') return parent === 'users/asha' ? [plan] : [];
    return collection === 'users' ? [profile] : [];
  });
});

it.each(['a@example.com', 'Asha'])("finds a customer's plans by %s", async (text) => {
  const records = await findRecords(text);
  expect(records).toContainEqual(found);
  expect(records).toContainEqual(expect.objectContaining({ href: '/admin/customers/asha' }));
});

it('finds the plans of a product by a part of its name', async () => {
  vi.mocked(readRows).mockResolvedValue([]);
  expect(await findRecords('debt grid')).toEqual([
    { href: '/admin/plans?product=apac-debt-grid', title: 'APAC Debt Grid', hint: 'Plans' },
  ]);
});
