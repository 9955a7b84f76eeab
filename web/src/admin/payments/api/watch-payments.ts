import { collections } from '@shared/collections.ts';
import type { DisputeFacts } from '@shared/payments/disputes.ts';
import { isCurrency, defaultCurrency, type Currency } from '@shared/values/money.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where, type RowQuery } from '../../../core/database/row-query.ts';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import type { LatestQuery } from '../../records/api/watch-related-records.ts';
import { watchRow, watchRows } from '../../lists/api/watch-rows.ts';

/** Amounts are in minor units. */
export interface AdminPayment {
  id: string;
  state: string;
  outcome: string;
  receiptState: string;
  method: string;
  amountMinor: number;
  amountRefundedMinor: number;
  feeMinor: number;
  currency: Currency;
  /** By Razorpay's id. */
  disputes: Record<string, AdminDispute>;
  /** The path of the order or invoice; empty if there is none. */
  path: string;
  createdAt: Date | undefined;
  /** The refunds that Razorpay reported. */
  refunds: ProviderRefund[];
}

export interface AdminDispute extends DisputeFacts {
  /** Empty if Razorpay gave none. */
  reason: string;
  respondBy: Date | undefined;
  createdAt: Date | undefined;
  /** When Razorpay reported the state. */
  reportedAt: Date | undefined;
}

export interface ProviderRefund {
  id: string;
  state: string;
  amountMinor: number;
  createdAt: Date | undefined;
}

/** A refund that this site makes. */
export interface AdminRefund {
  id: string;
  /** Razorpay's refund id; empty until Razorpay has accepted the refund. */
  providerId: string;
  state: string;
  amountMinor: number;
  note: string;
  createdAt: Date | undefined;
}

export function watchPayments(
  { path, after }: { path: string; after: Cursor | undefined },
  onPage: (page: Page<AdminPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchPage({ list: newestWhere('path', path), after }, readPayment, onPage, onError);
}

export function watchLatestPayments(
  { path, maxCount }: LatestQuery,
  onPayments: (payments: Begin<AdminPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchBegin(
    { list: newestWhere('path', path), maxCount },
    readPayment,
    onPayments,
    onError,
  );
}

export function watchUncaptured(
  after: Cursor | undefined,
  onPage: (page: Page<AdminPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = newestWhere('state', 'authorized');
  return watchPage({ list, after }, readPayment, onPage, onError);
}

function newestWhere(field: 'path' | 'state', value: string): RowQuery {
  return {
    collection: collections.payments,
    filters: [where(field, '==', value)],
    sort: [orderBy('createdAt', 'desc')],
  };
}

function readPayment(row: Row): AdminPayment[] {
  return [toPayment(row)];
}

export function watchReceiptState(
  { state, after }: { state: 'queued' | 'failed'; after: Cursor | undefined },
  onPage: (page: Page<AdminPayment>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = {
    collection: collections.payments,
    filters: [where('receiptState', '==', state)],
    sort: [orderBy('capturedAt', 'desc')],
  };
  return watchPage({ list, after }, readPayment, onPage, onError);
}

/** Watches a payment; undefined if it isn't in the ledger. */
export function watchPayment(
  id: string,
  onPayment: (payment: AdminPayment | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchRow(
    `${collections.payments}/${id}`,
    (row) => onPayment(row && toPayment(row)),
    onError,
  );
}

const maxRefunds = 50;

export function watchRefunds(
  paymentId: string,
  onRefunds: (refunds: AdminRefund[]) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const query = {
    collection: collections.refunds,
    filters: [where('paymentId', '==', paymentId)],
    sort: [],
    limit: maxRefunds,
  };
  return watchRows(
    { query },
    (rows) => {
      const refunds = rows.map(toRefund);
      onRefunds(refunds.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)));
    },
    onError,
  );
}

function toPayment({ id, data }: Row): AdminPayment {
  const { currency } = data;
  return {
    id,
    state: textOf(data['state']),
    outcome: textOf(data['outcome']),
    receiptState: textOf(data['receiptState']),
    method: textOf(data['method']),
    amountMinor: numberOf(data['amountMinor']),
    amountRefundedMinor: numberOf(data['amountRefundedMinor']),
    feeMinor: numberOf(data['feeMinor']),
    currency: isCurrency(currency) ? currency : defaultCurrency,
    disputes: toDisputes(data['disputes']),
    path: textOf(data['path']),
    createdAt: dateOf(data['createdAt']),
    refunds: toProviderRefunds(data['refunds']),
  };
}

export function toDisputes(value: unknown): Record<string, AdminDispute> {
  if (typeof value !== 'object' || value === null) return {};
  const disputes = Object.entries(value as Record<string, Record<string, unknown>>).map(
    ([id, dispute]) => {
      const read: AdminDispute = {
        state: textOf(dispute['state']),
        phase: textOf(dispute['phase']) || null,
        amountMinor: numberOf(dispute['amountMinor']),
        reason: textOf(dispute['reason']),
        respondBy: dateOf(dispute['respondBy']),
        createdAt: dateOf(dispute['createdAt']),
        reportedAt: dateOf(dispute['reportedAt']),
      };
      return [id, read] as const;
    },
  );
  return Object.fromEntries(disputes);
}

export function toProviderRefunds(value: unknown): ProviderRefund[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, Record<string, unknown>>).map(([id, refund]) => ({
    id,
    state: textOf(refund['state']),
    amountMinor: numberOf(refund['amountMinor']),
    createdAt: dateOf(refund['createdAt']),
  }));
}

function toRefund({ id, data }: Row): AdminRefund {
  return {
    id,
    providerId: textOf(data['razorpayRefundId']),
    state: textOf(data['state']),
    amountMinor: numberOf(data['amountMinor']),
    note: textOf(data['note']),
    createdAt: dateOf(data['createdAt']),
  };
}
