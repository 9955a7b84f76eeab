import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTo } from '../../../tests/admin.tsx';

vi.mock('../../lib/save-file.ts');
vi.mock('../actions/api/call-admin.ts');
vi.mock('../statement/api/read-statement.ts');
vi.mock('../statement/api/read-totals.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { countStatement, exportStatement } = await import('../statement/api/read-statement.ts');
const { readTotals } = await import('../statement/api/read-totals.ts');
const { StatementPage } = await import('./statement-page.tsx');

it("records a viewer's download with the days of the month", async () => {
  vi.mocked(readTotals).mockResolvedValue([]);
  vi.mocked(countStatement).mockResolvedValue(2);
  vi.mocked(exportStatement).mockImplementation(async function* () {
    yield { text: 'Payment\r\n', rows: 2, read: 2 };
  });
  await showTo('viewer', <StatementPage />, '/admin/statement?month=2026-11');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.element(page.getByText('statement-2026-11.csv saved (2 rows).')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'record-download',
    file: 'statement',
    filter: { from: '2026-11-01', to: '2026-11-30' },
    rows: 2,
  });
});
