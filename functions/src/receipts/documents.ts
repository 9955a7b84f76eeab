import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import type { Receipt } from '../../shared/receipts/receipts.ts';
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
