import { beforeEach, expect, it, vi } from 'vitest';
import { aSubscription } from '../../../../../tests/support/documents.ts';
import type { RowQuery } from '../../../core/database/row-query.ts';

vi.mock('../../lists/api/read-once.ts');

const { readRow, readRows } = await import('../../lists/api/read-once.ts');
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

it('finds a plan by its id', async () => {
  vi.mocked(readRows).mockImplementation(async ({ filters = [] }: RowQuery) =>
    JSON.stringify(filters).includes('a0b1c2d3e4f5a6b7c8d9') ? [plan] : [],
  );
  const { hint: _, ...others } = found;
  expect(await findRecords('a0b1c2d3e4f5a6b7c8d9')).toMatchObject([others]);
});

it.each([
  ['invoices', { invoiceNumber: 'INV/26-27/000123', terms: [requestedOf('plan1')] }],
  ['orders', { orderNumber: 'ORD-1' }],
])('finds the plans of %s by their number', async (name, data) => {
  const path = `users/asha/${name}/one`;
  vi.mocked(readRows).mockImplementation(async ({ collection, filters = [] }: RowQuery) => {
    if (collection === name) return [{ id: 'one', path, data }];
    const isStarted = name === 'orders' && JSON.stringify(filters).includes(path);
    return collection === 'subscriptions' && isStarted ? [plan] : [];
  });
  vi.mocked(readRow).mockImplementation(async (read) => (read === plan.path ? plan : undefined));
  const number = name === 'orders' ? 'ORD-1' : 'inv/26-27/000123';
  const records = await findRecords(number);
  expect(records).toMatchObject([
    { href: `/admin/${name}/asha/one` },
    { href: found.href, title: found.title },
  ]);
});

function requestedOf(subscriptionId: string) {
  const { seats, term, rate, termEnd } = aSubscription();
  return { subscriptionId, seats, term, rate, termStart: termEnd, termEnd: '2027-01-14' };
}

it('finds the plans of a product by a part of its name', async () => {
  vi.mocked(readRows).mockResolvedValue([]);
  expect(await findRecords('debt grid')).toEqual([
    { href: '/admin/plans?product=apac-debt-grid', title: 'APAC Debt Grid', hint: 'Plans' },
  ]);
});
