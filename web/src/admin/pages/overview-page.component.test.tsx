import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paymentStatuses } from '@shared/payments/payment-statuses.ts';
import { showTo } from '../../../tests/admin.tsx';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import type { ByStatus } from '../overview/api/read-overview.ts';
import type { Waiting } from '../overview/waiting-queries.ts';
import { monthsUntil } from '../lists/months.ts';

vi.mock('../overview/api/read-overview.ts');
vi.mock('../overview/api/read-plan-figures.ts');
vi.mock('../overview/api/read-refunded.ts');

const { countByStatus, readHealth, readReceived, readWaiting } =
  await import('../overview/api/read-overview.ts');
const { readPlanFigures } = await import('../overview/api/read-plan-figures.ts');
const { readRefunded } = await import('../overview/api/read-refunded.ts');
const { OverviewPage } = await import('./overview-page.tsx');

const waiting: Waiting = {
  openAlerts: 1,
  emailsWaiting: 2,
  emailsFailed: 3,
  receiptsWaiting: 4,
  receiptsFailed: 5,
  messagesWaiting: 6,
  overdueInvoices: 1_234,
};
const byStatus = Object.fromEntries(paymentStatuses.map((it) => [it, 7])) as ByStatus;
const months = monthsUntil(new Date('2026-11-24T04:30:00Z'), 12);
const received = months.map((month, back) => ({
  month,
  currency: 'INR' as const,
  payments: back === 0 ? 2 : 0,
  receivedMinor: back === 0 ? 26_498_00 : 0,
  refundedMinor: 0,
}));

beforeEach(() => {
  vi.mocked(readWaiting).mockResolvedValue(waiting);
  vi.mocked(countByStatus).mockResolvedValue(byStatus);
  vi.mocked(readHealth).mockResolvedValue({
    sweptAt: new Date('2026-11-24T04:30:00Z'),
  });
  vi.mocked(readPlanFigures).mockResolvedValue({
    active: 120,
    seats: 1_450,
    renewals: 30,
    overdue: 2,
    suspended: 1,
    monthlyMinor: [
      ['INR', 23_92_355_00],
      ['USD', 1_234_50],
    ],
    ended: [
      ['cancelled', 3],
      ['unpaid', 4],
    ],
  });
  vi.mocked(readReceived).mockResolvedValue(received);
  vi.mocked(readRefunded).mockResolvedValue({ INR: 1_000_50, USD: 0, EUR: 0 });
});

it('links each figure to its details', async () => {
  await showTo('viewer', <OverviewPage />, '/admin/');
  await expect.element(page.getByText('24 Nov 2026, 10:00 am IST')).toBeVisible();
  const hrefs = {
    'Open alerts: 1': '/admin/alerts',
    'Emails waiting: 2': '/admin/emails?waiting',
    'Failed emails: 3': '/admin/emails',
    'Receipts waiting: 4': '/admin/receipts?waiting',
    'Failed receipts: 5': '/admin/receipts',
    'Messages waiting: 6': '/admin/messages',
    'Overdue invoices: 1,234': '/admin/invoices?status=Overdue',
    'Active plans: 120': '/admin/plans?state=active',
    'Users in active plans: 1,450': '/admin/plans?state=active',
    'Renewals within 30 days: 30': '/admin/plans?state=due',
    'Overdue plans: 2': '/admin/plans?state=overdue',
    'Suspended plans: 1': '/admin/plans?state=suspended',
    'Revenue per month, INR: ₹23,92,355': '/admin/plans?state=active',
    'Revenue per month, USD: $1,234.50': '/admin/plans?state=active',
    'Ended this month: cancelled: 3': '/admin/plans?state=ended',
    'Ended this month: not paid: 4': '/admin/plans?state=ended',
    'Last webhook: None yet': '/admin/reconcile',
    'Last check for missing payments: 24 Nov 2026, 10:00 am IST': '/admin/reconcile',
  };
  for (const [name, href] of Object.entries(hrefs)) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await expectLink('Pending: 7', '/admin/invoices?status=Pending', invoices);
});

it('links each month and its bars to its statement, also on a phone', async () => {
  await showTo('viewer', <OverviewPage />, '/admin/');
  const link = page.getByRole('link', { name: 'November 2026' });
  await expect.element(link).toHaveAttribute('href', '/admin/statement?month=2026-11');
  const refunded = page.getByRole('link', { name: /^[^:]+ \d{4}, INR: ₹1,000.50$/ });
  await expect
    .element(refunded.first())
    .toHaveAttribute('href', expect.stringMatching(/^\/admin\/statement\?month=/));
  await expect.poll(isChartDrawn).toBe(true);
  const chart = page.elementLocator(canvas() ?? document.body);
  const { width, height } = chart.element().getBoundingClientRect();
  await chart.click({ position: { x: width - 20, y: height / 2 }, force: true });
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/admin/statement?month=2026-11');
  await inspect();
  await page.viewport(360, 800);
  const row = page.getByRole('listitem').filter({ hasText: 'November 2026' });
  for (const column of ['Payments', 'Received', 'Refunded or reversed']) {
    await expect.element(row.getByText(column)).toBeVisible();
  }
});

it('shows the other parts when one fails, and retries the failed part', async () => {
  vi.mocked(readWaiting).mockRejectedValueOnce(new Error('unavailable'));
  await showTo('viewer', <OverviewPage />, '/admin/');
  const waits = page.getByRole('region', { name: 'To do' });
  await expect.element(waits.getByText("We couldn't load the figures.")).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pending: 7' }).first()).toBeVisible();
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect.element(waits.getByRole('link', { name: 'Open alerts: 1' })).toBeVisible();
});

function canvas(): HTMLCanvasElement | null {
  return document.querySelector('canvas');
}

/** The canvas is narrower than its container until the chart is drawn. */
function isChartDrawn(): boolean {
  const container = canvas()?.parentElement;
  return canvas()?.clientWidth === (container?.clientWidth ?? 0);
}
