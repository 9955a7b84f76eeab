import type { DocumentReference } from 'firebase-admin/firestore';
import { accountOf } from '../platform/account-of.ts';
import { isMessageFlood, senderOf, tellOfFlood } from './message-flood.ts';
import { messageOwner } from './message-owner.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { queueLetterOnce } from '../outbox/queue-letter-once.ts';

/**
 * Queues the letter that brings a stored message to the operator, once for each message. In a flood the
 * letter is held: thousands of them would keep those about payments waiting. The operator is told of the
 * flood, and a digest brings its messages (`digestMessages`). The messages of an account whose address is
 * verified are never held.
 */
export async function queueContactNotice(
  message: DocumentReference,
  now: Date = new Date(),
  limit?: number,
): Promise<void> {
  const uid = messageOwner(message);
  const sender = senderOf(message);
  // A customer chooses the id of a message, without a dot: so none can take the name of another's letter.
  const name = uid === null ? message.id : `${message.id}.${uid}`;
  const isHeld = (await isMessageFlood(sender, now, limit)) && !(await isOfCustomer(uid));
  const about = { uid, path: message.path, ...(isHeld && { state: 'held' as const, sender }) };
  await queueLetterOnce(`query_${name}`, newOutboxEntry('contact_notice', about));
  if (isHeld) await tellOfFlood(sender, now);
}

/** Accounts are free and can be made in numbers, but not with addresses that were shown to be theirs. */
async function isOfCustomer(uid: string | null): Promise<boolean> {
  return uid !== null && (await accountOf(uid)).isVerified;
}
