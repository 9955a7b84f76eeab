import { Timestamp } from 'firebase-admin/firestore';
import { commitAtomically } from '../platform/commit-atomically.ts';
import { senders } from '../outbox/outbox-entry.ts';
import { countedKinds, telling } from './raise-attention.ts';

/**
 * Queues a letter about each counted entry of the attention list that has gone on since its last letter,
 * on a later day. Without it the operator would not hear of what followed the first of a day.
 */
export async function remindOperator(now: Date = new Date()): Promise<void> {
  const floods = senders.map((sender) => `message_flood_${sender}`);
  for (const id of [...countedKinds, ...floods]) {
    await telling((teller) =>
      commitAtomically((batch) => teller.queueReminder(batch, id, Timestamp.fromDate(now))),
    );
  }
}
