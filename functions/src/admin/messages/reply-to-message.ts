import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { contactReplyLength } from '../../../shared/messages/contact-messages.ts';
import type { AdminRequest, MessageName } from '../../../shared/admin/admin-actions.ts';
import { plainText } from '../../../shared/values/plain-text.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { replyEmailId } from '../../outbox/reply-email-id.ts';
import { accountOf } from '../../platform/account-of.ts';
import { change } from '../../platform/commit-atomically.ts';
import { messageReference } from './message-reference.ts';
import type { Requester } from '../requester.ts';

type ReplyRequest = Extract<AdminRequest, { action: 'reply-to-message' }>;

/**
 * Answers a message: stores the reply under it, where a customer reads it, and queues the email with it, in
 * one commit. The email to an account goes to the verified address that it has by then. Throws `invalid-request`
 * for a text that is empty or too long, `record-missing`, `changed-meanwhile` if a colleague has answered since it
 * was shown, and `sender-unverified` for an account without a verified address, which must read no answer.
 */
export async function replyToMessage(
  { idempotencyKey, action, message, text: typed, replies: seen }: ReplyRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const text = plainText(typed);
  if (text === '' || text.length > contactReplyLength) throw new ServerError('invalid-request');
  const place = messageReference(message);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: place.path, note: null },
    async (batch, reads) => {
      const [stored, isReader] = await Promise.all([reads.get(place), mayRead(message)]);
      const { email, replies = [] } = stored.data() ?? {};
      if (email === undefined) throw new ServerError('record-missing');
      if (!isReader) throw new ServerError('sender-unverified');
      if (replies.length !== seen) throw new ServerError('changed-meanwhile');
      const reply = { id: idempotencyKey, text, createdAt: Timestamp.now() };
      change(batch, stored, { replies: [...replies, reply], isOpen: false });
      const givenEmail = message.uid === null ? email : null;
      const about = { uid: message.uid, path: place.path, givenEmail, replyId: idempotencyKey };
      batch.create(
        outbox.doc(replyEmailId(idempotencyKey)),
        newOutboxEntry('message_answered', about),
      );
      return {
        before: { replies: replies.length },
        after: { replies: replies.length + 1 },
        payablePath: null,
      };
    },
  );
}

/** A visitor reads an answer in the mailbox alone. */
async function mayRead({ uid }: MessageName): Promise<boolean> {
  return uid === null || (await accountOf(uid)).isVerified;
}
