import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AlertKind } from '@shared/admin/alerts.ts';
import { alertSentences } from '@shared/admin/alert-sentences.ts';
import type { Role } from '@shared/accounts/roles.ts';
import { listing, showing, showTo } from '../../../tests/admin.tsx';
import { aBankPayment, aCustomer, aPaidRecord, aPayment } from '../../../tests/admin-records.ts';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import type { AdminAlert } from './api/watch-alerts.ts';
import { alertActionKinds, type AlertActionKind } from './alert-action-kinds.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../records/api/read-number.ts');
vi.mock('../customers/api/read-customer.ts');
vi.mock('../customers/api/watch-customers.ts');
vi.mock('../payments/api/watch-bank-payments.ts');
vi.mock('../payments/api/watch-payments.ts');
vi.mock('../plans/api/watch-payers-plans.ts');
vi.mock('../records/api/watch-record.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { readNumber } = await import('../records/api/read-number.ts');
const { readCustomer } = await import('../customers/api/read-customer.ts');
const { watchCustomer } = await import('../customers/api/watch-customers.ts');
const { watchBankPayment } = await import('../payments/api/watch-bank-payments.ts');
const { watchPayment, watchRefunds, watchUncaptured } =
  await import('../payments/api/watch-payments.ts');
const { watchPayersPlans } = await import('../plans/api/watch-payers-plans.ts');
const { watchPaid } = await import('../records/api/watch-record.ts');
const { AlertCard } = await import('./alert-card.tsx');

const happenedAt = new Date('2026-11-24T04:30:00Z');
const lastAt = { seconds: 1, nanoseconds: 2 };
const note = 'Seen to.';
const anAlert = (kind: AlertKind): AdminAlert => ({
  id: 'item',
  kind,
  paymentId: 'pay_1',
  uid: 'asha',
  path: 'users/asha/orders/order1',
  details: '',
  count: 1,
  lastAt: happenedAt,
  lastTimestamp: lastAt,
  resolvedAt: undefined,
  note: '',
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: {} });
  vi.mocked(readNumber).mockResolvedValue('ORD-1');
  vi.mocked(readCustomer).mockResolvedValue({ name: 'Asha Example', email: 'asha@example.com' });
  vi.mocked(watchPayment).mockImplementation(showing(aPayment()));
  vi.mocked(watchRefunds).mockImplementation(showing([]));
  vi.mocked(watchUncaptured).mockImplementation(listing(aPayment({ state: 'authorized' })));
  vi.mocked(watchPayersPlans).mockImplementation(showing([]));
  vi.mocked(watchPaid).mockImplementation(showing(aPaidRecord({ status: 'Pending' })));
  vi.mocked(watchCustomer).mockImplementation(showing(aCustomer));
});

/** The name of each action's button, or the name and address of its link. */
const controls: Record<AlertActionKind, readonly [name: string, href?: string]> = {
  payment: ['Refund'],
  sync: ['Sync from Razorpay'],
  captures: ['Capture'],
  deletion: ['Try again'],
  customer: ['Email asha@example.com', 'mailto:asha@example.com'],
  left: ['View the remaining invoices', '/admin/customers/asha'],
  emails: ['View failed emails', '/admin/emails'],
  messages: ['View messages', '/admin/messages'],
  reconcile: ['Reconcile that day', '/admin/reconcile?day=2026-11-24'],
};

const kinds = Object.keys(alertActionKinds) as AlertKind[];
const inspected: ReadonlySet<AlertKind> = new Set(['payment_uncaptured', 'amount_refused']);

it.each(kinds)('%s says what to do and offers the actions that resolve it', async (kind) => {
  const { title, next } = alertSentences[kind];
  await show('admin', anAlert(kind));
  await expect.element(page.getByRole('heading')).toHaveTextContent(title);
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(next);
  for (const [name, href] of alertActionKinds[kind].map((end) => controls[end])) {
    const control = page.getByRole(href === undefined ? 'button' : 'link', { name });
    await expect.element(control).toBeVisible();
    expect(control.element().getAttribute('href')).toBe(href ?? null);
  }
  if (inspected.has(kind)) await inspect();
});

it.each([
  ['ledger_differs', 'Sync from Razorpay', { action: 'sync-payment', paymentId: 'pay_1' }],
  ['payment_uncaptured', 'Capture', { action: 'capture-payment', paymentId: 'pay_1' }],
  ['deletion_stuck', 'Try again', { action: 'retry-deletion', uid: 'asha' }],
  ['foreign', 'Resolve', { action: 'resolve-alert', id: 'item', lastAt, note }],
] as const)('%s: “%s” asks for confirmation', async (kind, name, action) => {
  await show('admin', anAlert(kind));
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  for (const field of dialog.getByLabelText('Resolution').all()) await field.fill(note);
  expect(callAdmin).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callAdmin).toHaveBeenCalledExactlyOnceWith(expect.any(String), action);
});

it('names the order and the customer of a payment that the ledger lacks, and offers a viewer no action', async () => {
  vi.mocked(watchPayment).mockImplementation(showing(undefined));
  await show('viewer', anAlert('ledger_differs'));
  await expectLink('Order ORD-1', '/admin/orders/asha/order1');
  await expectLink('Asha Example', '/admin/customers/asha');
  await expect.element(page.getByText("This payment isn't in the ledger.")).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('shows the bank payment of an alert', async () => {
  vi.mocked(watchBankPayment).mockImplementation(showing(aBankPayment()));
  await show('admin', { ...anAlert('plan_not_extended'), paymentId: 'bank_HDFCN1' });
  await expect.element(page.getByText('HDFCN1 · Bank transfer · 27 Nov 2026')).toBeVisible();
  expect(watchPayment).not.toHaveBeenCalled();
});

it('shows a resolved alert with its note', async () => {
  const alert = { ...anAlert('dispute'), resolvedAt: happenedAt, note: 'Answered.', count: 3 };
  await show('admin', alert);
  await expect.element(page.getByText(/^Resolved 24 Nov 2026.*: Answered\.$/)).toBeVisible();
  await expect.element(page.getByText(/^3 \(details are from the latest\)/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

function show(role: Role, alert: AdminAlert) {
  return showTo(
    role,
    <ul>
      <AlertCard alert={alert} />
    </ul>,
  );
}
