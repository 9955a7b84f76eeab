import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { commitAtomically, isAborted, isConflict } from '../../platform/commit-atomically.ts';
import { raiseAttention, type NewAttentionItem } from '../../alerts/raise-attention.ts';
import type { ClaimedEntry } from './claim-entry.ts';

/** Between the tries to note that a letter went out: without the note it would be sent again. */
const notePausesMs = [200, 1000, 5000];

/** Says of a claimed letter that it went out. */
export async function markSent(claimed: ClaimedEntry, now: Date): Promise<void> {
  const changes: UpdateData<OutboxEntry> = {
    state: 'sent',
    sentAt: Timestamp.fromDate(now),
    ...withoutStrayAddress(claimed),
  };
  for (const pauseMs of notePausesMs) {
    try {
      await write(claimed, changes);
      return;
    } catch {
      await delay(pauseMs);
    }
  }
  await write(claimed, changes);
}

/** Queues it again for a later moment, with what is counted otherwise than when it was claimed. */
export async function putBack(
  claimed: ClaimedEntry,
  dueAt: Date,
  counts: Partial<Pick<OutboxEntry, 'tries' | 'unknownDeliveries'>>,
): Promise<void> {
  await write(claimed, { state: 'queued', dueAt: Timestamp.fromDate(dueAt), ...counts });
}

/** Gives it up, and tells the operator in the same commit, unless that is of no use. */
export async function giveUp(claimed: ClaimedEntry, reason: string): Promise<void> {
  const item = attentionTo(claimed, reason);
  const changes: UpdateData<OutboxEntry> = { state: 'failed', ...withoutStrayAddress(claimed) };
  const { id, updateTime } = claimed;
  const isGivenUp = await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(outbox.doc(id));
    // It may have failed already, when the answer to the commit got lost.
    if (!stored.updateTime?.isEqual(updateTime)) return stored.data()?.state === 'failed';
    batch.update(stored.ref, changes, { lastUpdateTime: updateTime });
    if (item) await raiseAttention(batch, reads, item);
    return true;
  });
  const { kind, tries } = claimed.entry;
  if (isGivenUp) logger.error('letter-failed', { letter: id, kind, tries, reason });
  else logger.warn('letter-lost', { letter: id });
}

/** Puts it aside for good because nobody shall get it. */
export async function setAside(claimed: ClaimedEntry): Promise<void> {
  await write(claimed, { state: 'failed', ...withoutStrayAddress(claimed) });
}

/** Deletes it, as the deletion of its account does with those that it finds. */
export async function forgetLetter({ id, updateTime }: ClaimedEntry): Promise<void> {
  await unlessLost(id, outbox.doc(id).delete({ lastUpdateTime: updateTime }));
}

/** Anybody can have the form's endpoint write to an address that doesn't exist, and a letter of the operator's own would go the same way. */
const untold: ReadonlySet<OutboxEntry['kind']> = new Set([
  'contact_acknowledged',
  'operator_attention',
]);

/** Letters that tell of money have an entry of their own: others can be made to fail for nothing. */
export const aboutMoney: ReadonlySet<OutboxEntry['kind']> = new Set([
  'payment_confirmed',
  'payment_returned',
  'refund_made',
]);

function attentionTo(
  { id, entry: letter }: ClaimedEntry,
  reason: string,
): NewAttentionItem | undefined {
  const { kind, paymentId, uid, path } = letter;
  if (untold.has(kind)) return undefined;
  const details = `${kind} (mail/${id}): ${reason}`;
  const failure = aboutMoney.has(kind) ? 'payment_letter_failed' : 'letter_failed';
  return { id: failure, kind: failure, paymentId, uid, path, details };
}

/** An address that may be of somebody without an account is not kept: no deletion would find it. */
function withoutStrayAddress({ entry: { uid, kind } }: ClaimedEntry): UpdateData<OutboxEntry> {
  return uid === null || kind === 'contact_acknowledged' ? { givenEmail: null } : {};
}

/** Writes nothing when the letter is not ours any more. */
function write({ id, updateTime }: ClaimedEntry, changes: UpdateData<OutboxEntry>): Promise<void> {
  return unlessLost(id, outbox.doc(id).update(changes, { lastUpdateTime: updateTime }));
}

/** Its lease ran out, or its account was deleted meanwhile: what becomes of it is others' affair. */
async function unlessLost(id: string, writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!isConflict(error) || isAborted(error)) throw error;
    logger.warn('letter-lost', { letter: id });
  }
}
