import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPayment, listing, showing, showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('../api/watch-payments.ts');

const { watchReceiptState, watchRefunds } = await import('../api/watch-payments.ts');
const { ReceiptsPage } = await import('./receipts-page.tsx');

it('lists the payments whose receipt failed, with their order and another try', async () => {
  vi.mocked(watchRefunds).mockImplementation(showing([]));
  vi.mocked(watchReceiptState).mockImplementation(listing(aPayment({ receiptState: 'failed' })));
  await showTo('admin', <ReceiptsPage />, '/admin/receipts');
  await expect
    .element(page.getByRole('link', { name: 'The order' }))
    .toHaveAttribute('href', '/admin/orders/asha/order1');
  await expect.element(page.getByRole('button', { name: 'Issue the receipt' })).toBeVisible();
  await inspect();
  await showTo('admin', <ReceiptsPage />, '/admin/receipts?waiting');
  const states = vi.mocked(watchReceiptState).mock.calls.map(([{ state }]) => state);
  expect(new Set(states)).toEqual(new Set(['failed', 'queued']));
});
