import { collections } from '@shared/collections.ts';
import { isCurrency, defaultCurrency, type Currency } from '@shared/money.ts';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { watchPage, type Cursor, type Page } from './watch-page.ts';
import { watchDocument, watchQuery } from './watch.ts';

/** A payment of the ledger as the desk shows it. Amounts are in minor units. */
export interface DeskPayment {
  id: string;
  state: string;
  outcome: string;
  receiptState: string;
  method: string;
  amountMinor: number;
  amountRefundedMinor: number;
  feeMinor: number;
  currency: Currency;
  /** Of the order or invoice; empty for none. */
  path: string;
  createdAt: Date | undefined;
  /** As the provider reported them. */
  refunds: ProviderRefund[];
}

interface ProviderRefund {
  id: string;
  state: string;
  amountMinor: number;
  createdAt: Date | undefined;
}

/** A refund that this site makes. */
export interface DeskRefund {
  id: string;
  state: string;
  amountMinor: number;
  note: string;
  createdAt: Date | undefined;
}

/** More payments than this are not made for one order or invoice, and of all that wait no more are shown. */
const maxShown = 50;

/** The payments of an order or invoice, live. */
export function watchPayments(
  path: string,
  onPayments: (payments: DeskPayment[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchWhere(collections.payments, 'path', path, toPayment, onPayments, onError);
}

/** Payments that wait to be captured, live. */
export function watchUncaptured(
  onPayments: (payments: DeskPayment[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchWhere(collections.payments, 'state', 'authorized', toPayment, onPayments, onError);
}

/** One page of the payments whose receipt waits or has failed, live, the latest first. */
export function watchReceiptState(
  { state, after }: { state: 'queued' | 'failed'; after: Cursor | undefined },
  onPage: (page: Page<DeskPayment>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.payments),
    where('receiptState', '==', state),
    orderBy('capturedAt', 'desc'),
  );
  return watchPage({ sorted, after }, (it) => [toPayment(it.id, it.data())], onPage, onError);
}

/** One payment, live; undefined if there is none. */
export function watchPayment(
  id: string,
  onPayment: (payment: DeskPayment | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const place = doc(firestore(), collections.payments, id);
  return watchDocument(
    place,
    (snapshot) => {
      const data = snapshot.data();
      onPayment(data && toPayment(id, data));
    },
    onError,
  );
}

/** The refunds of a payment, live. */
export function watchRefunds(
  paymentId: string,
  onRefunds: (refunds: DeskRefund[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchWhere(collections.refunds, 'paymentId', paymentId, toRefund, onRefunds, onError);
}

/** The oldest first. */
function watchWhere<Item extends { createdAt: Date | undefined }>(
  name: string,
  field: string,
  value: string,
  read: (id: string, data: DocumentData) => Item,
  onItems: (items: Item[]) => void,
  onError: (error: Error) => void,
): () => void {
  const found = query(collection(firestore(), name), where(field, '==', value), limit(maxShown));
  return watchQuery(
    found,
    (docs) => {
      const items = docs.map((document) => read(document.id, document.data()));
      onItems(items.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)));
    },
    onError,
  );
}

function toPayment(id: string, data: DocumentData): DeskPayment {
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
    path: textOf(data['path']),
    createdAt: dateOf(data['createdAt']),
    refunds: toProviderRefunds(data['refunds']),
  };
}

/** The refunds in an entry of the ledger. */
export function toProviderRefunds(value: unknown): ProviderRefund[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, DocumentData>).map(([id, refund]) => ({
    id,
    state: textOf(refund['state']),
    amountMinor: numberOf(refund['amountMinor']),
    createdAt: dateOf(refund['createdAt']),
  }));
}

function toRefund(id: string, data: DocumentData): DeskRefund {
  return {
    id,
    state: textOf(data['state']),
    amountMinor: numberOf(data['amountMinor']),
    note: textOf(data['note']),
    createdAt: dateOf(data['createdAt']),
  };
}
