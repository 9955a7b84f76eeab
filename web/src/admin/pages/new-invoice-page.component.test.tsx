import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { networkError } from '../../core/api/api-error.ts';

vi.mock('../../core/api/as-user.ts');
vi.mock('../customers/api/find-customers.ts');

const { postAsUser } = await import('../../core/api/as-user.ts');
const { namesAt } = await import('../customers/api/find-customers.ts');
const { NewInvoicePage } = await import('./new-invoice-page.tsx');

const name = page.getByLabelText("Customer's name");
const email = page.getByLabelText("Customer's email");
const description = page.getByLabelText('Description');
const price = page.getByLabelText('Unit price');
const dialog = page.getByRole('dialog');
const issue = page.getByRole('button', { name: 'Issue invoice' });
const show = () => showTo('admin', <NewInvoicePage />, '/admin/invoices/new');

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(namesAt).mockImplementation((address) =>
    Promise.resolve(address.startsWith('asha') ? ['Asha Example'] : []),
  );
});

it('says what is missing and which account has the address', async () => {
  await show();
  await issue.click();
  await expect.element(description).toHaveAccessibleDescription('Please enter a description.');
  await expect.element(price).toHaveAccessibleDescription(/^Please enter a price. Use a point/);
  await inspect();
  await email.fill('nobody@example.com');
  await expect.element(email).toHaveAccessibleDescription(/^No account uses this address yet\./);
  await email.fill('asha@example.com');
  await expect
    .element(email)
    .toHaveAccessibleDescription(/^Accounts with this address: Asha Example\./);
});

it('checks the sign of a price again with a new currency', async () => {
  await show();
  await price.fill('$349.99');
  await issue.click();
  await expect.element(price).toHaveAccessibleDescription(/Choose USD as the currency/);
  await page.getByLabelText('Currency').selectOptions('USD');
  await expect.element(price).toHaveAccessibleDescription('');
  await expect.element(page.getByText('Total $349.99')).toBeVisible();
});

it('keeps the input until it is cleared, and the focus near a removed line', async () => {
  const { unmount } = await show();
  await name.fill('Asha Example');
  await description.fill('First');
  for (const [index, text] of ['Second', 'Third'].entries()) {
    await page.getByRole('button', { name: 'Add item' }).click();
    await description.nth(index + 1).fill(text);
  }
  for (const line of [1, 2]) {
    await page.getByRole('button', { name: `Remove item ${line}` }).click();
    await expect.poll(() => document.activeElement).toHaveValue('Second');
  }
  await unmount();
  const again = await show();
  await expect.element(name).toHaveValue('Asha Example');
  await expect.element(description).toHaveValue('Second');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect.element(description).toHaveValue('');
  await again.unmount();
  await show();
  await expect.element(name).toHaveValue('');
});

it('retries with the same key when the answer was lost', async () => {
  vi.mocked(postAsUser).mockRejectedValueOnce(networkError());
  await show();
  await name.fill('Asha Example');
  await email.fill('asha@example.com');
  await description.fill('Training');
  await price.fill('2,500');
  await expect.element(page.getByText('Total ₹2,500')).toBeVisible();
  await issue.click();
  await expect.element(dialog).toMatchTextContent('asha@example.com');
  await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.element(dialog.getByText(/^We couldn't reach the server\./)).toBeVisible();
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: { number: 'INV/26-27/000001' } });
  await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.poll(() => location.search).toBe('?text=INV%2F26-27%2F000001');
  const keys = vi
    .mocked(postAsUser)
    .mock.calls.map(([, body]) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toEqual([keys[0], keys[0]]);
});
