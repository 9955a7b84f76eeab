import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { indianDay } from '@shared/values/indian-time.ts';
import { showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { toAdminPayable } from './admin-payable.ts';
import { actionsOfPayable } from './payable-actions.ts';

vi.mock('../../core/api/as-user.ts');

const { postAsUser } = await import('../../core/api/as-user.ts');
const { ActionButtons } = await import('../actions/action-buttons.tsx');

const issued = {
  status: 'Pending',
  invoiceNumber: 'INV/26-27/000123',
  amount: 19_79_880,
  currency: 'INR',
  lines: [],
  createdAt: { toDate: () => new Date('2026-11-20T04:00:00Z') },
  purchases: [{ id: 'apac-debt-grid', seats: 12, term: 'year' }],
  dueAt: { toDate: () => new Date('2026-12-31T18:29:59.999Z') },
};

beforeEach(() => void vi.mocked(postAsUser).mockReset());

it('records a bank payment of the whole invoice by its reference and day', async () => {
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: {} });
  const payable = toAdminPayable('invoice', { uid: 'asha', id: 'inv1' }, issued);
  await showTo('admin', <ActionButtons actions={actionsOfPayable(payable)} />);
  await page.getByRole('button', { name: 'Record bank payment' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Record a bank payment for invoice INV/26-27/000123?',
  });
  const record = dialog.getByRole('button', { name: 'Record bank payment' });
  const reference = dialog.getByLabelText('Bank reference');
  await expect.element(dialog).toMatchTextContent('₹19,79,880 has arrived in full');
  await expect.element(dialog.getByLabelText('Arrived on')).toHaveValue(indianDay(new Date()));
  await record.click();
  await expect.element(reference).toHaveAccessibleDescription(/Please enter the bank reference\./);
  await inspect();
  const day = dialog.getByLabelText('Arrived on');
  await reference.fill('UTR_1');
  await day.fill('2026-11-19');
  await record.click();
  await expect
    .element(reference)
    .toHaveAccessibleDescription(/^Please enter the reference from your bank/);
  await expect.element(day).toHaveAccessibleDescription(/The invoice was issued on 20 Nov 2026\./);
  await expect.element(dialog.getByText(/^Starts/)).not.toBeInTheDocument();
  await day.fill(addDays(indianDay(new Date()), 1));
  await record.click();
  await expect.element(day).toHaveAccessibleDescription(/This day is in the future\./);
  expect(postAsUser).not.toHaveBeenCalled();
  await reference.fill('hdfc n52026-112800001');
  await day.fill('2026-11-27');
  const effect = 'Starts APAC Debt Grid: 12 users, 27 Nov 2026 to 26 Nov 2027.';
  await expect.element(dialog.getByText(effect)).toBeVisible();
  await record.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Bank payment of ₹19,79,880/)).toBeVisible();
  const [[, body]] = vi.mocked(postAsUser).mock.calls as [[string, object]];
  expect(body).toMatchObject({
    action: 'record-bank-payment',
    payable: { type: 'invoice', uid: 'asha', id: 'inv1' },
    reference: 'hdfc n52026-112800001',
    paidOn: '2026-11-27',
    amountMinor: 19_79_880_00,
  });
});

it('reverses a bank payment after a confirmation and with a reason', async () => {
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: {} });
  const paid = { ...issued, status: 'Paid', paymentId: 'bank_HDFCN52026112800001_2' };
  const payable = toAdminPayable('invoice', { uid: 'asha', id: 'inv1' }, paid);
  await showTo('admin', <ActionButtons actions={actionsOfPayable(payable)} />);
  await page.getByRole('button', { name: 'Reverse bank payment' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Reverse the bank payment of invoice INV/26-27/000123?',
  });
  const reverse = dialog.getByRole('button', { name: 'Reverse bank payment' });
  await expect.element(dialog).toMatchTextContent('record HDFCN52026112800001 for the right');
  await expect.element(reverse).toHaveClass('bg-danger-fill');
  await reverse.click();
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/Please enter a reason\./);
  await inspect();
  expect(postAsUser).not.toHaveBeenCalled();
  await dialog.getByLabelText('Reason').fill('It was for another invoice.');
  await reverse.click();
  await expect.element(page.getByText(/reversed\.$/)).toBeVisible();
  const [[, body]] = vi.mocked(postAsUser).mock.calls as [[string, object]];
  expect(body).toMatchObject({
    action: 'reverse-bank-payment',
    payable: { type: 'invoice', uid: 'asha', id: 'inv1' },
    paymentId: 'bank_HDFCN52026112800001_2',
    note: 'It was for another invoice.',
  });
});

it('offers no reversal of a payment by Razorpay', async () => {
  const paid = { ...issued, status: 'Paid', paymentId: 'pay_1' };
  const payable = toAdminPayable('invoice', { uid: 'asha', id: 'inv1' }, paid);
  expect(actionsOfPayable(payable)).toEqual([]);
});

it.each([
  ['Cancelled', {}, ['Record bank payment']],
  ['Cancelled', { lines: undefined }, []],
  ['Cancelled', { erasedAt: 1 }, []],
] as const)('offers a late bank payment of a %s invoice with %j: %j', (status, fields, labels) => {
  const payable = toAdminPayable(
    'invoice',
    { uid: 'asha', id: 'inv1' },
    { ...issued, status, ...fields },
  );
  expect(actionsOfPayable(payable).map(({ label }) => label)).toEqual(labels);
});
