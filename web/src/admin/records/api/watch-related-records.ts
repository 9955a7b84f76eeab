import { collections } from '@shared/collections.ts';
import { collection, orderBy, query, where, type DocumentData } from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchBegin, type Begin } from '../../lists/api/watch-page.ts';

/** A payment attempt or a receipt of an order or invoice. */
export interface RelatedRecord {
  id: string;
  at: Date | undefined;
  state: string;
}

export interface LatestQuery {
  path: string;
  maxCount: number;
}

export function watchAttempts(
  { path, maxCount }: LatestQuery,
  onRecords: (records: Begin<RelatedRecord>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.paymentAttempts),
    where('path', '==', path),
    orderBy('createdAt', 'desc'),
  );
  return watchBegin(
    { sorted, maxCount },
    (it) => [toAttempt(it.id, it.data())],
    onRecords,
    onError,
  );
}

/** The state of each item is the receipt number. */
export function watchReceipts(
  { path, maxCount }: LatestQuery,
  onRecords: (records: Begin<RelatedRecord>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = query(
    collection(firestore(), collections.receipts),
    where('path', '==', path),
    orderBy('issuedAt', 'desc'),
  );
  return watchBegin(
    { sorted, maxCount },
    (it) => [toReceipt(it.id, it.data())],
    onRecords,
    onError,
  );
}

function toAttempt(id: string, data: DocumentData): RelatedRecord {
  return { id, at: dateOf(data['createdAt']), state: textOf(data['state']) };
}

function toReceipt(id: string, data: DocumentData): RelatedRecord {
  return { id, at: dateOf(data['issuedAt']), state: textOf(data['number']) };
}
