import type { DocumentReference } from 'firebase-admin/firestore';
import { accountOf } from '../platform/account-of.ts';
import { messageOwner } from './documents.ts';
import { isMessageFlood, senderOf, tellOfFlood } from './message-flood.ts';
import { queueLetterOnce } from '../outbox/queue-letter-once.ts';

/**
 * Queues the letter that brings a message to the operator, once for each message. In a flood the letter is
 * held, since thousands of them would delay letters about payments: the operator is told of the flood, and
 * `digestMessages` brings the messages. Messages of accounts with a verified address are never held.
 */
export async function queueContactNotice(
  message: DocumentReference,
  now: Date = new Date(),
  limit?: number,
): Promise<void> {
  const uid = messageOwner(message);
  const sender = senderOf(message);
  // Customers choose the ids of their messages, but without dots: none can take the id of another's letter.
  const name = uid === null ? message.id : `${message.id}.${uid}`;
  const isHeld = (await isMessageFlood(sender, now, limit)) && !(await isOfCustomer(uid));
  const about = { uid, path: message.path, ...(isHeld && { state: 'held' as const, sender }) };
  await queueLetterOnce(`query_${name}`, 'contact_notice', about);
  if (isHeld) await tellOfFlood(sender, limit);
}

/** A program can create many accounts, but not verify an address for each. */
async function isOfCustomer(uid: string | null): Promise<boolean> {
  return uid !== null && (await accountOf(uid)).isVerified;
}
