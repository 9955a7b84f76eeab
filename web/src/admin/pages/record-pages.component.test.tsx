import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listing, showing, showTo } from '../../../tests/admin.tsx';
import { aPaidRecord, aBankPayment, aPayment, aPlan } from '../../../tests/admin-records.ts';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../customers/api/read-customer.ts', { spy: true });
vi.mock('../audit/api/watch-audit.ts');
vi.mock('../customers/api/watch-customers.ts');
vi.mock('../emails/api/watch-emails.ts');
vi.mock('../messages/api/watch-messages-of.ts');
vi.mock('../payables/api/watch-payables-of.ts');
vi.mock('../payments/api/watch-bank-payments.ts');
vi.mock('../payments/api/watch-payments.ts');
vi.mock('../plans/api/watch-payers-plans.ts');
vi.mock('../plans/api/watch-plans.ts');
vi.mock('../records/api/find-claimed.ts');
vi.mock('../records/api/read-number.ts');
vi.mock('../records/api/watch-record.ts', { spy: true });
vi.mock('../records/api/watch-related-records.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { readCustomer } = await import('../customers/api/read-customer.ts');
const { watchAuditOf } = await import('../audit/api/watch-audit.ts');
const { watchCustomer } = await import('../customers/api/watch-customers.ts');
const { watchMessagesOf } = await import('../messages/api/watch-messages-of.ts');
const { watchPayablesOf } = await import('../payables/api/watch-payables-of.ts');
const { watchEmails, watchEmailsAbout } = await import('../emails/api/watch-emails.ts');
const { watchLatestPayments, watchPayments, watchReceiptState, watchRefunds } =
  await import('../payments/api/watch-payments.ts');
const { watchBankPayments, watchBankReceiptState } =
  await import('../payments/api/watch-bank-payments.ts');
const { watchPayersPlans } = await import('../plans/api/watch-payers-plans.ts');
const { watchPlansOf, watchPlansStartedBy } = await import('../plans/api/watch-plans.ts');
const { findClaimed } = await import('../records/api/find-claimed.ts');
const { readNumber } = await import('../records/api/read-number.ts');
const { watchPaid, watchPayable } = await import('../records/api/watch-record.ts');
const { watchAttempts, watchReceipts } = await import('../records/api/watch-related-records.ts');
const { PayablePage } = await import('./payable-page.tsx');
const { CustomerPage } = await import('./customer-page.tsx');
const { ReceiptsPage } = await import('./receipts-page.tsx');

const order = { type: 'product_order', uid: 'asha', id: 'order1' } as const;
const stored = { orderNumber: 'ORD-1', total: 26_498, currency: 'INR', status: 'Paid' };
const nothing = showing({ items: [], hasMore: false });

beforeEach(() => {
  for (const watch of [watchEmailsAbout, watchLatestPayments, watchAttempts, watchReceipts]) {
    vi.mocked(watch).mockImplementation(nothing);
  }
  vi.mocked(watchAuditOf).mockImplementation(nothing);
  vi.mocked(watchPlansStartedBy).mockImplementation(showing([]));
  vi.mocked(watchEmails).mockImplementation(listing());
  vi.mocked(watchRefunds).mockImplementation(showing([]));
  vi.mocked(watchPayersPlans).mockImplementation(showing([]));
  vi.mocked(watchPaid).mockImplementation(showing(aPaidRecord()));
  vi.mocked(watchPayments).mockImplementation(listing(aPayment()));
  vi.mocked(watchBankPayments).mockImplementation(listing());
  vi.mocked(watchBankReceiptState).mockImplementation(listing());
  vi.mocked(readCustomer).mockResolvedValue({ name: 'Asha Example', email: 'asha@example.com' });
  vi.mocked(readNumber).mockResolvedValue('INV/26-27/000123');
});

it('shows an order with its customer, and offers a viewer no action', async () => {
  vi.mocked(watchPayable).mockImplementation(showing(stored));
  await showTo('viewer', <PayablePage payable={order} />, '/admin/orders/asha/order1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Order ORD-1');
  await expect.element(page.getByText('Asha Example')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await inspect();
});

it('shows users and term of each line of an order, and the plans that it started', async () => {
  const line = { id: 'apac-debt-grid', name: 'APAC Debt Grid', pricing: '', price: 19_79_880 };
  const items = [
    { ...line, seats: 12, term: 'year' },
    { ...line, id: 'old', name: 'An old product', price: 999 },
  ];
  vi.mocked(watchPlansStartedBy).mockImplementation(showing([aPlan()]));
  vi.mocked(watchPayable).mockImplementation(showing({ ...stored, items, paymentId: 'pay_1' }));
  await showTo('viewer', <PayablePage payable={order} />, '/admin/orders/asha/order1');
  const details = page.getByRole('region', { name: 'Details' });
  await expect
    .element(details)
    .toMatchTextContent('APAC Debt Grid12 users for 1 year, ₹19,79,880An old product₹999');
  await expectLink(
    'APAC Debt Grid',
    '/admin/plans/asha/plan1',
    page.getByRole('region', { name: 'Plans' }),
  );
  expect(vi.mocked(watchPlansStartedBy).mock.lastCall?.[0]).toBe('users/asha/orders/order1');
  await inspect();
});

it('shows and refunds what a deleted account bought, without its customer', async () => {
  vi.mocked(callAdmin).mockResolvedValue({ before: { leftMinor: 100 }, after: { leftMinor: 0 } });
  const items = [
    { id: 'apac-debt-grid', name: 'APAC Debt Grid', pricing: 'One-off', price: 26_498 },
  ];
  const erased = { ...stored, items, erasedAt: 1 };
  vi.mocked(watchPayable).mockImplementation(showing(erased));
  await showTo('admin', <PayablePage payable={order} />, '/admin/orders/asha/order1');
  await expect.element(page.getByText('APAC Debt Grid')).toBeVisible();
  await expectLink('Deleted account', '/admin/customers/asha');
  await expect.element(page.getByText('asha@example.com')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Mark as Completed' }))
    .not.toBeInTheDocument();
  await inspect();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund the payment of ₹26,498?' });
  await expect.element(dialog.getByLabelText('Amount in INR')).toHaveValue('26498');
  await expect
    .element(dialog.getByRole('button', { name: 'Refund' }))
    .toHaveClass('bg-danger-fill');
  await dialog.getByLabelText('Amount in INR').fill('99,99,999');
  await dialog.getByLabelText('Reason').fill('The month had hardly begun.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect
    .element(dialog.getByLabelText('Amount in INR'))
    .toHaveAccessibleDescription('Please enter an amount up to ₹26,498.');
  await inspect();
  await dialog.getByLabelText('Amount in INR').fill('1');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(page.getByText('Refund of ₹1 requested.')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toMatchObject({ amountMinor: 100 });
});

it('shows the bank payments of an invoice, also a reversed one', async () => {
  const issued = { invoiceNumber: 'INV/26-27/000123', amount: 19_79_880, lines: [], dueAt: null };
  vi.mocked(watchPayable).mockImplementation(showing({ ...issued, status: 'Paid' }));
  vi.mocked(watchPayments).mockImplementation(listing());
  vi.mocked(watchBankPayments).mockImplementation(
    listing(
      aBankPayment(),
      aBankPayment({ id: 'bank_UTR2', reference: 'UTR2', reversedAt: new Date('2026-11-28') }),
    ),
  );
  const invoice = { type: 'invoice', uid: 'asha', id: 'inv1' } as const;
  await showTo('admin', <PayablePage payable={invoice} />, '/admin/invoices/asha/inv1');
  const part = page.getByRole('region', { name: 'Payments' });
  await expect.element(part).toMatchTextContent('HDFCN1 · Bank transfer · 27 Nov 2026');
  await expect.element(part.getByText('Received', { exact: true })).toBeVisible();
  await expect.element(part.getByText('Reversed', { exact: true })).toBeVisible();
  await expect.element(part.getByText('No payments through Razorpay.')).toBeVisible();
  const asked = vi.mocked(watchBankPayments).mock.lastCall?.[0];
  expect(asked).toMatchObject({ field: 'path', value: 'users/asha/invoices/inv1' });
  await inspect();
});

it('goes on from a claimed invoice to the invoice at its account', async () => {
  vi.mocked(watchPayable).mockImplementation(showing(undefined));
  vi.mocked(findClaimed).mockResolvedValue('users/asha/invoices/inv1');
  const unclaimed = { type: 'invoice', uid: 'unclaimed', id: 'inv1' } as const;
  const push = vi.spyOn(history, 'pushState');
  await showTo('viewer', <PayablePage payable={unclaimed} />, '/admin/invoices/unclaimed/inv1');
  await expect.poll(() => location.pathname).toBe('/admin/invoices/asha/inv1');
  expect(push.mock.lastCall?.[2]).toBe('/admin/invoices/unclaimed/inv1');
  vi.mocked(findClaimed).mockResolvedValue(undefined);
  await showTo('viewer', <PayablePage payable={unclaimed} />, '/admin/invoices/unclaimed/inv1');
  await expect.element(page.getByText(/^This invoice now belongs to an account/)).toBeVisible();
});

it('shows fifty records and older ones on request, and reports a failed part', async () => {
  const attempts = Array.from({ length: 52 }, (_, at) => ({
    id: `attempt${at}`,
    at: new Date((100 - at) * 60_000),
    state: 'lapsed',
  }));
  vi.mocked(watchPayable).mockImplementation(
    showing({ ...stored, createdAt: { toDate: () => new Date(0) } }),
  );
  vi.mocked(watchPayments).mockImplementation(listing());
  vi.mocked(watchReceipts).mockImplementation(async (_, __, onError) => {
    onError(new Error('unavailable'));
    return () => undefined;
  });
  vi.mocked(watchAttempts).mockImplementation(async ({ maxCount }, onRecords) => {
    onRecords({ items: attempts.slice(0, maxCount), hasMore: attempts.length > maxCount });
    return () => undefined;
  });
  await showTo('viewer', <PayablePage payable={order} />, '/admin/orders/asha/order1');
  const begun = page.getByText('Payment started');
  await expect.poll(() => begun.elements()).toHaveLength(50);
  await expect.element(page.getByText('Order placed')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^We couldn't load part of the timeline/)).toBeVisible();
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.poll(() => begun.elements()).toHaveLength(52);
  await expect.element(page.getByText('Order placed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

it('lists payments with a failed receipt, with their order and a retry', async () => {
  vi.mocked(watchReceiptState).mockImplementation(listing(aPayment({ receiptState: 'failed' })));
  await showTo('admin', <ReceiptsPage />, '/admin/receipts');
  await expectLink('View order', '/admin/orders/asha/order1');
  await expect.element(page.getByRole('button', { name: 'Issue receipt' })).toBeVisible();
  await inspect();
  await showTo('admin', <ReceiptsPage />, '/admin/receipts?waiting');
  const states = vi.mocked(watchReceiptState).mock.calls.map(([{ state }]) => state);
  expect(new Set(states)).toEqual(new Set(['failed', 'queued']));
});

it('lists bank payments with a failed receipt, with their invoice and a retry', async () => {
  vi.mocked(watchReceiptState).mockImplementation(listing());
  vi.mocked(watchBankReceiptState).mockImplementation(
    listing(aBankPayment({ receiptState: 'failed' })),
  );
  await showTo('admin', <ReceiptsPage />, '/admin/receipts');
  await expectLink('Invoice INV/26-27/000123', '/admin/invoices/asha/inv1');
  await expect.element(page.getByRole('button', { name: 'Issue receipt' })).toBeVisible();
  await expect
    .element(page.getByText('No failed receipts of payments through Razorpay.'))
    .toBeVisible();
  await inspect();
});

it("shows a customer's bank payments with their invoices", async () => {
  for (const watch of [watchPayablesOf, watchPlansOf, watchMessagesOf]) {
    vi.mocked(watch as typeof watchPayablesOf).mockImplementation(listing());
  }
  vi.mocked(watchCustomer).mockImplementation(showing(undefined));
  vi.mocked(watchBankPayments).mockImplementation(listing(aBankPayment()));
  await showTo('viewer', <CustomerPage uid="asha" />, '/admin/customers/asha');
  const part = page.getByRole('region', { name: 'Bank payments' });
  await expect.element(part).toMatchTextContent('₹19,79,880');
  await expectLink('Invoice INV/26-27/000123', '/admin/invoices/asha/inv1', part);
  expect(vi.mocked(watchBankPayments).mock.lastCall?.[0]).toMatchObject({
    field: 'uid',
    value: 'asha',
  });
});

it('says that a new customer has no records', async () => {
  vi.mocked(watchCustomer).mockImplementation(showing(undefined));
  vi.mocked(watchPayablesOf).mockImplementation(listing());
  vi.mocked(watchPlansOf).mockImplementation(listing());
  vi.mocked(watchMessagesOf).mockImplementation(listing());
  await showTo('viewer', <CustomerPage uid="asha" />, '/admin/customers/asha');
  for (const text of [
    'This account has no profile or was deleted. If it was deleted, the records we must keep for accounting are below.',
    'No emails sent yet.',
    'No plans.',
    'No invoices.',
    'No bank payments.',
    'No orders.',
    'No messages.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  await inspect();
});
