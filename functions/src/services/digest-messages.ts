import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Letter } from '../documents.ts';
import { letters } from '../firebase.ts';
import { commitAtomically } from './commit-atomically.ts';
import { isMessageFlood, senders, type Sender } from './message-flood.ts';
import { newLetter } from './new-letter.ts';

const mostInOneDigest = 200;
/** A flood that goes on does not keep genuine messages from the operator for longer. */
const longestWaitMs = 6 * 60 * 60 * 1000;

/**
 * Queues a letter that brings the operator the messages of a flood together, once it is over or the
 * oldest of them has waited for six hours. A run takes the oldest 200 of visitors and of accounts; the
 * next run takes the others.
 */
export async function digestMessages(now: Date = new Date(), limit?: number): Promise<void> {
  for (const sender of senders) {
    const isFlood = await isMessageFlood(sender, now, limit);
    await commitAtomically(async (batch) => {
      const held = await heldLetters(sender);
      const [oldest] = held;
      if (!oldest || (isFlood && !hasWaited(oldest, now))) return;
      const digest = letters.doc(`digest_${oldest.id}`);
      batch.create(digest, newLetter('contact_digest'));
      for (const { ref, updateTime } of held) {
        const changes = { state: 'digested', digestId: digest.id } as const;
        batch.update(ref, changes, { lastUpdateTime: updateTime });
      }
    });
  }
}

async function heldLetters(sender: Sender): Promise<QueryDocumentSnapshot<Letter>[]> {
  const held = await letters
    .where('state', '==', 'held')
    .where('sender', '==', sender)
    .orderBy('createdAt')
    .limit(mostInOneDigest)
    .get();
  return held.docs;
}

function hasWaited(letter: QueryDocumentSnapshot<Letter>, now: Date): boolean {
  return now.getTime() - letter.data().createdAt.toMillis() > longestWaitMs;
}
