import { randomUUID } from 'node:crypto';
import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { isConflict } from '../../platform/commit-atomically.ts';

/** The lease of a sender. It is longer than it takes to compose an email and hand it over. */
const leaseMs = 10 * 60_000;
/** The maximum lead of the clock of the process that queued an email. */
const clockDifferenceMs = 5_000;

export interface ClaimedEntry {
  id: string;
  entry: OutboxEntry;
  /** If the stored entry has another update time, the claim is lost. */
  updateTime: Timestamp;
}

export function isDue({ state, dueAt }: OutboxEntry, now: Date): boolean {
  if (state !== 'queued' && state !== 'sending') return false;
  const overdueMs = now.getTime() - dueAt.toMillis();
  return overdueMs >= (state === 'queued' ? -clockDifferenceMs : 0);
}

/** Resolves to undefined if the email isn't due or another process claimed it first. */
export async function claimEmail(id: string, now: Date): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const entry = snapshot.data();
  const lastUpdateTime = snapshot.updateTime;
  if (!entry || !lastUpdateTime || !isDue(entry, now)) return undefined;
  const changes = {
    state: 'sending',
    tries: entry.tries + 1,
    claimId: randomUUID(),
    // A sender that crashed may already have handed over the email.
    unknownDeliveries: entry.unknownDeliveries + (entry.state === 'sending' ? 1 : 0),
    dueAt: Timestamp.fromMillis(now.getTime() + leaseMs),
  } satisfies UpdateData<OutboxEntry>;
  try {
    const { writeTime } = await snapshot.ref.update(changes, { lastUpdateTime });
    return { id, entry: { ...entry, ...changes }, updateTime: writeTime };
  } catch (error) {
    if (isConflict(error)) return stillOurs(id, changes.claimId);
    throw error;
  }
}

/**
 * Returns the claim if it is ours after all. If a response is lost, the client repeats the write and Firestore
 * rejects it.
 */
async function stillOurs(id: string, claimId: string): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const entry = snapshot.data();
  if (!snapshot.updateTime || entry?.claimId !== claimId) return undefined;
  return { id, entry, updateTime: snapshot.updateTime };
}
