import { randomUUID } from 'node:crypto';
import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { isConflict } from '../../platform/commit-atomically.ts';

/** Longer than it takes to compose an email and to hand it over. */
const leaseMs = 10 * 60_000;
/** How far the clock of the process that queued an email may be ahead. */
const clockDifferenceMs = 5_000;

/** An email that no other process may send until its `dueAt`. */
export interface ClaimedEntry {
  id: string;
  entry: OutboxEntry;
  /** The time of the claim. An entry with another update time is not ours any more. */
  updateTime: Timestamp;
}

/** Whether an email must be sent now: it is queued, or the lease of its sender has expired. */
export function isDue({ state, dueAt }: OutboxEntry, now: Date): boolean {
  if (state !== 'queued' && state !== 'sending') return false;
  const overdueMs = now.getTime() - dueAt.toMillis();
  return overdueMs >= (state === 'queued' ? -clockDifferenceMs : 0);
}

/** Claims an email for sending; undefined when it is not due, or another process was faster. */
export async function claimEmail(id: string, now: Date): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const entry = snapshot.data();
  const lastUpdateTime = snapshot.updateTime;
  if (!entry || !lastUpdateTime || !isDue(entry, now)) return undefined;
  const changes = {
    state: 'sending',
    tries: entry.tries + 1,
    claimId: randomUUID(),
    // A sender that crashed may have handed the email over.
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

/** When the answer to a claim is lost, the client writes the claim again, which is refused. */
async function stillOurs(id: string, claimId: string): Promise<ClaimedEntry | undefined> {
  const snapshot = await outbox.doc(id).get();
  const entry = snapshot.data();
  if (!snapshot.updateTime || entry?.claimId !== claimId) return undefined;
  return { id, entry, updateTime: snapshot.updateTime };
}
