import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { networkError } from '../../core/api/api-error.ts';
import { toAdminPayable } from '../payables/admin-payable.ts';

vi.mock('../../lib/save-file.ts');
vi.mock('../actions/api/call-admin.ts');
vi.mock('../payables/api/export-payables.ts');
vi.mock('../payables/api/watch-payables.ts');

const { saveFile } = await import('../../lib/save-file.ts');
const { callAdmin } = await import('../actions/api/call-admin.ts');
const { countPayables, exportPayables } = await import('../payables/api/export-payables.ts');
const { watchPayables } = await import('../payables/api/watch-payables.ts');
const { PayablesPage } = await import('./payables-page.tsx');

const form = page.getByRole('form', { name: 'Filter invoices' });
const find = form.getByLabelText('Search');
const status = form.getByLabelText('Status');
const [from, to] = [form.getByLabelText('From'), form.getByLabelText('To')];
const row = page.getByRole('link', { name: 'INV-1' });
const invoice = toAdminPayable('invoice', { uid: 'asha', id: 'inv1' }, { invoiceNumber: 'INV-1' });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(watchPayables).mockImplementation(async ({ filter }, onPage) => {
    const items = filter.status === 'Pending' || filter.to ? [] : [invoice];
    onPage({ items, next: undefined, isPartial: filter.text === 'kin' });
    return () => undefined;
  });
});

it('can be filtered by keyboard and keeps the focus', async () => {
  await showTo('viewer', <PayablesPage type="invoice" />, '/admin/invoices');
  find.element().focus();
  await userEvent.keyboard('INV-1{Enter}');
  await expect.poll(() => location.search).toBe('?text=INV-1');
  await expect.element(find).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(status).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('No invoices match this filter.')).toBeVisible();
  await expect.element(status).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => location.search).toMatch(/status=Paid/);
  await expect.element(row).toBeVisible();

  await from.fill('2026-01-01');
  expect(location.search).not.toMatch(/from=/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toMatch(/from=2026-01-01/);
  await expect.element(from).toHaveFocus();
  await to.fill('2020-01-01');
  expect(location.search).not.toMatch(/to=/);
  form.getByRole('button', { name: 'Search' }).element().focus();
  await expect.poll(() => location.search).toMatch(/to=2020-01-01/);
  await expect.element(from).toHaveValue('2026-01-01');
  await expect.element(to).toHaveAccessibleDescription('Please choose a day on or after From.');
  await expect.element(page.getByText('No invoices match this filter.')).toBeVisible();
  await inspect();

  history.back();
  await expect.element(to).toHaveValue('');
  await expect.element(row).toBeVisible();
  form.getByRole('button', { name: 'Clear' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('');
  for (const field of [find, status, from]) await expect.element(field).toHaveValue('');
});

it('shows when an unpaid invoice is due', async () => {
  const dueAt = { toDate: () => new Date('2026-12-31T18:29:59.999Z') };
  const data = { invoiceNumber: 'INV-2', lines: [], dueAt, note: null };
  vi.mocked(watchPayables).mockImplementation(async (_, onPage) => {
    const items = ['Pending', 'Paid'].map((status) =>
      toAdminPayable('invoice', { uid: 'asha', id: status }, { ...data, status }),
    );
    onPage({ items, next: undefined });
    return () => undefined;
  });
  await showTo('viewer', <PayablesPage type="invoice" />, '/admin/invoices');
  await expect.element(page.getByText('Due 31 Dec 2026', { exact: true })).toBeVisible();
});

it('says when customers of a name are left out, and exports the filtered rows', async () => {
  vi.mocked(countPayables).mockResolvedValue(27);
  vi.mocked(exportPayables).mockImplementation(async function* () {
    yield { text: 'Number\r\n', rows: 0, read: 0, isPartial: true };
    yield { text: 'INV-1\r\n', rows: 27, read: 27 };
  });
  await showTo('viewer', <PayablesPage type="invoice" />, '/admin/invoices?text=kin');
  await expect
    .element(page.getByText(/^Too many customers match this name, so some invoices aren't shown/))
    .toBeVisible();
  await inspect();
  const download = page.getByRole('button', { name: 'Export CSV' });
  vi.mocked(callAdmin).mockRejectedValueOnce(networkError());
  await download.click();
  await expect.element(page.getByText('Export failed. Please try again.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  await download.click();
  const notice = /^invoices-\d{4}-\d\d-\d\d\.csv saved \(27 rows\)\. Not all customers with/;
  await expect.element(page.getByText(notice)).toBeVisible();
  expect(vi.mocked(exportPayables).mock.lastCall).toEqual(['invoice', { text: 'kin' }]);
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'record-download',
    file: 'invoices',
    filter: { search: true },
    rows: 27,
  });
  expect(await vi.mocked(saveFile).mock.lastCall?.[1].text()).toBe('Number\r\nINV-1\r\n');
});
