import type { DocumentReference } from 'firebase-admin/firestore';
import { accountOf } from '../platform/account-of.ts';
import { messageOwner } from './documents.ts';
import { isMessageFlood, senderOf, alertOnFlood } from './message-flood.ts';
import { queueEmailOnce } from '../outbox/queue-email-once.ts';

/**
 * Holds the email in a flood, because thousands of emails would delay those about payments. Messages from accounts
 * with a verified address are never held.
 */
export async function queueContactNotice(
  message: DocumentReference,
  now: Date = new Date(),
  limit?: number,
): Promise<void> {
  const uid = messageOwner(message);
  const sender = senderOf(message);
  // Customers choose the ids of their messages, but without dots, so they can't take the id of another email.
  const name = uid === null ? message.id : `${message.id}.${uid}`;
  const isHeld = (await isMessageFlood(sender, now, limit)) && !(await isOfCustomer(uid));
  const about = { uid, path: message.path, ...(isHeld && { state: 'held' as const, sender }) };
  await queueEmailOnce(`query_${name}`, 'contact_notice', about);
  if (isHeld) await alertOnFlood(sender, limit);
}

/** Returns whether the account has a verified address. A program can't verify one for each of its accounts. */
async function isOfCustomer(uid: string | null): Promise<boolean> {
  return uid !== null && (await accountOf(uid)).isVerified;
}
