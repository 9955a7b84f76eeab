import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { indianDay } from '../../../../functions/shared/values/indian-time.ts';
import { bankPaymentId } from '../../../../functions/shared/payments/bank-payment-ids.ts';
import { toMinorUnits } from '../../../../functions/shared/values/money.ts';
import { invoicesOf } from '../../../../functions/src/invoices/issued-invoice.ts';
import type { Account } from '../accounts/accounts.ts';
import { byCommand } from '../admin-actions/request.ts';
import { storeInvoice, type InvoiceOverrides } from '../stored.ts';

type Owner = Pick<Account, 'uid'>;

export function aReference(): string {
  return `UTR${randomUUID().replaceAll('-', '').slice(0, 13)}`.toUpperCase();
}

/**
 * Records the bank payment of an issued invoice, by default on the day of its issue. Resolves to its reference and its
 * payment's first id.
 */
export async function payByBank(
  { uid }: Owner,
  id: string,
  { reference = aReference(), paidOn }: { reference?: string; paidOn?: string } = {},
) {
  const { amount = 0, createdAt } = (await invoicesOf(uid).doc(id).get()).data() ?? {};
  await byCommand({
    action: 'record-bank-payment',
    payable: { type: 'invoice', uid, id },
    reference,
    paidOn: paidOn ?? indianDay(createdAt?.toDate() ?? new Date()),
    amountMinor: toMinorUnits(amount),
  });
  return { reference, paymentId: bankPaymentId(reference.trim().toUpperCase(), 1) };
}

export function reverseByBank({ uid }: Owner, id: string, paymentId: string) {
  const payable = { type: 'invoice', uid, id } as const;
  const note = 'The transfer was for another invoice.';
  return byCommand({ action: 'reverse-bank-payment', payable, paymentId, note });
}

/** Stores an issued invoice without plans. */
export function anIssuedInvoice(owner: Owner, overrides: InvoiceOverrides = {}) {
  const lines = [{ description: 'Training', quantity: 1, unitPrice: 5_500.5 }];
  return storeInvoice(owner, { lines, dueAt: Timestamp.now(), note: null, ...overrides });
}

export async function aBankPaidInvoice(owner: Owner, overrides: InvoiceOverrides = {}) {
  const { id, path } = await anIssuedInvoice(owner, overrides);
  const payable = { type: 'invoice', uid: owner.uid, id } as const;
  return { payable, path, ...(await payByBank(owner, id)) };
}
