import { expect, it } from 'vitest';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import { attention, firestore, letters } from '../../functions/src/firebase.ts';
import { countRecentMessages } from '../../functions/src/services/count-recent-messages.ts';
import { noticeMessageFlood } from '../../functions/src/services/notice-message-flood.ts';
import { queueContactNotice } from '../../functions/src/services/queue-contact-notice.ts';
import { aQuery } from '../builders/documents.ts';

const minuteMs = 60_000;
/** Of a time in which no other test stores anything. */
const now = new Date('2031-05-01T10:30:00Z');
const nextHour = new Date(now.getTime() + 60 * minuteMs);

it('tells the operator once an hour of more messages than people write', async () => {
  for (const minutesAgo of [1, 59, 61]) {
    await store(collections.anonymousQueries, minutesAgo);
    await store(userCollectionPath('flood', 'queries'), minutesAgo);
  }
  await noticeMessageFlood(now, 4);
  expect(await toldOf(now)).toBeUndefined();
  await noticeMessageFlood(now, 3);
  await noticeMessageFlood(new Date(now.getTime() + minuteMs / 2), 1);
  expect(await toldOf(now)).toMatchObject({
    kind: 'message_flood',
    details: '4 messages within an hour',
    resolvedAt: null,
  });
  expect((await letters.doc(`attention_${idOf(now)}`).get()).data()).toMatchObject({
    kind: 'operator_attention',
  });
});

it('brings the operator each message, but in a flood one letter about all', async () => {
  const message = firestore.collection(collections.anonymousQueries).doc();
  const letter = letters.doc(`query_${message.id}`);
  await store(collections.anonymousQueries, -59);
  const count = await countRecentMessages(nextHour);
  await queueContactNotice(message, nextHour, count - 1);
  expect((await letter.get()).exists).toBe(false);
  expect(await toldOf(nextHour)).toMatchObject({ kind: 'message_flood' });
  await queueContactNotice(message, nextHour, count);
  expect((await letter.get()).data()).toMatchObject({ kind: 'contact_notice', path: message.path });
});

function idOf(moment: Date): string {
  return `message_flood_${Math.floor(moment.getTime() / (60 * minuteMs))}`;
}

async function toldOf(moment: Date) {
  return (await attention.doc(idOf(moment)).get()).data();
}

async function store(path: string, minutesAgo: number): Promise<void> {
  const createdAt = new Date(now.getTime() - minutesAgo * minuteMs);
  await firestore.collection(path).add({ ...aQuery(), createdAt });
}
