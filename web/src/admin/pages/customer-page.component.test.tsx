import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listing, showing, showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';

vi.mock('../api/watch-customers.ts');
vi.mock('../api/watch-letters.ts');

const { watchChargesOf, watchCustomer, watchMessagesOf } =
  await import('../api/watch-customers.ts');
const { watchLetters } = await import('../api/watch-letters.ts');
const { CustomerPage } = await import('./customer-page.tsx');

it('says of a customer without anything that there is nothing', async () => {
  vi.mocked(watchCustomer).mockImplementation(showing(undefined));
  vi.mocked(watchChargesOf).mockImplementation(listing());
  vi.mocked(watchMessagesOf).mockImplementation(listing());
  vi.mocked(watchLetters).mockImplementation(listing());
  await showTo('viewer', <CustomerPage uid="asha" />, '/admin/customers/asha');
  for (const text of [
    'This account has no profile, or was deleted. What the books need of a deleted one is below.',
    'No letter was sent yet.',
    'No invoices.',
    'No orders.',
    'No messages.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  await inspect();
});
