import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTo } from '../../../tests/admin.tsx';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import type { AuditRow } from './api/watch-audit.ts';

vi.mock('../lists/api/read-once.ts');

const { readRow } = await import('../lists/api/read-once.ts');
const { AuditList } = await import('./audit-list.tsx');

const plan = 'users/asha/subscriptions/plan1';
const invoice = 'users/asha/invoices/inv1';
const stored: Record<string, Record<string, unknown>> = {
  [plan]: { productId: 'apac-debt-grid' },
  [invoice]: { invoiceNumber: 'INV/26-27/000123' },
};

function aRow(changed: Partial<AuditRow>): AuditRow {
  return {
    id: changed.path ?? '',
    at: new Date('2026-11-28T04:30:00Z'),
    action: 'hold-renewal',
    actorEmail: 'admin@example.com',
    path: plan,
    payablePath: '',
    before: {},
    after: {},
    note: '',
    ...changed,
  };
}

it("names a plan's product and its invoice, and shows amounts as money", async () => {
  vi.mocked(readRow).mockImplementation(async (path) => ({
    id: path,
    path,
    data: stored[path] ?? {},
  }));
  const paid = { reference: 'UTR1234567', amountMinor: 19_79_880_00, currency: 'INR' };
  const rows = [
    aRow({ payablePath: invoice }),
    aRow({ action: 'record-bank-payment', path: invoice, payablePath: invoice, after: paid }),
  ];
  await showTo('viewer', <AuditList rows={rows} />);
  const held = page.getByRole('listitem').first();
  const recorded = page.getByRole('listitem').last();
  await expectLink('Plan APAC Debt Grid', '/admin/plans/asha/plan1', held);
  await expectLink('Invoice INV/26-27/000123', '/admin/invoices/asha/inv1', held);
  await expect
    .element(recorded)
    .toMatchTextContent('Bank reference: UTR1234567, Amount: ₹19,79,880');
  await expect.element(recorded.getByRole('link')).toBeVisible();
  await inspect();
});
