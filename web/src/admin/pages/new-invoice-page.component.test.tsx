import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { networkError } from '../../core/api/api-error.ts';
import { readDraft } from '../staff/drafts.ts';

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
  await expect
    .poll(() => readDraft('admin', 'new-invoice'))
    .toMatchObject({ lines: [{ description: 'Second' }] });
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

const product = page.getByLabelText('Product');
const users = page.getByLabelText('Users');
const agreed = page.getByLabelText('Agreed price (optional)');

it('sells plans at the catalogue price or an agreed one, and keeps the items', async () => {
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: { number: 'INV/26-27/000001' } });
  const { unmount } = await show();
  await description.fill('Training');
  await page.getByLabelText('Plans').click();
  await expect.element(page.getByLabelText('Currency')).not.toBeInTheDocument();
  await product.selectOptions('EuroDebt Navigator');
  await page.getByLabelText('Items').click();
  await expect.element(description).toHaveValue('Training');
  await unmount();
  await show();
  await page.getByLabelText('Plans').click();
  await expect.element(product).toHaveValue('eurodebt-navigator');
  await name.fill('Asha Example');
  await email.fill('asha@example.com');
  await product.selectOptions('APAC Debt Grid');
  await users.fill('12');
  await page.getByLabelText('Term').selectOptions('1 year');
  await expect.element(agreed).toHaveAccessibleDescription(/Catalogue: ₹1,64,990\.$/);
  await expect.element(page.getByText('Total ₹19,79,880')).toBeVisible();
  await agreed.fill('1,50,000');
  await expect.element(page.getByText('Total ₹18,00,000')).toBeVisible();
  await issue.click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Its payment starts APAC Debt Grid, 12 users for 1 year, ₹1,50,000 per user as agreed.',
    );
  await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.poll(() => location.search).toBe('?text=INV%2F26-27%2F000001');
  const [[, body]] = vi.mocked(postAsUser).mock.calls as [[string, { invoice: object }]];
  expect(body.invoice).toEqual({
    name: 'Asha Example',
    email: 'asha@example.com',
    dueOn: expect.any(String) as string,
    plans: [{ id: 'apac-debt-grid', seats: 12, term: 'year', seatPrice: 1_50_000 }],
  });
});

it('says what is wrong with a plan, and checks the others again with a new product', async () => {
  await show();
  await page.getByLabelText('Plans').click();
  await issue.click();
  await expect.element(product).toHaveAccessibleDescription('Please choose a product.');
  await users.fill('0');
  await agreed.fill('$150');
  await expect.element(agreed).toHaveAccessibleDescription(/^Please enter a whole number/);
  await product.selectOptions('APAC Debt Grid');
  await expect.element(users).toHaveAccessibleDescription('Please enter a number from 1 to 500.');
  await inspect();
  await product.selectOptions('Global Debt Command Center');
  await expect.element(users).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Add plan' }).click();
  await product.nth(1).selectOptions('Global Debt Command Center');
  await expect.element(product.nth(1)).toHaveAccessibleDescription(/once\.$/);
  await product.nth(0).selectOptions('Andean Debt Tracker');
  await expect.element(product.nth(1)).toHaveAccessibleDescription('');
});

it('chooses and removes plans by keyboard', async () => {
  await show();
  await page.getByLabelText('Items').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByLabelText('Plans')).toBeChecked();
  await expect.element(page.getByLabelText('Plans')).toHaveFocus();
  for (const chosen of ["Customer's name", "Customer's email", 'Due date']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText(chosen)).toHaveFocus();
  }
  await page.getByRole('button', { name: 'Add plan' }).click();
  await product.nth(1).selectOptions('APAC Debt Grid');
  const remove = page.getByRole('button', { name: 'Remove plan 1' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(product).toHaveFocus();
  await expect.element(product).toHaveValue('apac-debt-grid');
  await expect.element(remove).toBeDisabled();
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
