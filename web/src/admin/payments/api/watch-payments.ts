import { collections } from '@shared/collections.ts';
import type { DisputeFacts } from '@shared/payments/disputes.ts';
import { isCurrency, defaultCurrency, type Currency } from '@shared/values/money.ts';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import type { LatestQuery } from '../../records/api/watch-related-records.ts';
import { watchDocument, watchQuery } from '../../lists/api/watch.ts';

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
): () => void {
  return watchPage({ sorted: newestWhere('path', path), after }, readPayment, onPage, onError);
}

export function watchLatestPayments(
  { path, maxCount }: LatestQuery,
  onPayments: (payments: Begin<AdminPayment>) => void,
  onError: (error: Error) => void,
): () => void {
  return watchBegin(
    { sorted: newestWhere('path', path), maxCount },
    readPayment,
    onPayments,
    onError,
  );
}

export function watchUncaptured(
  after: Cursor | undefined,
  onPage: (page: Page<AdminPayment>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = newestWhere('state', 'authorized');
  return watchPage({ sorted, after }, readPayment, onPage, onError);
}

function newestWhere(field: 'path' | 'state', value: string): Query {
  return query(
    collection(firestore(), collections.payments),
    where(field, '==', value),
    orderBy('createdAt', 'desc'),
  );
}

function readPayment(document: QueryDocumentSnapshot): AdminPayment[] {
  return [toPayment(document.id, document.data())];
}

export function watchReceiptState(
  { state, after }: { state: 'queued' | 'failed'; after: Cursor | undefined },
  onPage: (page: Page<AdminPayment>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.payments),
    where('receiptState', '==', state),
    orderBy('capturedAt', 'desc'),
  );
  return watchPage({ sorted, after }, readPayment, onPage, onError);
}

/** Watches a payment; undefined if it isn't in the ledger. */
export function watchPayment(
  id: string,
  onPayment: (payment: AdminPayment | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const reference = doc(firestore(), collections.payments, id);
  return watchDocument(
    reference,
    (snapshot) => {
      const data = snapshot.data();
      onPayment(data && toPayment(id, data));
    },
    onError,
  );
}

const maxRefunds = 50;

export function watchRefunds(
  paymentId: string,
  onRefunds: (refunds: AdminRefund[]) => void,
  onError: (error: Error) => void,
): () => void {
  const found = query(
    collection(firestore(), collections.refunds),
    where('paymentId', '==', paymentId),
    limit(maxRefunds),
  );
  return watchQuery(
    found,
    (docs) => {
      const refunds = docs.map((document) => toRefund(document.id, document.data()));
      onRefunds(refunds.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)));
    },
    onError,
  );
}

function toPayment(id: string, data: DocumentData): AdminPayment {
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
  const disputes = Object.entries(value as Record<string, DocumentData>).map(([id, dispute]) => {
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
  });
  return Object.fromEntries(disputes);
}

export function toProviderRefunds(value: unknown): ProviderRefund[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, DocumentData>).map(([id, refund]) => ({
    id,
    state: textOf(refund['state']),
    amountMinor: numberOf(refund['amountMinor']),
    createdAt: dateOf(refund['createdAt']),
  }));
}

function toRefund(id: string, data: DocumentData): AdminRefund {
  return {
    id,
    providerId: textOf(data['razorpayRefundId']),
    state: textOf(data['state']),
    amountMinor: numberOf(data['amountMinor']),
    note: textOf(data['note']),
    createdAt: dateOf(data['createdAt']),
  };
}
