import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPayment, listing, showing, showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('../api/ask-desk.ts');
vi.mock('../api/watch-letters.ts');
vi.mock('../api/watch-payments.ts');
vi.mock('../api/watch-record.ts', { spy: true });
vi.mock('../api/watch-traces.ts');

const { askDesk } = await import('../api/ask-desk.ts');
const { watchLetters, watchLettersAbout } = await import('../api/watch-letters.ts');
const { watchLatestPayments, watchPayments, watchRefunds } =
  await import('../api/watch-payments.ts');
const { readCustomer, watchAuditOf, watchCharge } = await import('../api/watch-record.ts');
const { watchAttempts, watchReceipts } = await import('../api/watch-traces.ts');
const { ChargePage } = await import('./charge-page.tsx');

const order = { type: 'product_order', uid: 'asha', id: 'order1' } as const;
const stored = { orderNumber: 'ORD-1', total: 26_498, currency: 'INR', status: 'Paid' };
const nothing = showing({ items: [], hasMore: false });

beforeEach(() => {
  for (const watch of [watchLettersAbout, watchLatestPayments, watchAttempts, watchReceipts]) {
    vi.mocked(watch).mockImplementation(nothing);
  }
  vi.mocked(watchAuditOf).mockImplementation(nothing);
  vi.mocked(watchLetters).mockImplementation(listing());
  vi.mocked(watchRefunds).mockImplementation(showing([]));
  vi.mocked(watchPayments).mockImplementation(listing(aPayment()));
  vi.mocked(readCustomer).mockResolvedValue({ name: 'Asha Example', email: 'asha@example.com' });
});

it('shows an order with its customer, and offers a viewer nothing', async () => {
  vi.mocked(watchCharge).mockImplementation(showing(stored));
  await showTo('viewer', <ChargePage charge={order} />, '/admin/orders/asha/order1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Order ORD-1');
  await expect.element(page.getByText('Asha Example')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await inspect();
});

it('shows one that has outlasted its account without its customer, and refunds it', async () => {
  vi.mocked(askDesk).mockResolvedValue({ before: { leftMinor: 100 }, after: { leftMinor: 0 } });
  const erased = { ...stored, erasedAt: 1 };
  vi.mocked(watchCharge).mockImplementation(showing(erased));
  await showTo('admin', <ChargePage charge={order} />, '/admin/orders/asha/order1');
  await expect.element(page.getByText('Deleted account')).toBeVisible();
  await expect.element(page.getByText('asha@example.com')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Mark as Completed' }))
    .not.toBeInTheDocument();
  await inspect();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund the payment of ₹26,498?' });
  await expect.element(dialog.getByLabelText('Amount in INR')).toHaveValue('26498');
  await dialog.getByLabelText('Amount in INR').fill('99,99,999');
  await dialog.getByLabelText('Reason').fill('The month had hardly begun.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect
    .element(dialog.getByLabelText('Amount in INR'))
    .toHaveAccessibleDescription('Please enter an amount of at most ₹26,498.');
  await inspect();
  await dialog.getByLabelText('Amount in INR').fill('1');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(page.getByText('Refund of ₹1 requested.')).toBeVisible();
  expect(vi.mocked(askDesk).mock.lastCall?.[1]).toMatchObject({ amountMinor: 100 });
});
