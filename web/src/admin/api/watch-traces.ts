import { collections } from '@shared/collections.ts';
import { collection, limit, query, where, type DocumentData } from 'firebase/firestore';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { watchQuery } from './watch.ts';

/** Something that is stored about an order or invoice, besides its payments and letters. */
export interface Trace {
  id: string;
  at: Date | undefined;
  state: string;
}

const maxShown = 50;

/** The attempts to pay an order or invoice, live. The state says how far each has come. */
export function watchAttempts(
  path: string,
  onTraces: (traces: Trace[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchTraces(collections.paymentAttempts, path, toAttempt, onTraces, onError);
}

/** The receipts of an order or invoice, live, each with its number as the state. */
export function watchReceipts(
  path: string,
  onTraces: (traces: Trace[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchTraces(collections.receipts, path, toReceipt, onTraces, onError);
}

function watchTraces(
  name: string,
  path: string,
  read: (id: string, data: DocumentData) => Trace,
  onTraces: (traces: Trace[]) => void,
  onError: (error: Error) => void,
): () => void {
  const found = query(collection(firestore(), name), where('path', '==', path), limit(maxShown));
  return watchQuery(found, (docs) => onTraces(docs.map((it) => read(it.id, it.data()))), onError);
}

function toAttempt(id: string, data: DocumentData): Trace {
  return { id, at: dateOf(data['createdAt']), state: textOf(data['state']) };
}

function toReceipt(id: string, data: DocumentData): Trace {
  return { id, at: dateOf(data['issuedAt']), state: textOf(data['number']) };
}
