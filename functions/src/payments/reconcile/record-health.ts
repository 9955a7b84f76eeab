import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../shared/collections.ts';
import { healthId, type Health } from '../../../shared/admin/health.ts';
import { typedCollection } from '../../platform/firebase.ts';
import { webhookEvents } from '../documents.ts';

type StoredHealth = Health<Timestamp>;

const health = typedCollection<StoredHealth>(collections.health);

export async function recordHealth(now: Date = new Date()): Promise<void> {
  const newest = await webhookEvents.orderBy('receivedAt', 'desc').limit(1).get();
  await health.doc(healthId).set({
    sweptAt: Timestamp.fromDate(now),
    webhookAt: newest.docs[0]?.data().receivedAt ?? null,
  });
}
