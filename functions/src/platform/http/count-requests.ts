import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { ServerError, type ServerErrorCode } from '../../../shared/server-errors.ts';
import { requestCounts } from '../documents.ts';
import { firestore } from '../firebase.ts';
import { keyedHash } from '../keyed-hash.ts';

const tenMinutesMs = 10 * 60 * 1000;

/** A subject whose requests are counted, and how many are accepted within a window. */
export interface Limit {
  /** Any text that identifies it. Stored as a keyed hash. */
  subject: string;
  limit: number;
  /** The length of the window; by default 10 minutes. */
  windowMs?: number;
  /** The code of the refusal; by default `too-many-requests`. */
  refusal?: ServerErrorCode;
  /** Runs when a request exceeds the limit. */
  onExceeded?: () => Promise<void>;
}

/** Counts a request as `exceededLimit` does. Throws the refusal of the limit that it exceeds. */
export async function countRequest(limits: readonly Limit[], now = new Date()): Promise<void> {
  const exceeded = await exceededLimit(limits, now);
  if (exceeded) throw new ServerError(exceeded.refusal ?? 'too-many-requests');
}

/**
 * Counts a request for each subject in the database, and so across instances, in fixed windows. Resolves to
 * the first limit that it exceeds. A request that comes when a limit is reached is not counted at all. One of
 * many parallel requests may be counted and exceed it all the same, so that they cannot pass together.
 */
export async function exceededLimit<L extends Limit>(
  limits: readonly L[],
  now = new Date(),
): Promise<L | undefined> {
  const counters = limits.map(({ subject, windowMs = tenMinutesMs }) => {
    const window = Math.floor(now.getTime() / windowMs);
    return {
      document: requestCounts.doc(keyedHash(`${window}:${subject}`)),
      expiresAt: Timestamp.fromMillis((window + 2) * windowMs),
    };
  });
  const findExceeded = async (margin: 0 | 1): Promise<L | undefined> => {
    const counts = await firestore.getAll(...counters.map(({ document }) => document));
    return limits.find(
      ({ limit }, index) => Number(counts[index]?.get('count') ?? 0) + margin > limit,
    );
  };
  const exceeded = (await findExceeded(1)) ?? (await countAndFind());
  await exceeded?.onExceeded?.();
  return exceeded;

  async function countAndFind(): Promise<L | undefined> {
    const batch = firestore.batch();
    for (const { document, expiresAt } of counters) {
      batch.set(document, { count: FieldValue.increment(1), expiresAt }, { merge: true });
    }
    await batch.commit();
    return findExceeded(0);
  }
}
