import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from './firebase.ts';

/** A lock for work that only one process may do at a time. */
export interface Lease {
  holder: string;
  /** After this time, the lease has expired and Firestore deletes the document (TTL policy). */
  until: Timestamp;
}

/** The progress of an account's deletion, kept to recognise data that arrives later. */
export interface Deletion {
  /** `swept` follows the second sweep for data that arrived late. */
  step: DeletionStep | 'finished' | 'swept';
  updatedAt: Timestamp;
}

export type DeletionStep = 'documents' | 'notes' | 'receipts' | 'emails' | 'events' | 'sign-in';

/** Records that an account's sessions were ended. The database refuses tokens of earlier sign-ins. */
export interface Revocation {
  /** In whole seconds, as in Firebase Authentication. A sign-in within this second is still valid. */
  at: Timestamp;
  /** Firestore deletes the document after this time (TTL policy). */
  expiresAt: Timestamp;
}

export interface RequestCount {
  count: number;
  /** Firestore deletes the document after this time (TTL policy). */
  expiresAt: Timestamp;
}

export const deletions = typedCollection<Deletion>(collections.deletions);
export const revocations = typedCollection<Revocation>(collections.revoked);
export const leases = typedCollection<Lease>(collections.leases);
export const requestCounts = typedCollection<RequestCount>(collections.requestCounts);
