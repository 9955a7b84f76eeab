import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from './firebase.ts';

/** Says who does a work of which only one may be under way. There is none while nobody does it. */
export interface Lease {
  holder: string;
  /** From then on the holder counts as dead, and Firestore deletes the document (TTL policy). */
  until: Timestamp;
}

/** How far the deletion of an account has come. It stays, so that what arrives later is known as such. */
export interface Deletion {
  /** What is being done; `swept` once what came late was looked for, too. */
  step: DeletionStep | 'finished' | 'swept';
  updatedAt: Timestamp;
}

/** In this sequence. */
export type DeletionStep = 'documents' | 'receipts' | 'letters' | 'events' | 'sign-in';

/** Says that an account's sessions were ended. The database refuses tokens of earlier sign-ins. */
export interface Revocation {
  /** In whole seconds, as the authentication service keeps it: a sign-in of this second still counts. */
  at: Timestamp;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

/** How often somebody asked for something within a window of time. */
export interface RequestCount {
  count: number;
  /** Firestore deletes the document after this moment (TTL policy). */
  expiresAt: Timestamp;
}

export const deletions = typedCollection<Deletion>(collections.deletions);
export const revocations = typedCollection<Revocation>(collections.revoked);
export const leases = typedCollection<Lease>(collections.leases);
export const requestCounts = typedCollection<RequestCount>(collections.requestCounts);
