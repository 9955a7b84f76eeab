import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Email } from 'postal-mime';
import { expect, it } from 'vitest';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { acknowledgementId } from '../../../functions/src/outbox/acknowledgement-id.ts';
import { replyEmailId } from '../../../functions/src/outbox/reply-email-id.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { mailServerForEachTest, sendAndRead } from '../../support/functions/email-reader.ts';
import { dueSince } from '../../support/functions/outbox.ts';
import { read, storeVisitorMessage } from '../../support/functions/stored.ts';

mailServerForEachTest();

it('replies stay in the thread of the acknowledgement', async () => {
  const email = `${randomUUID()}@example.org`;
  const { path, replyIds } = await storeVisitorMessage({ email }, 2);
  const createdAt = (await read(path))['createdAt'] as Timestamp;
  const id = acknowledgementId(email, createdAt.toDate());
  await store(id, newOutboxEntry('contact_acknowledged', { path, recipientEmail: email }));
  const acknowledged = await sendAndRead(id);
  const [first, second] = await sendReplies(path, replyIds);
  expect(first).toMatchObject({
    subject: `Re: ${acknowledged.subject}`,
    inReplyTo: acknowledged.messageId,
    references: acknowledged.messageId,
  });
  expect(second).toMatchObject({
    subject: first.subject,
    inReplyTo: first.messageId,
    references: `${acknowledged.messageId} ${first.messageId}`,
  });
});

it('without an acknowledgement the first reply starts the thread', async () => {
  const { path, replyIds } = await storeVisitorMessage({ email: `${randomUUID()}@example.org` }, 2);
  const [first, second] = await sendReplies(path, replyIds);
  expect(first.inReplyTo).toBeUndefined();
  expect(second).toMatchObject({ subject: `Re: ${first.subject}`, inReplyTo: first.messageId });
});

async function sendReplies(path: string, replyIds: readonly string[]) {
  const sent: Email[] = [];
  for (const replyId of replyIds) {
    const id = replyEmailId(replyId);
    await store(id, newOutboxEntry('message_answered', { path, replyId }));
    sent.push(await sendAndRead(id));
  }
  return sent as [Email, Email];
}

async function store(id: string, entry: ReturnType<typeof newOutboxEntry>): Promise<void> {
  await outbox.doc(id).set({ ...entry, dueAt: dueSince(1) });
}
