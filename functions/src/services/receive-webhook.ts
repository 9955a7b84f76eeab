import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { ServerError } from '../../shared/server-errors.ts';
import {
  optionalValue,
  razorpayWebhookSecret,
  razorpayWebhookSecretPrevious,
  requiredValue,
} from '../config.ts';
import { webhookEvents, type PaymentOutcome } from '../firebase.ts';
import { paymentEntity, type PaymentReport } from '../gateways/razorpay-entities.ts';
import { isSignedBy } from '../gateways/razorpay-signature.ts';
import { settlePayment, type Delivery } from './settle-payment.ts';

/** Longer than Razorpay can replay an event. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** The events that carry a payment whose facts may be new. */
const paymentEvents: ReadonlySet<string> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
]);

/** Lenient: a signed event that we can't read must not be sent again for ever. */
const envelope = z.object({
  event: z.string().catch('unknown'),
  created_at: z.int().catch(() => Math.floor(Date.now() / 1000)),
});
const paymentPayload = z.object({
  payload: z.object({ payment: z.object({ entity: paymentEntity }) }),
});

export interface WebhookRequest {
  /** The bytes as they came: the signature covers them and nothing else. */
  rawBody: Uint8Array;
  signature: string | undefined;
  eventId: string | undefined;
}

/**
 * Takes in a delivery. Returns when everything is committed; a signed event that concerns nothing of
 * ours is recorded as `ignored`. Throws `invalid-signature`, or anything else when the provider must
 * send it again.
 */
export async function receiveWebhook(request: WebhookRequest): Promise<PaymentOutcome | 'ignored'> {
  if (!isSignedBy(webhookSecrets(), request.rawBody, request.signature)) {
    throw new ServerError('invalid-signature');
  }
  const body: unknown = JSON.parse(new TextDecoder().decode(request.rawBody));
  const { event, created_at } = envelope.parse(body);
  const delivery = describeDelivery(event, request);
  const parsed = paymentEvents.has(event) ? paymentPayload.safeParse(body) : undefined;
  if (!parsed?.success) {
    if (parsed) logger.error('webhook-payload-unreadable', { event, issues: parsed.error.issues });
    return recordIgnored(delivery);
  }
  const report: PaymentReport = { ...parsed.data.payload.payment.entity, reportedAt: created_at };
  return settlePayment(report, delivery);
}

/** During a rotation, events from before it are still signed with the old secret. */
function webhookSecrets(): string[] {
  const previous = optionalValue(razorpayWebhookSecretPrevious);
  return [requiredValue(razorpayWebhookSecret), ...(previous ? [previous] : [])];
}

async function recordIgnored({ eventId, event }: Delivery): Promise<'ignored'> {
  await webhookEvents.doc(eventId).set({ ...event, outcome: 'ignored', paymentId: null });
  return 'ignored';
}

/** The id's header is not covered by the signature, so an odd one gives way to the body's own hash. */
function describeDelivery(type: string, { rawBody, eventId }: WebhookRequest): Delivery {
  const receivedAt = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(receivedAt.toMillis() + keptMs);
  return {
    eventId: eventId && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(eventId) ? eventId : hash(rawBody),
    event: { type, receivedAt, expiresAt },
  };
}

function hash(rawBody: Uint8Array): string {
  return createHash('sha256').update(rawBody).digest('hex');
}
