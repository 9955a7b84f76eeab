import { collections } from '@shared/collections.ts';
import { isCurrency, defaultCurrency, type Currency } from '@shared/values/money.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchRow } from '../../lists/api/watch-rows.ts';

export interface AdminBankPayment {
  id: string;
  reference: string;
  /** The day in India on which the money arrived. */
  paidOn: string;
  amountMinor: number;
  currency: Currency;
  receiptState: string;
  /** The path of the invoice. */
  path: string;
  createdAt: Date | undefined;
  /** Undefined unless staff reversed it. */
  reversedAt: Date | undefined;
}

interface BankPaymentQuery {
  /** `path` finds the payments of an invoice, `uid` those of a customer. */
  field: 'path' | 'uid';
  value: string;
  after: Cursor | undefined;
}

export function watchBankPayments(
  { field, value, after }: BankPaymentQuery,
  onPage: (page: Page<AdminBankPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = {
    collection: collections.bankPayments,
    filters: [where(field, '==', value)],
    sort: [orderBy('createdAt', 'desc')],
  };
  return watchPage({ list, after }, readPayment, onPage, onError);
}

export function watchBankReceiptState(
  { state, after }: { state: 'queued' | 'failed'; after: Cursor | undefined },
  onPage: (page: Page<AdminBankPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = {
    collection: collections.bankPayments,
    filters: [where('receiptState', '==', state)],
    sort: [orderBy('capturedAt', 'desc')],
  };
  return watchPage({ list, after }, readPayment, onPage, onError);
}

export function watchBankPayment(
  id: string,
  onPayment: (payment: AdminBankPayment | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const path = `${collections.bankPayments}/${id}`;
  return watchRow(path, (row) => onPayment(row && toPayment(row)), onError);
}

function readPayment(row: Row): AdminBankPayment[] {
  return [toPayment(row)];
}

function toPayment({ id, data }: Row): AdminBankPayment {
  const { currency } = data;
  return {
    id,
    reference: textOf(data['reference']),
    paidOn: textOf(data['paidOn']),
    amountMinor: numberOf(data['amountMinor']),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    receiptState: textOf(data['receiptState']),
    path: textOf(data['path']),
    createdAt: dateOf(data['createdAt']),
    reversedAt: dateOf(data['reversedAt']),
  };
}
