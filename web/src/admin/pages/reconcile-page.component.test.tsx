import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listing, showTo } from '../../../tests/admin.tsx';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import type { AdminReconciliation } from '../reconcile/api/watch-reconciliations.ts';
import type { Cursor } from '../lists/api/watch-page.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../reconcile/api/watch-reconciliations.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchReconciliations } = await import('../reconcile/api/watch-reconciliations.ts');
const { ReconcilePage } = await import('./reconcile-page.tsx');

const run: AdminReconciliation = {
  id: 'run',
  from: '2026-08-28',
  to: '2026-08-29',
  state: 'done',
  next: '',
  days: 2,
  daysDone: 2,
  atProvider: 1,
  inLedger: 0,
  lost: 1,
  differences: 1,
  unraised: 0,
  createdAt: new Date('2026-09-01'),
  updatedAt: new Date('2026-09-01'),
};
const older = { ...run, id: 'older', from: '2020-01-10', to: '2020-01-10' };

it('compares 1 to 92 days and shows the differences', async () => {
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: {} });
  vi.mocked(watchReconciliations).mockImplementation(listing(run));
  const { unmount } = await showTo('admin', <ReconcilePage />, '/admin/reconcile?day=2026-08-29');
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-08-29');
  await expect.element(page.getByLabelText('To')).toHaveValue('2026-08-29');
  const compare = page.getByRole('button', { name: 'Reconcile' });
  await page.getByLabelText('From').fill('2026-09-01');
  await compare.click();
  await expect.element(page.getByText('Please choose 1 to 92 days, up to today.')).toBeVisible();
  await inspect();
  await page.getByLabelText('From').fill('2026-08-28');
  await unmount();
  await showTo('admin', <ReconcilePage />);
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-08-28');
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Reconcile 2 days?' });
  await dialog.getByRole('button', { name: 'Reconcile' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const action = { action: 'reconcile', from: '2026-08-28', to: '2026-08-29' };
  expect(callAdmin).toHaveBeenCalledExactlyOnceWith(expect.any(String), action);

  const item = page.getByRole('listitem').filter({ hasText: '28 Aug 2026 to 29 Aug 2026' });
  await expect.element(item).toMatchTextContent('Done');
  await expect
    .element(item)
    .toMatchTextContent('1 payment in Razorpay, 0 in the ledger, 1 missing');
  await expectLink('1 difference', '/admin/alerts', item);
});

it('turns pages and returns to the same page', async () => {
  const next = 'after the first' as unknown as Cursor;
  vi.mocked(watchReconciliations).mockImplementation(async (after, onPage) => {
    onPage(after === next ? { items: [older], next: undefined } : { items: [run], next });
    return () => undefined;
  });
  const { unmount } = await showTo('viewer', <ReconcilePage />, '/admin/reconcile');
  await expect.element(page.getByRole('button', { name: 'Reconcile' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.element(page.getByText('10 Jan 2020')).toBeVisible();
  await unmount();
  await showTo('viewer', <p>Emails</p>, '/admin/emails');
  history.back();
  await expect.poll(() => location.pathname).toBe('/admin/reconcile');
  await showTo('viewer', <ReconcilePage />);
  await expect.element(page.getByText('Page 2')).toBeVisible();
  await expect.element(page.getByText('10 Jan 2020')).toBeVisible();
});
