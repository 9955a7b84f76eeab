import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { requestCounts } from '../documents.ts';
import { firestore } from '../firebase.ts';
import { keyedHash } from '../keyed-hash.ts';

const windowMs = 10 * 60 * 1000;

/** A subject whose requests are counted, and how many are accepted within 10 minutes. */
export interface Limit {
  /** Any text that identifies it. Stored as a keyed hash. */
  subject: string;
  limit: number;
}

/**
 * Counts a request for each subject in the database, and so across instances, in fixed windows of 10
 * minutes. Throws `too-many-requests` if a subject exceeds its limit. Refused requests count too, so that
 * parallel requests cannot exceed the limit together.
 */
export async function countRequest(limits: readonly Limit[], now = new Date()): Promise<void> {
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
