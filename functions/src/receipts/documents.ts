import type { Query, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { Receipt } from '../../shared/receipts/receipts.ts';
import { endOfIndianDay, startOfIndianDay } from '../../shared/values/indian-time.ts';
import { typedCollection } from '../platform/firebase.ts';

export interface IssuedReceipt extends Receipt<Timestamp> {
  uid: string | null;
  path: string;
}

/** The last used number of a series, such as the receipts of a financial year. */
export interface Counter {
  last: number;
}

export const receipts = typedCollection<IssuedReceipt>(collections.receipts);
export const counters = typedCollection<Counter>(collections.counters);

/** Queries the receipts that were issued on a day in India, such as `2026-11-30`, oldest first. */
export function receiptsOfDay(day: string): Query<IssuedReceipt> {
  return receipts
    .where('issuedAt', '>=', startOfIndianDay(day))
    .where('issuedAt', '<=', endOfIndianDay(day))
    .orderBy('issuedAt');
}
