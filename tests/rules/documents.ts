import { serverTimestamp } from 'firebase/firestore';
import { aCartItem, anInvoice, anOrder, aProfile, aQuery } from '../builders/documents.ts';
import { ownerUid } from './actors.ts';

type Document = Record<string, unknown>;

/** Every place where a document of the owner can lie, and a document that belongs there. */
export const places: Record<string, { path: string; make: (uid?: string) => Document }> = {
  profile: {
    path: `users/${ownerUid}`,
    make: (uid = ownerUid) => ({ ...aProfile(uid), createdAt: serverTimestamp() }),
  },
  'cart item': {
    path: `users/${ownerUid}/cart/apac-debt-grid`,
    make: () => ({ ...aCartItem(), addedAt: serverTimestamp() }),
  },
  order: {
    path: `users/${ownerUid}/orders/order-1`,
    make: (uid = ownerUid) => ({ ...anOrder(uid), createdAt: serverTimestamp() }),
  },
  invoice: {
    path: `users/${ownerUid}/invoices/invoice-1`,
    make: () => ({ ...anInvoice(), createdAt: serverTimestamp() }),
  },
  query: {
    path: `users/${ownerUid}/queries/query-1`,
    make: () => ({ ...aQuery(), createdAt: serverTimestamp() }),
  },
  'anonymous query': {
    path: 'anonymous_queries/query-1',
    make: () => ({ ...aQuery(), createdAt: serverTimestamp() }),
  },
};

/** Collections that only the server touches. */
export const serverCollections = [
  'payment_attempts',
  'payments',
  'refunds',
  'webhook_events',
  'receipts',
  'mail',
  'attention',
  'request_counts',
  'deletions',
  'audit',
  'anything_else',
];
