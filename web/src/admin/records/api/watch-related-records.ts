import { collections } from '@shared/collections.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where } from '../../../core/database/row-query.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
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
): Promise<() => void> {
  const list = {
    collection: collections.paymentAttempts,
    filters: [where('path', '==', path)],
    sort: [orderBy('createdAt', 'desc')],
  };
  return watchBegin({ list, maxCount }, (row) => [toAttempt(row)], onRecords, onError);
}

/** The state of each item is the receipt number. */
export function watchReceipts(
  { path, maxCount }: LatestQuery,
  onRecords: (records: Begin<RelatedRecord>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = {
    collection: collections.receipts,
    filters: [where('path', '==', path)],
    sort: [orderBy('issuedAt', 'desc')],
  };
  return watchBegin({ list, maxCount }, (row) => [toReceipt(row)], onRecords, onError);
}

function toAttempt({ id, data }: Row): RelatedRecord {
  return { id, at: dateOf(data['createdAt']), state: textOf(data['state']) };
}

function toReceipt({ id, data }: Row): RelatedRecord {
  return { id, at: dateOf(data['issuedAt']), state: textOf(data['number']) };
}
