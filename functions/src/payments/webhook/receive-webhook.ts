import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import {
  arePaymentsOpen,
  optionalValue,
  razorpayAccountId,
  razorpayWebhookSecret,
  razorpayWebhookSecretPrevious,
  requiredValue,
} from '../../platform/config.ts';
import { type QuarantineReason, type PaymentOutcome, webhookEvents } from '../documents.ts';
import { readEvent } from '../../platform/razorpay/events.ts';
import { plainId } from '../../platform/plain-id.ts';
import { isSignedBy } from '../../platform/razorpay/signature.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { isOfDeletedAccount, mentionsIn } from './quarantined-events.ts';
import type { Delivery } from '../recording/read-recording.ts';
import { recordWebhook } from '../record-health.ts';
import { recordPayment } from '../recording/record-payment.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';

/** Longer than Razorpay can replay an event. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

export interface WebhookRequest {
  /** The signature covers exactly these unparsed bytes. */
  rawBody: Uint8Array;
  signature: string | undefined;
  eventId: string | undefined;
}

/**
 * Records or quarantines a delivery, and resolves once everything is committed. Throws `invalid-signature`, or
 * another error if Razorpay must send the event again.
 */
export async function receiveWebhook(
  request: WebhookRequest,
): Promise<PaymentOutcome | QuarantineReason> {
  if (!isSignedBy(webhookSecrets(), request.rawBody, request.signature)) {
    throw new ServerError('invalid-signature');
  }
  const outcome = await recordOrQuarantine(request);
  await recordWebhook();
  return outcome;
}

async function recordOrQuarantine(
  request: WebhookRequest,
): Promise<PaymentOutcome | QuarantineReason> {
  const body = new TextDecoder().decode(request.rawBody);
  const { type, accountId, report } = readEvent(body);
  const delivery = describeDelivery(type, request);
  if (isForeign(accountId)) return quarantine(delivery, body, 'foreign');
  if (!report) return quarantine(delivery, body, 'ignored');
  if (report === 'unreadable') return quarantine(delivery, body, 'unreadable');
  return recordPayment(report, delivery);
}

/** Includes the old secret during a rotation, because it signed earlier events. Returns none before payments open. */
function webhookSecrets(): string[] {
  if (!arePaymentsOpen()) return [];
  const previous = optionalValue(razorpayWebhookSecretPrevious);
  return [requiredValue(razorpayWebhookSecret), ...(previous ? [previous] : [])];
}

/** Detects an event of another account, whose signature is valid if both accounts share a secret. */
function isForeign(accountId: string | null): boolean {
  const own = optionalValue(razorpayAccountId);
  return own !== undefined && accountId !== own;
}

/** Stores an event for the operator to read. Raises an alert unless its type is always ignored. */
async function quarantine(
  { eventId, event }: Delivery,
  body: string,
  outcome: QuarantineReason,
): Promise<QuarantineReason> {
  const mentions = mentionsIn(body);
  const kept = (await isOfDeletedAccount(mentions)) ? null : body;
  const quarantined = { ...event, outcome, paymentId: null, body: kept, mentions };
  await commitAtomically(async (batch, reads) => {
    const recorded = await reads.get(webhookEvents.doc(eventId));
    // A repeated delivery isn't counted again.
    if (recorded.data()?.bodyHash === event.bodyHash) return;
    if (recorded.exists) batch.set(recorded.ref, quarantined);
    else batch.create(recorded.ref, quarantined);
    if (outcome === 'ignored') return;
    const id = alertId(outcome, eventId);
    await raiseAlert(batch, reads, { id, kind: outcome, details: event.type });
  });
  return outcome;
}

/** Replaces a malformed event id by the body's hash, because the signature doesn't cover the id. */
function describeDelivery(type: string, { rawBody, eventId }: WebhookRequest): Delivery {
  const receivedAt = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(receivedAt.toMillis() + keptMs);
  const bodyHash = createHash('sha256').update(rawBody).digest('hex');
  return {
    eventId: eventId && plainId.test(eventId) ? eventId : bodyHash,
    event: { type, bodyHash, receivedAt, expiresAt },
  };
}
