import { Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import { messageFloodLimit } from '../config.ts';
import { firestore } from '../firebase.ts';
import { tellOperator } from './tell-operator.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Tells the operator, once an hour, when more messages were stored within the last hour than people
 * write: visitors write to the database without an account, so only this notices what a program sends.
 */
export async function noticeMessageFlood(
  now: Date = new Date(),
  limit: number = messageFloodLimit.value(),
): Promise<void> {
  const count = await countMessages(new Date(now.getTime() - hourMs));
  if (count <= limit) return;
  await tellOperator({
    id: `message_flood_${Math.floor(now.getTime() / hourMs)}`,
    kind: 'message_flood',
    paymentId: null,
    uid: null,
    path: null,
    details: `${count} messages within an hour`,
  });
}

async function countMessages(since: Date): Promise<number> {
  const counts = await Promise.all(
    [
      firestore.collection(collections.anonymousQueries),
      firestore.collectionGroup(userCollections.queries),
    ].map((messages) => messages.where('createdAt', '>', Timestamp.fromDate(since)).count().get()),
  );
  return counts.reduce((sum, it) => sum + it.data().count, 0);
}
