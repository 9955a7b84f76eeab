import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { acknowledgementId } from '../../functions/src/outbox/acknowledgement-id.ts';
import { replyLetterId } from '../../functions/src/outbox/reply-letter-id.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aQuery } from '../support/documents.ts';
import { mailServerForEachTest, sendAndRead } from '../support/functions/letter-reader.ts';
import { dueSince } from '../support/functions/outbox.ts';
import { read } from '../support/functions/stored.ts';

mailServerForEachTest();

it('replies stay in the thread of the acknowledgement', async () => {
  const { path, ids } = await anAnswered();
  const email = String((await read(path))['email']);
  const createdAt = (await read(path))['createdAt'] as Timestamp;
  const id = acknowledgementId(email, createdAt.toDate());
  await store(id, newOutboxEntry('contact_acknowledged', { path, givenEmail: email }));
  const acknowledged = await sendAndRead(id);
  const [first, second] = [await sendReply(path, ids[0]), await sendReply(path, ids[1])];
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

it('without an acknowledgement the first reply begins the thread', async () => {
  const { path, ids } = await anAnswered();
  const [first, second] = [await sendReply(path, ids[0]), await sendReply(path, ids[1])];
  expect(first.inReplyTo).toBeUndefined();
  expect(second).toMatchObject({ subject: `Re: ${first.subject}`, inReplyTo: first.messageId });
});

async function anAnswered() {
  const ids = [randomUUID(), randomUUID()] as const;
  const createdAt = Timestamp.now();
  const replies = ids.map((id) => ({ id, text: 'Gladly.', createdAt }));
  const email = `${randomUUID()}@example.org`;
  const { path } = await firestore
    .collection('anonymous_queries')
    .add({ ...aQuery({ email }), createdAt, replies });
  return { path, ids };
}

async function sendReply(path: string, replyId: string) {
  const id = replyLetterId(replyId);
  await store(id, newOutboxEntry('message_answered', { path, replyId }));
  return sendAndRead(id);
}

async function store(id: string, entry: ReturnType<typeof newOutboxEntry>): Promise<void> {
  await outbox.doc(id).set({ ...entry, dueAt: dueSince(1) });
}
