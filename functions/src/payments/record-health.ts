import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../shared/collections.ts';
import { healthId, type Health } from '../../shared/admin/health.ts';
import { logFailure } from '../platform/log.ts';
import { typedCollection } from '../platform/firebase.ts';

const minuteMs = 60_000;

const health = typedCollection<Health<Timestamp>>(collections.health);

export async function recordSweep(): Promise<void> {
  await health.doc(healthId).set({ sweptAt: Timestamp.now() }, { merge: true });
}

let lastRecordedMs = 0;

/** Records that a webhook arrived, at most once a minute in each instance. Never rejects. */
export async function recordWebhook(now: Date = new Date()): Promise<void> {
  if (now.getTime() - lastRecordedMs < minuteMs) return;
  lastRecordedMs = now.getTime();
  await health
    .doc(healthId)
    .set({ webhookAt: Timestamp.fromDate(now) }, { merge: true })
    .catch((error: unknown) => logFailure('webhook-time-not-recorded', error, {}, 'warn'));
}
