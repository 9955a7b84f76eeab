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

/** Visitors write to the database without an account: nothing else notices a program that sends messages. */
export async function isMessageFlood(
  sender: Sender,
  now: Date,
  limit: number = messageFloodLimit.value(),
): Promise<boolean> {
  return (await countRecentMessages(sender, now)) > limit;
}

async function countRecentMessages(sender: Sender, now: Date): Promise<number> {
  const messages = messagesOf[sender];
  const since = Timestamp.fromMillis(now.getTime() - hourMs);
  return (await messages.where('createdAt', '>', since).count().get()).data().count;
}

/** Tells the operator of a flood, at most once an hour. */
export async function tellOfFlood(sender: Sender, now: Date): Promise<void> {
  const id = `message_flood_${sender}`;
  const details = `${await countRecentMessages(sender, now)} messages of ${sender}s within an hour`;
  await raiseUnlessLately({ id, kind: 'message_flood', details }, hourMs);
}
