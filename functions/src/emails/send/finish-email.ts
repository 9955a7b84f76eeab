import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { losesAddress } from '../../../shared/messages/email-kinds.ts';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { commitAtomically, isAborted, isConflict } from '../../platform/commit-atomically.ts';
import { raiseAlert, type NewAlert } from '../../alerts/raise-alert.ts';
import { emails } from '../compose/emails.ts';
import type { ClaimedEntry } from './claim-entry.ts';

/** The pauses between tries to mark an email as sent. An email that isn't marked is sent again. */
const recordPausesMs = [200, 1000, 5000];

export async function markSent(claimed: ClaimedEntry, now: Date): Promise<void> {
  const changes: UpdateData<OutboxEntry> = {
    state: 'sent',
    sentAt: Timestamp.fromDate(now),
    ...withoutStrayAddress(claimed),
  };
  for (const pauseMs of recordPausesMs) {
    try {
      await write(claimed, changes);
      return;
    } catch {
      await delay(pauseMs);
    }
  }
  await write(claimed, changes);
}

/** Queues the email again. `counts` are those that differ from the claim's. */
export async function putBack(
  claimed: ClaimedEntry,
  dueAt: Date,
  counts: Partial<Pick<OutboxEntry, 'tries' | 'unknownDeliveries'>>,
): Promise<void> {
  await write(claimed, { state: 'queued', dueAt: Timestamp.fromDate(dueAt), ...counts });
}

/** Marks the email as failed. Raises an alert in the same commit if the kind of email has one. */
export async function giveUp(claimed: ClaimedEntry, reason: string): Promise<void> {
  const item = alertsTo(claimed, reason);
  const changes: UpdateData<OutboxEntry> = {
    state: 'failed',
    failureReason: reason,
    ...withoutStrayAddress(claimed),
  };
  const { id, updateTime } = claimed;
  const isGivenUp = await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(outbox.doc(id));
    // If the response to our first commit was lost, the retry finds the email already marked as failed.
    if (!stored.updateTime?.isEqual(updateTime)) return stored.data()?.state === 'failed';
    batch.update(stored.ref, changes, { lastUpdateTime: updateTime });
    if (item) await raiseAlert(batch, reads, item);
    return true;
  });
  const { kind, tries } = claimed.entry;
  if (isGivenUp) logger.error('email-failed', { email: id, kind, tries, reason });
  else logger.warn('email-lost', { email: id });
}

/** Marks an email that no longer applies as dropped. Unlike `giveUp`, it raises no alert. */
export async function dropEmail(claimed: ClaimedEntry, reason: string): Promise<void> {
  const changes = { state: 'dropped', failureReason: reason } as const;
  await write(claimed, { ...changes, ...withoutStrayAddress(claimed) });
}

/** Deletes an email whose account was deleted or never existed. */
export async function deleteEmail({ id, updateTime }: ClaimedEntry): Promise<void> {
  await unlessLost(id, outbox.doc(id).delete({ lastUpdateTime: updateTime }));
}

function alertsTo({ id, entry }: ClaimedEntry, reason: string): NewAlert | undefined {
  const { kind, paymentId, uid, path } = entry;
  const { failure } = emails[kind];
  if (failure === null) return undefined;
  const details = `${kind} (mail/${id}): ${reason}`;
  return { id: failure, kind: failure, paymentId, uid, path, details };
}

function withoutStrayAddress({ entry }: ClaimedEntry): UpdateData<OutboxEntry> {
  return losesAddress(entry) ? { recipientEmail: null } : {};
}

function write({ id, updateTime }: ClaimedEntry, changes: UpdateData<OutboxEntry>): Promise<void> {
  return unlessLost(id, outbox.doc(id).update(changes, { lastUpdateTime: updateTime }));
}

/**
 * Ignores a conflict, which means that the claim is lost. That happens when its lease expires or the account is
 * deleted.
 */
async function unlessLost(id: string, writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!isConflict(error) || isAborted(error)) throw error;
    logger.warn('email-lost', { email: id });
  }
}
