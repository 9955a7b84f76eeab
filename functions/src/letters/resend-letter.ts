import { Timestamp } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../outbox/outbox-entry.ts';
import { change, commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Queues a failed letter again, with all its tries; with `isSecondTime` also one that was sent, once. A
 * trigger then sends it. Resolves to the letter as it was found, undefined if there is none. Any other
 * letter than `mayResend` allows stays as it is.
 */
export async function resendLetter(
  id: string,
  { isSecondTime = false } = {},
): Promise<OutboxEntry | undefined> {
  return commitAtomically(async (batch, reads) => {
    const stored = await reads.get(outbox.doc(id));
    const letter = stored.data();
    if (letter && mayResend(letter, isSecondTime)) {
      change(batch, stored, {
        state: 'queued',
        tries: 0,
        unknownDeliveries: 0,
        dueAt: Timestamp.now(),
        sentAt: null,
        ...(letter.state === 'sent' && { isSecondTime }),
      });
    }
    return letter;
  });
}

/** Whether a letter may be queued again. */
export function mayResend({ state, ...letter }: OutboxEntry, isSecondTime: boolean): boolean {
  return state === 'failed' || (state === 'sent' && isSecondTime && !letter.isSecondTime);
}
