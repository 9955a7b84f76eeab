import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { ServerError, type ServerErrorCode } from '../../../shared/server-errors.ts';
import { requestCounts } from '../documents.ts';
import { firestore } from '../firebase.ts';
import { keyedHash } from '../keyed-hash.ts';

const tenMinutesMs = 10 * 60 * 1000;

export interface Limit {
  /** Any text that identifies the subject. It's stored as a keyed hash. */
  subject: string;
  limit: number;
  /** By default 10 minutes. */
  windowMs?: number;
  /** By default `too-many-requests`. */
  refusal?: ServerErrorCode;
  onExceeded?: () => Promise<void>;
}

/** Counts a request as `exceededLimit` does. Throws the `refusal` of the limit that it exceeds. */
export async function countRequest(limits: readonly Limit[], now = new Date()): Promise<void> {
  const exceeded = await exceededLimit(limits, now);
  if (exceeded) throw new ServerError(exceeded.refusal ?? 'too-many-requests');
}

/**
 * Counts a request in fixed windows that all instances share. Resolves to the first limit that it exceeds. A
 * request isn't counted if a limit is already reached. Parallel requests may be counted and still exceed it, so
 * they can't pass together.
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
