import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { mayResend } from '../../shared/letter-kinds.ts';
import { addCommandEntry } from '../audit/audit-entry.ts';
import { type OutboxEntry, outbox } from '../outbox/outbox-entry.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';

/**
 * Queues a failed letter again for the operator's command, with all its tries; with `isSecondTime` also one that was sent, once. A
 * trigger then sends it. Resolves to the letter as it was found, undefined if there is none. Any other
 * letter than `mayResend` allows stays as it is.
 */
export async function resendLetter(
  id: string,
  { isSecondTime = false } = {},
): Promise<OutboxEntry | undefined> {
  return commitAtomically(async (batch, reads) => {
    const letter = await addResending(batch, reads, id, isSecondTime);
    if (letter && mayResend(letter, isSecondTime)) {
      addCommandEntry(batch, {
        action: 'resend-letter',
        path: outbox.doc(id).path,
        chargePath: letter.path,
        before: { state: letter.state },
        after: { state: 'queued' },
        note: null,
      });
    }
    return letter;
  });
}

/** Adds it to a commit, as `resendLetter` does it. */
export async function addResending(
  batch: WriteBatch,
  reads: Reads,
  id: string,
  isSecondTime: boolean,
): Promise<OutboxEntry | undefined> {
  const stored = await reads.get(outbox.doc(id));
  const letter = stored.data();
  if (letter && mayResend(letter, isSecondTime)) {
    change(batch, stored, {
      state: 'queued',
      tries: 0,
      unknownDeliveries: 0,
      failureReason: null,
      dueAt: Timestamp.now(),
      sentAt: null,
      ...(letter.state === 'sent' && { isSecondTime }),
    });
  }
  return letter;
}
