import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showing, showTo } from '../../../tests/admin.tsx';
import { toDeskCharge } from '../desk-charge.ts';

vi.mock('../api/watch-letters.ts');
vi.mock('../api/watch-payments.ts');
vi.mock('../api/watch-record.ts');
vi.mock('../api/watch-traces.ts');

const { watchLettersAbout } = await import('../api/watch-letters.ts');
const { watchLatestPayments } = await import('../api/watch-payments.ts');
const { watchAuditOf } = await import('../api/watch-record.ts');
const { watchAttempts, watchReceipts } = await import('../api/watch-traces.ts');
const { RecordTimeline } = await import('./record-timeline.tsx');

const minute = 60_000;
const order = {
  ...toDeskCharge('product_order', { uid: 'u', id: 'o' }, {}),
  createdAt: new Date(0),
};
const attempts = Array.from({ length: 52 }, (_, at) => ({
  id: `attempt${at}`,
  at: new Date((100 - at) * minute),
  state: 'lapsed',
}));
const nothing = showing({ items: [], hasMore: false });

it('shows fifty of a kind, and older ones when asked; a part that fails says so', async () => {
  for (const watch of [watchLettersAbout, watchLatestPayments, watchAuditOf]) {
    vi.mocked(watch).mockImplementation(nothing);
  }
  vi.mocked(watchReceipts).mockImplementation((_, __, onError) => {
    onError(new Error('unavailable'));
    return () => undefined;
  });
  vi.mocked(watchAttempts).mockImplementation(({ most }, onTraces) => {
    onTraces({ items: attempts.slice(0, most), hasMore: attempts.length > most });
    return () => undefined;
  });
  await showTo('viewer', <RecordTimeline charge={order} />);
  const begun = page.getByText('Payment begun');
  await expect.poll(() => begun.elements()).toHaveLength(50);
  await expect.element(page.getByText('Order placed')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^A part could not be loaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.poll(() => begun.elements()).toHaveLength(52);
  await expect.element(page.getByText('Order placed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});
