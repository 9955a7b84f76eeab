import {
  Timestamp,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { isMailAddress } from '../../shared/values/mail-address.ts';
import { contactLimits } from '../platform/config.ts';
import {
  type StoredContactMessage,
  accountMessages,
  messageOwner,
  visitorMessages,
} from './documents.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { countRequestedEmail } from '../outbox/requested-emails.ts';
import { acknowledgementId } from '../outbox/acknowledgement-id.ts';
import { isMessageFlood, senderOf } from './message-flood.ts';
import { queueEmailOnce } from '../outbox/queue-email-once.ts';

/** The maximum age of a message. The site calls the endpoint as soon as it has stored one. */
const recentMs = 10 * 60 * 1000;

/** Acknowledges the latest message. A mailbox gets one such email a day (UTC). */
export async function acknowledgeMessage(email: string, now: Date = new Date()): Promise<void> {
  const message = await latestMessage(email, new Date(now.getTime() - recentMs));
  if (!message || !isMailAddress(email)) return;
  // The id has the day of the message, so a message from just before midnight gets only one email.
  const id = acknowledgementId(email, message.data().createdAt.toDate());
  if ((await outbox.doc(id).get()).exists || !(await mayAcknowledge(message.ref, email, now)))
    return;
  const about = { uid: messageOwner(message.ref), path: message.ref.path, recipientEmail: email };
  await queueEmailOnce(id, 'contact_acknowledged', about);
}

/**
 * Allows no email in a flood and only a few in any ten minutes, because a program can enter strangers' addresses.
 */
async function mayAcknowledge(
  message: DocumentReference,
  email: string,
  now: Date,
): Promise<boolean> {
  if (await isMessageFlood(senderOf(message), now)) return false;
  const all = { subject: 'acknowledgements', limit: contactLimits.acknowledgements.value() };
  return (await countRequestedEmail(email, [all], now)) === undefined;
}

async function latestMessage(
  email: string,
  since: Date,
): Promise<QueryDocumentSnapshot<StoredContactMessage> | undefined> {
  const found = await Promise.all(
    [visitorMessages, accountMessages].map((messages) =>
      messages
        .where('email', '==', email)
        .where('createdAt', '>', Timestamp.fromDate(since))
        .orderBy('createdAt', 'desc')
        .limit(1)
        .get(),
    ),
  );
  return found.flatMap(({ docs }) => docs).toSorted((a, b) => momentOf(b) - momentOf(a))[0];
}

function momentOf(message: QueryDocumentSnapshot<StoredContactMessage>): number {
  return message.data().createdAt.toMillis();
}
