import { setTimeout as delay } from 'node:timers/promises';
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { codeOf } from './code-of.ts';
import { firestore } from './firebase.ts';

const maxTries = 15;
const maxPauseMs = 400;
const notFound = 5;
const aborted = 10;
const unavailable = 14;

/** The gRPC codes with which a commit reports that a document has changed since it was read. */
const conflictCodes: ReadonlySet<unknown> = new Set([
  notFound,
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION
  aborted,
]);

/** Reads that all see the database as it was at the first read. */
export type Reads = Pick<Transaction, 'get' | 'getAll'>;

/**
 * Reads, decides and writes one batch, all or nothing. `prepare` adds each write with a precondition (`create`, or
 * the snapshot's `lastUpdateTime`). If a document has changed meanwhile, nothing is written and `prepare` runs
 * again.
 *
 * Only written documents are guarded. If a decision depends on a document that is only read, the caller documents
 * the effect of a later change.
 *
 * The reads use a read-only transaction, which takes no locks. With locks, concurrent deliveries of one payment
 * would wait for each other until the locks time out.
 */
export async function commitAtomically<Result>(
  prepare: (batch: WriteBatch, reads: Reads) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      const batch = firestore.batch();
      const result = await readConsistently((reads) => prepare(batch, reads));
      await batch.commit();
      return result;
    } catch (error) {
      const isPassing = isConflict(error) || codeOf(error) === unavailable;
      if (tries === maxTries || !isPassing) throw error;
      await delay(Math.random() * Math.min(maxPauseMs, 10 * 2 ** tries));
    }
  }
}

export function readConsistently<Result>(read: (reads: Reads) => Promise<Result>): Promise<Result> {
  return firestore.runTransaction(read, { readOnly: true });
}

export function put<Document extends object>(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Document>,
  document: Document,
): void {
  if (snapshot.exists) change(batch, snapshot, document);
  else batch.create(snapshot.ref, document);
}

/** Adds a document's change to a batch. The commit fails if the document has changed since it was read. */
export function change<Document>(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot<Document>,
  fields: Partial<Document>,
): void {
  batch.update(ref as DocumentReference, { ...fields }, { lastUpdateTime: updateTime });
}

export function isConflict(error: unknown): boolean {
  return conflictCodes.has(codeOf(error));
}

export function isDocumentMissing(error: unknown): boolean {
  return codeOf(error) === notFound;
}

/** Returns whether Firestore aborted a write without a reason, for instance because it was busy. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === aborted;
}
