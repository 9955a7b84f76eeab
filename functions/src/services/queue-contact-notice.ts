import type { DocumentReference } from 'firebase-admin/firestore';
import { messageOwner } from './message-owner.ts';
import { newLetter } from './new-letter.ts';
import { noticeMessageFlood } from './notice-message-flood.ts';
import { queueLetterOnce } from './queue-letter-once.ts';

/**
 * Queues the letter that brings a stored message to the operator, once for each message. In a flood it
 * queues none, since thousands of them would keep those about payments waiting: the operator is told of
 * the flood itself, and reads its messages in the admin panel.
 */
export async function queueContactNotice(
  message: DocumentReference,
  ...flood: Parameters<typeof noticeMessageFlood>
): Promise<void> {
  if (await noticeMessageFlood(...flood)) return;
  const uid = messageOwner(message);
  // Whoever stores a message chooses its id, without a dot: so nobody can take the name of another's letter.
  const name = uid === null ? message.id : `${message.id}.${uid}`;
  await queueLetterOnce(`query_${name}`, newLetter('contact_notice', { uid, path: message.path }));
}
