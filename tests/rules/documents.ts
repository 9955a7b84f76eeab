import { serverTimestamp } from 'firebase/firestore';
import { collections } from '../../functions/shared/collections.ts';
import { aCartItem, anInvoice, anOrder, aProfile, aQuery } from '../support/documents.ts';

export type Document = Record<string, unknown>;

/** The creation time of the documents that already exist. */
const storedTime = new Date('2026-08-01T09:30:00Z');

/** A kind of document, with its path and a valid document. */
export interface DocumentKind {
  pathFor: (uid: string) => string;
  make: (uid: string) => Document;
  timeField: 'createdAt' | 'addedAt';
  /** Whether a change must keep that time. */
  keepsTime: boolean;
  mayBeChanged: boolean;
  /** The texts and lists that may be empty, and the texts that may have several lines. */
  mayBeEmpty: readonly string[];
  mayHaveLines: readonly string[];
  /** The numbers that may be 0. */
  mayBeZero: readonly string[];
  writer: 'owner' | 'visitor';
}

const usual = {
  timeField: 'createdAt',
  keepsTime: false,
  mayBeChanged: false,
  mayBeEmpty: [],
  mayHaveLines: [],
  mayBeZero: [],
  writer: 'owner',
} as const;

export const documentKinds = {
  profile: {
    ...usual,
    pathFor: (uid) => `users/${uid}`,
    make: (uid) => ({
      ...aProfile(uid, { isAnonymous: uid === 'guest' }),
      createdAt: serverTimestamp(),
    }),
    keepsTime: true,
    mayBeChanged: true,
    mayBeEmpty: ['name', 'phone', 'address', 'country', 'state', 'city'],
  },
  'cart item': {
    ...usual,
    pathFor: (uid) => `users/${uid}/cart/apac-debt-grid`,
    make: () => ({ ...aCartItem(), position: 1, addedAt: serverTimestamp() }),
    timeField: 'addedAt',
    mayBeChanged: true,
    mayBeEmpty: ['description', 'features'],
    mayBeZero: ['seats'],
  },
  order: {
    ...usual,
    pathFor: (uid) => `users/${uid}/orders/order-1`,
    make: (uid) => ({ ...anOrder(uid), createdAt: serverTimestamp() }),
  },
  invoice: {
    ...usual,
    pathFor: (uid) => `users/${uid}/invoices/invoice-1`,
    make: () => ({ ...anInvoice(), createdAt: serverTimestamp() }),
  },
  query: {
    ...usual,
    pathFor: (uid) => `users/${uid}/queries/query-1`,
    make: () => ({ ...aQuery(), createdAt: serverTimestamp() }),
    mayHaveLines: ['message'],
  },
  'anonymous query': {
    ...usual,
    pathFor: () => 'anonymous_queries/query-1',
    make: () => ({ ...aQuery(), createdAt: serverTimestamp() }),
    mayHaveLines: ['message'],
    writer: 'visitor',
  },
} satisfies Record<string, DocumentKind>;

/** All kinds that clients read. The server writes the subscriptions. */
export const readableKinds = {
  ...documentKinds,
  subscription: {
    ...usual,
    pathFor: (uid) => `users/${uid}/subscriptions/plan-1`,
    make: () => ({ productId: 'apac-debt-grid', seats: 2, createdAt: serverTimestamp() }),
  },
} satisfies Record<string, DocumentKind>;

export type ReadableKindName = keyof typeof readableKinds;
export type DocumentKindName = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as DocumentKindName[];

export const serverCollections: readonly string[] = [
  ...Object.values(collections).filter((name) => name !== 'users' && name !== 'anonymous_queries'),
  'anything_else',
];

/** The server collections that staff can't read either. */
export const closedCollections: readonly string[] = [
  collections.webhookEvents,
  collections.counters,
  collections.leases,
  collections.deletions,
  collections.revoked,
  collections.emailLinks,
  collections.verifiedAddresses,
  collections.requestCounts,
  'anything_else',
];

export function storedDocument({ make, timeField }: DocumentKind, uid: string): Document {
  return { ...make(uid), [timeField]: storedTime };
}

/**
 * Returns the document that its writer may store over the existing one. If changes are forbidden, it is a new
 * document.
 */
export function changedDocument(documentKind: DocumentKind, uid: string): Document {
  return documentKind.keepsTime ? storedDocument(documentKind, uid) : documentKind.make(uid);
}
