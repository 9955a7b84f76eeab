import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { contactReplyLength } from '../../../shared/messages/contact-messages.ts';
import type { AdminRequest, MessageId } from '../../../shared/admin/admin-actions.ts';
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
 * Stores the reply and queues the email, which goes to the account's verified address at the time of sending.
 * Throws `invalid-request`, `message-deleted`, and `changed-since` if a colleague has replied since the message
 * was shown. Throws `sender-unverified` for an account without a verified address.
 */
export async function replyToMessage(
  { idempotencyKey, action, message, text: entered, replies: seen }: ReplyRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const text = plainText(entered);
  if (text === '' || text.length > contactReplyLength) throw new ServerError('invalid-request');
  const reference = messageReference(message);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note: null },
    async (batch, reads) => {
      const [stored, isReader] = await Promise.all([reads.get(reference), mayRead(message)]);
      const { email, replies = [] } = stored.data() ?? {};
      if (email === undefined) throw new ServerError('message-deleted');
      if (!isReader) throw new ServerError('sender-unverified');
      if (replies.length !== seen) throw new ServerError('changed-since');
      const reply = { id: idempotencyKey, text, createdAt: Timestamp.now() };
      change(batch, stored, { replies: [...replies, reply], isOpen: false });
      const recipientEmail = message.uid === null ? email : null;
      const about = {
        uid: message.uid,
        path: reference.path,
        recipientEmail,
        replyId: idempotencyKey,
      };
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

/** Returns whether the sender may read the reply. A visitor reads it only in the mailbox. */
async function mayRead({ uid }: MessageId): Promise<boolean> {
  return uid === null || (await accountOf(uid)).isVerified;
}
