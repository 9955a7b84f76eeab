import { expect, it } from 'vitest';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import { attention, firestore, letters } from '../../functions/src/firebase.ts';
import { noticeMessageFlood } from '../../functions/src/services/notice-message-flood.ts';
import { aQuery } from '../builders/documents.ts';

const minuteMs = 60_000;
/** An hour of which no other test stores anything. */
const now = new Date('2031-05-01T10:30:00Z');
const id = `message_flood_${Math.floor(now.getTime() / (60 * minuteMs))}`;

it('tells the operator once an hour of more messages than people write', async () => {
  for (const minutesAgo of [1, 59, 61]) {
    await store(collections.anonymousQueries, minutesAgo);
    await store(userCollectionPath('flood', 'queries'), minutesAgo);
  }
  await noticeMessageFlood(now, 4);
  expect((await attention.doc(id).get()).exists).toBe(false);
  await noticeMessageFlood(now, 3);
  await noticeMessageFlood(new Date(now.getTime() + minuteMs / 2), 1);
  expect((await attention.doc(id).get()).data()).toMatchObject({
    kind: 'message_flood',
    details: '4 messages within an hour',
    resolvedAt: null,
  });
  expect((await letters.doc(`attention_${id}`).get()).data()).toMatchObject({
    kind: 'operator_attention',
    state: 'queued',
  });
});

async function store(path: string, minutesAgo: number): Promise<void> {
  const createdAt = new Date(now.getTime() - minutesAgo * minuteMs);
  await firestore.collection(path).add({ ...aQuery(), createdAt });
}
