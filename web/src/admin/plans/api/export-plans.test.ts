import { expect, it, vi } from 'vitest';
import { aSubscription } from '../../../../../tests/support/documents.ts';

vi.mock('../../../lib/firebase.ts', () => ({ auth: () => undefined }));
vi.mock('../../../core/database/to-query.ts', () => ({ toQuery: () => undefined }));
vi.mock('../../lists/api/read-pages.ts');
vi.mock('../../customers/api/read-customer.ts');

const { readPages } = await import('../../lists/api/read-pages.ts');
const { readCustomer } = await import('../../customers/api/read-customer.ts');
const { exportPlans } = await import('./export-plans.ts');

it('a plan becomes a row that is safe to open, and one that can not be read is left out', async () => {
  vi.mocked(readCustomer).mockResolvedValue({ name: '=1+1', email: 'asha@example.com' });
  const agreed = { term: 'year', seat: 1_50_000_00 } as const;
  const ended = { state: 'ended', endedOn: '2026-12-01', endReason: 'refunded' } as const;
  const stored = [aSubscription({ agreed, ...ended }), { state: 'active' }];
  vi.mocked(readPages).mockImplementation(async function* () {
    yield stored.map((data) => ({
      id: 'plan1',
      ref: { path: 'users/asha/subscriptions/plan1' },
      data: () => data,
    })) as never;
  });
  const parts = [];
  for await (const part of exportPlans({ state: 'ended' })) parts.push(part);
  expect(parts[0]?.text).toMatch(/^\uFEFF"Plan ID","Product","Customer",/);
  expect(parts[1]).toMatchObject({ rows: 1, read: 2 });
  expect(parts[1]?.text).toBe(
    `"plan1","APAC Debt Grid","'=1+1","asha@example.com","Ended","On",12,"1 month","14/11/2026","13/12/2026",197988,197988,"INR","₹1,50,000 per user per year","14/11/2026","01/12/2026","Refunded"\r\n`,
  );
});
