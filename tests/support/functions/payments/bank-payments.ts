import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
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

/** Records the bank payment of an issued invoice. Resolves to its reference and its payment's first id. */
export async function payByBank(
  { uid }: Owner,
  id: string,
  { reference = aReference(), paidOn = '2026-10-07' } = {},
) {
  const amount = (await invoicesOf(uid).doc(id).get()).data()?.amount ?? 0;
  await byCommand({
    action: 'record-bank-payment',
    payable: { type: 'invoice', uid, id },
    reference,
    paidOn,
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
