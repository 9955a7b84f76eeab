import { collections } from '@shared/collections.ts';
import { collection, orderBy, query, where, type DocumentData } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchBegin, type Begin } from '../../lists/api/watch-page.ts';

/** Something that is stored about an order or invoice, besides its payments and emails. */
export interface Trace {
  id: string;
  at: Date | undefined;
  state: string;
}

/** What is sought: the latest about a record, at most so many. */
export interface LatestOf {
  path: string;
  most: number;
}

/** The latest attempts to pay an order or invoice, live. The state says how far each has come. */
export function watchAttempts(
  { path, most }: LatestOf,
  onTraces: (traces: Begin<Trace>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.paymentAttempts),
    where('path', '==', path),
    orderBy('createdAt', 'desc'),
  );
  return watchBegin({ sorted, most }, (it) => [toAttempt(it.id, it.data())], onTraces, onError);
}

/** The latest receipts of an order or invoice, live, each with its number as the state. */
export function watchReceipts(
  { path, most }: LatestOf,
  onTraces: (traces: Begin<Trace>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.receipts),
    where('path', '==', path),
    orderBy('issuedAt', 'desc'),
  );
  return watchBegin({ sorted, most }, (it) => [toReceipt(it.id, it.data())], onTraces, onError);
}

function toAttempt(id: string, data: DocumentData): Trace {
  return { id, at: dateOf(data['createdAt']), state: textOf(data['state']) };
}

function toReceipt(id: string, data: DocumentData): Trace {
  return { id, at: dateOf(data['issuedAt']), state: textOf(data['number']) };
}
