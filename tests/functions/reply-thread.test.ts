import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { acknowledgementId } from '../../functions/src/outbox/acknowledgement-id.ts';
import { replyLetterId } from '../../functions/src/outbox/reply-letter-id.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aQuery } from '../support/documents.ts';
import { mailServerForEachTest, sendAndRead } from '../support/functions/letter-reader.ts';
import { dueSince } from '../support/functions/outbox.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';
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

it('of two administrators who answer at once, one is told that the message has changed', async () => {
  const { path, id } = await aMessage([]);
  const reply = async (text: string, replies: number) =>
    postAs<{ code?: string }>(await aStaffMember(), endpoints.desk, {
      key: randomUUID(),
      action: 'reply-to-message',
      message: { uid: null, id },
      text,
      replies,
    });
  const answers = await Promise.all([reply('Gladly.', 0), reply('With pleasure.', 0)]);
  const codes = answers.map(({ body }) => body.code ?? null);
  expect(new Set(codes)).toEqual(new Set([null, 'changed-meanwhile']));
  expect((await read(path))['replies']).toHaveLength(1);
  expect(await reply('One thing more.', 1)).toMatchObject({ status: 200 });
});

async function anAnswered() {
  const ids = [randomUUID(), randomUUID()] as const;
  return { ...(await aMessage(ids)), ids };
}

async function aMessage(replyIds: readonly string[]) {
  const createdAt = Timestamp.now();
  const replies = replyIds.map((id) => ({ id, text: 'Gladly.', createdAt }));
  const email = `${randomUUID()}@example.org`;
  const { path, id } = await firestore
    .collection('anonymous_queries')
    .add({ ...aQuery({ email }), createdAt, replies });
  return { path, id };
}

async function sendReply(path: string, replyId: string) {
  const id = replyLetterId(replyId);
  await store(id, newOutboxEntry('message_answered', { path, replyId }));
  return sendAndRead(id);
}

async function store(id: string, entry: ReturnType<typeof newOutboxEntry>): Promise<void> {
  await outbox.doc(id).set({ ...entry, dueAt: dueSince(1) });
}
