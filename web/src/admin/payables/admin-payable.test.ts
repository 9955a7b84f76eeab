import { expect, it } from 'vitest';
import { isOverdue } from '../../core/payments/payable.ts';
import { actionsOfPayable } from './payable-actions.ts';
import { deletedAccount, isCustomerEntered, toAdminPayable } from './admin-payable.ts';

it('distinguishes customer-entered invoices from issued ones, whatever their number', () => {
  const uidAndId = { uid: 'u', id: 'i' };
  const invoiceNumber = 'INV/26-27/000123';
  expect(isCustomerEntered(toAdminPayable('invoice', uidAndId, { invoiceNumber }))).toBe(true);
  expect(isCustomerEntered(toAdminPayable('invoice', uidAndId, { invoiceNumber, lines: [] }))).toBe(
    false,
  );
  expect(isCustomerEntered(toAdminPayable('product_order', uidAndId, {}))).toBe(false);
});

it("shows a deleted account's invoice as overdue, with its cancellation and without a reminder", () => {
  const due = { toDate: () => new Date('2026-01-31T18:29:59.999Z') };
  const invoice = { invoiceNumber: 'INV/26-27/000123', amount: 900, currency: 'INR', lines: [] };
  const uidAndId = { uid: 'u', id: 'i' };
  const open = { ...invoice, status: 'Pending', dueAt: due };
  const erased = toAdminPayable('invoice', uidAndId, { ...open, erasedAt: due });
  expect(erased).toMatchObject({
    number: 'INV/26-27/000123',
    amount: 900,
    name: deletedAccount,
    email: '',
    isErased: true,
  });
  expect(isCustomerEntered(erased)).toBe(false);
  expect(isOverdue(erased)).toBe(true);
  const labels = (payable: typeof erased) => actionsOfPayable(payable).map(({ label }) => label);
  expect(labels(erased)).toEqual(['Cancel invoice', 'Ask Razorpay']);
  expect(actionsOfPayable(erased)[0]).toMatchObject({ note: { hint: 'Visible to staff only.' } });
  const own = { ...open, name: 'Asha', email: 'asha@example.com' };
  const known = toAdminPayable('invoice', uidAndId, own);
  expect(known).toMatchObject({ name: 'Asha', email: 'asha@example.com', isErased: false });
  expect(labels(known)).toEqual([
    'Record bank payment',
    'Send reminder',
    'Cancel invoice',
    'Ask Razorpay',
  ]);
  const order = (status: string) =>
    labels(toAdminPayable('product_order', uidAndId, { status, total: 900 }));
  expect(order('Pending')).toEqual(['Ask Razorpay']);
  expect(order('Paid')).toEqual(['Mark as Completed']);
});
