import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { requestCounts } from '../documents.ts';
import { firestore } from '../firebase.ts';
import { keyedHash } from '../keyed-hash.ts';

const windowMs = 10 * 60 * 1000;

/** Whose requests are counted, and how many of them are taken within 10 minutes. */
export interface Limit {
  /** Any text that names it; stored as a keyed hash. */
  subject: string;
  limit: number;
}

/**
 * Counts a request for each subject, in the database and so across instances. Windows of 10 minutes
 * begin by the clock. Throws `too-many-requests` when one of them is over its limit: those that are
 * refused count too, so parallel requests can't slip through together.
 */
export async function countRequest(limits: readonly Limit[], now: Date): Promise<void> {
  const window = Math.floor(now.getTime() / windowMs);
  const counters = limits.map(({ subject }) =>
    requestCounts.doc(keyedHash(`${window}:${subject}`)),
  );
  const isOver = async (margin: 0 | 1): Promise<boolean> => {
    const counts = await firestore.getAll(...counters);
    return limits.some(
      ({ limit }, index) => Number(counts[index]?.get('count') ?? 0) + margin > limit,
    );
  };
  if (await isOver(1)) throw new ServerError('too-many-requests');

  const expiresAt = Timestamp.fromMillis((window + 2) * windowMs);
  const batch = firestore.batch();
  for (const counter of counters) {
    batch.set(counter, { count: FieldValue.increment(1), expiresAt }, { merge: true });
  }
  await batch.commit();
  if (await isOver(0)) throw new ServerError('too-many-requests');
}
