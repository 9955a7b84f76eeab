import { randomUUID } from 'node:crypto';
import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { isConflict } from '../../platform/commit-atomically.ts';

/** Longer than it may take to write a letter and to hand it over. */
const leaseMs = 10 * 60_000;
/** By which the clock of whoever queued a letter may be ahead. */
const clockDifferenceMs = 5_000;

/** A letter that nobody else may send until its `dueAt`. */
export interface ClaimedEntry {
  id: string;
  entry: OutboxEntry;
  /** Of the claim itself: what has another one is not ours any more. */
  updateTime: Timestamp;
}

/** Whether a letter is to be sent now: it is queued, or whoever was sending it counts as dead. */
export function isDue({ state, dueAt }: OutboxEntry, now: Date): boolean {
  if (state !== 'queued' && state !== 'sending') return false;
  const overdueMs = now.getTime() - dueAt.toMillis();
  return overdueMs >= (state === 'queued' ? -clockDifferenceMs : 0);
}

/** Takes a letter to send it; undefined when it isn't due, or somebody else was faster. */
export async function claimLetter(id: string, now: Date): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const letter = snapshot.data();
  const lastUpdateTime = snapshot.updateTime;
  if (!letter || !lastUpdateTime || !isDue(letter, now)) return undefined;
  const changes = {
    state: 'sending',
    tries: letter.tries + 1,
    claimId: randomUUID(),
    // Whoever died on it may have handed it over.
    unknownDeliveries: letter.unknownDeliveries + (letter.state === 'sending' ? 1 : 0),
    dueAt: Timestamp.fromMillis(now.getTime() + leaseMs),
  } satisfies UpdateData<OutboxEntry>;
  try {
    const { writeTime } = await snapshot.ref.update(changes, { lastUpdateTime });
    return { id, entry: { ...letter, ...changes }, updateTime: writeTime };
  } catch (error) {
    if (isConflict(error)) return stillOurs(id, changes.claimId);
    throw error;
  }
}

/** When the answer to a claim got lost, the client writes it again by itself, and that is refused. */
async function stillOurs(id: string, claimId: string): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const letter = snapshot.data();
  if (!snapshot.updateTime || letter?.claimId !== claimId) return undefined;
  return { id, entry: letter, updateTime: snapshot.updateTime };
}
