import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { messageFloodLimit } from '../platform/config.ts';
import { accountMessages, messageOwner, visitorMessages } from './documents.ts';
import type { Sender } from '../outbox/outbox-entry.ts';
import { raiseUnlessLately } from '../alerts/raise-unless-lately.ts';

const hourMs = 60 * 60 * 1000;

const messagesOf = { visitor: visitorMessages, account: accountMessages };

export function senderOf(message: DocumentReference): Sender {
  return messageOwner(message) === null ? 'visitor' : 'account';
}

/** Visitors write to the database without an account, so nothing else detects a program that sends messages. */
export async function isMessageFlood(
  sender: Sender,
  now: Date,
  limit: number = messageFloodLimit.value(),
): Promise<boolean> {
  return (await countRecentMessages(sender, now, limit)) > limit;
}

/** Stops counting at one more than the limit, because each message of a flood repeats the count. */
export async function countRecentMessages(
  sender: Sender,
  now: Date,
  limit: number,
): Promise<number> {
  const since = Timestamp.fromMillis(now.getTime() - hourMs);
  const recent = messagesOf[sender].where('createdAt', '>', since).limit(Math.max(0, limit) + 1);
  return (await recent.count().get()).data().count;
}

export async function alertOnFlood(
  sender: Sender,
  limit: number = messageFloodLimit.value(),
): Promise<void> {
  const id = `message_flood_${sender}`;
  const details = `More than ${limit} messages from ${sender}s within an hour`;
  await raiseUnlessLately({ id, kind: 'message_flood', details }, hourMs);
}
