import { Timestamp } from 'firebase-admin/firestore';
import { formatIndianTime } from '../../../shared/values/indian-time.ts';
import { payments, webhookEvents } from '../documents.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';

const hourMs = 60 * 60 * 1000;
/** Razorpay repeats a failed delivery sooner than this. */
const maxSilenceMs = 3 * hourMs;
const maxAgeMs = 3 * 24 * hourMs;

/**
 * Raises one alert per silence if a payment was captured hours ago and no webhook has arrived since. Webhooks may
 * be disabled or signed with another secret.
 */
export async function alertOnWebhookSilence(now: Date = new Date()): Promise<void> {
  const newest = await webhookEvents.orderBy('receivedAt', 'desc').limit(1).get();
  const lastHeardMs = newest.docs[0]?.data().receivedAt.toMillis() ?? 0;
  const sinceMs = Math.max(lastHeardMs, now.getTime() - maxAgeMs);
  const unannounced = await payments
    .where('capturedAt', '>', Timestamp.fromMillis(sinceMs))
    .orderBy('capturedAt')
    .limit(1)
    .get();
  const first = unannounced.docs[0];
  const capturedAt = first?.data().capturedAt;
  if (!first || !capturedAt || now.getTime() - capturedAt.toMillis() < maxSilenceMs) return;
  await raiseAlertNow({
    id: `webhook_silence_${lastHeardMs}`,
    kind: 'webhook_silence',
    paymentId: first.id,
    details:
      lastHeardMs > 0
        ? `The last webhook arrived on ${formatIndianTime(new Date(lastHeardMs))}.`
        : 'No webhook has arrived yet.',
  });
}
