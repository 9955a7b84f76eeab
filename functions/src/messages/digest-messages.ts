import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { type OutboxEntry, type Sender, outbox, senders } from '../outbox/outbox-entry.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { isMessageFlood } from './message-flood.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';

const maxPerDigest = 200;
const maxPerRun = 50;
/** The longest wait. Genuine messages reach the operator by then even if the flood continues. */
const waitLimitMs = 6 * 60 * 60 * 1000;

/** Queues the held messages once the flood is over or the oldest has waited for six hours. */
export async function digestMessages(now: Date = new Date(), limit?: number): Promise<void> {
  for (const sender of senders) {
    const isFlood = await isMessageFlood(sender, now, limit);
    for (let digests = 0; digests < maxPerRun; digests += 1) {
      const isQueued = await commitAtomically((batch, reads) =>
        digestOldest(batch, reads, sender, isFlood, now),
      );
      if (!isQueued) break;
    }
  }
}

/** Resolves to false if no message is due. */
async function digestOldest(
  batch: WriteBatch,
  reads: Reads,
  sender: Sender,
  isFlood: boolean,
  now: Date,
): Promise<boolean> {
  const held = await heldEmails(reads, sender);
  const [oldest] = held;
  if (!oldest || (isFlood && !hasWaited(oldest, now))) return false;
  const digest = outbox.doc(`digest_${oldest.id}`);
  batch.create(digest, newOutboxEntry('contact_digest'));
  for (const email of held) change(batch, email, { state: 'digested', digestId: digest.id });
  return true;
}

async function heldEmails(
  reads: Reads,
  sender: Sender,
): Promise<QueryDocumentSnapshot<OutboxEntry>[]> {
  const held = await reads.get(
    outbox
      .where('state', '==', 'held')
      .where('sender', '==', sender)
      .orderBy('createdAt')
      .limit(maxPerDigest),
  );
  return held.docs;
}

function hasWaited(email: QueryDocumentSnapshot<OutboxEntry>, now: Date): boolean {
  return now.getTime() - email.data().createdAt.toMillis() > waitLimitMs;
}
