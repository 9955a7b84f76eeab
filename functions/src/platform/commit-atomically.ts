import { setTimeout as delay } from 'node:timers/promises';
import type { WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';

const maxTries = 15;
const maxPauseMs = 400;
const invalidArgument = 3;
const aborted = 10;

/** gRPC codes by which a commit says that what it was decided on has changed. */
const conflictCodes: ReadonlySet<unknown> = new Set([
  5, // NOT_FOUND
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION
  aborted,
]);

/**
 * Reads, decides and writes one batch, all or nothing. `prepare` does the reading and puts the writes
 * into the batch, each with a precondition (`create`, or `lastUpdateTime` of the snapshot) that holds
 * what was read; it runs again when something changed in between. What a precondition stands for besides
 * its own document is read after that document: it could be older, and nobody would notice. Without the
 * locks of a transaction: several deliveries of one payment at once would keep each other waiting until
 * the locks time out.
 */
export async function commitAtomically<Result>(
  prepare: (batch: WriteBatch) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const batch = firestore.batch();
    const result = await prepare(batch);
    try {
      await batch.commit();
      return result;
    } catch (error) {
      if (tries === maxTries || !isConflict(error)) throw error;
      await delay(Math.random() * Math.min(maxPauseMs, 10 * 2 ** tries));
    }
  }
}

/**
 * The same for what may hold something that the database never takes, for instance because it is too
 * large: then `prepare` puts the rest into a batch, told that this is not writable.
 */
export async function commitWhatIsWritable<Result>(
  prepare: (batch: WriteBatch, isWritable: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await commitAtomically((batch) => prepare(batch, true));
  } catch (error) {
    if (codeOf(error) !== invalidArgument) throw error;
    return commitAtomically((batch) => prepare(batch, false));
  }
}

/** Whether the database refused a write because what it was decided on has changed. */
export function isConflict(error: unknown): boolean {
  return conflictCodes.has(codeOf(error));
}

/** Whether the database refused it without saying why, for instance because it is busy. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === aborted;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
