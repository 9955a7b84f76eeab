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
const markPausesMs = [200, 1000, 5000];

export async function markSent(claimed: ClaimedEntry, now: Date): Promise<void> {
  const changes: UpdateData<OutboxEntry> = {
    state: 'sent',
    sentAt: Timestamp.fromDate(now),
    ...addressRemoval(claimed),
  };
  for (const pauseMs of markPausesMs) {
    try {
      await write(claimed, changes);
      return;
    } catch {
      await delay(pauseMs);
    }
  }
  await write(claimed, changes);
}

/** Queues the email again. `counts` replace the claim's. */
export async function requeueEmail(
  claimed: ClaimedEntry,
  dueAt: Date,
  counts: Partial<Pick<OutboxEntry, 'tries' | 'unknownDeliveries'>>,
): Promise<void> {
  await write(claimed, { state: 'queued', dueAt: Timestamp.fromDate(dueAt), ...counts });
}

/** Marks the email as failed. Raises an alert in the same commit if the kind of email has one. */
export async function giveUp(claimed: ClaimedEntry, reason: string): Promise<void> {
  const alert = alertOnFailure(claimed, reason);
  const changes: UpdateData<OutboxEntry> = {
    state: 'failed',
    failureReason: reason,
    ...addressRemoval(claimed),
  };
  const { id, updateTime } = claimed;
  const isGivenUp = await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(outbox.doc(id));
    // If the response to our first commit was lost, the retry finds the email already marked as failed.
    if (!stored.updateTime?.isEqual(updateTime)) return stored.data()?.state === 'failed';
    batch.update(stored.ref, changes, { lastUpdateTime: updateTime });
    if (alert) await raiseAlert(batch, reads, alert);
    return true;
  });
  const { kind, tries } = claimed.entry;
  if (isGivenUp) logger.error('email-failed', { email: id, kind, tries, reason });
  else logger.warn('email-claim-lost', { email: id });
}

/** Marks an email that no longer applies as dropped. Unlike `giveUp`, it raises no alert. */
export async function dropEmail(claimed: ClaimedEntry, reason: string): Promise<void> {
  const changes = { state: 'dropped', failureReason: reason } as const;
  await write(claimed, { ...changes, ...addressRemoval(claimed) });
}

/** Deletes an email whose account was deleted or never existed. */
export async function deleteEmail({ id, updateTime }: ClaimedEntry): Promise<void> {
  await ignoreLostClaim(id, outbox.doc(id).delete({ lastUpdateTime: updateTime }));
}

function alertOnFailure({ id, entry }: ClaimedEntry, reason: string): NewAlert | undefined {
  const { kind, paymentId, uid, path } = entry;
  const { failure } = emails[kind];
  if (failure === null) return undefined;
  const details = `${kind} (mail/${id}): ${reason}`;
  return { id: failure, kind: failure, paymentId, uid, path, details };
}

function addressRemoval({ entry }: ClaimedEntry): UpdateData<OutboxEntry> {
  return losesAddress(entry) ? { recipientEmail: null } : {};
}

function write({ id, updateTime }: ClaimedEntry, changes: UpdateData<OutboxEntry>): Promise<void> {
  return ignoreLostClaim(id, outbox.doc(id).update(changes, { lastUpdateTime: updateTime }));
}

/**
 * Logs and ignores a conflict, which means that the claim is lost. Another sender has claimed the email after the
 * lease expired, or the deletion of the account has erased it.
 */
async function ignoreLostClaim(id: string, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isConflict(error) || isAborted(error)) throw error;
    logger.warn('email-claim-lost', { email: id });
  }
}
