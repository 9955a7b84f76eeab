import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import {
  optionalValue,
  razorpayAccountId,
  razorpayWebhookSecret,
  razorpayWebhookSecretPrevious,
  requiredValue,
} from '../../platform/config.ts';
import { type ParkedOutcome, type PaymentOutcome, webhookEvents } from '../documents.ts';
import { readEvent } from '../../platform/razorpay/events.ts';
import { isSignedBy } from '../../platform/razorpay/signature.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { isOfDeletedAccount, mentionsIn } from './parked-events.ts';
import type { Delivery } from '../settlement/read-settlement.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { attentionId } from '../../alerts/attention-item.ts';
import { raiseAttention } from '../../alerts/raise-attention.ts';
import { raisePaymentAttention } from '../settlement/raise-payment-attention.ts';

/** Longer than Razorpay can replay an event. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

export interface WebhookRequest {
  /** The bytes as they came: the signature covers them and nothing else. */
  rawBody: Uint8Array;
  signature: string | undefined;
  eventId: string | undefined;
}

/**
 * Takes in a delivery. Returns when everything is committed; a signed event that concerns nothing of
 * ours is parked, and the operator told where it should have. Throws `invalid-signature`, or anything
 * else when the provider must send it again.
 */
export async function receiveWebhook(
  request: WebhookRequest,
): Promise<PaymentOutcome | ParkedOutcome> {
  if (!isSignedBy(webhookSecrets(), request.rawBody, request.signature)) {
    throw new ServerError('invalid-signature');
  }
  const body = new TextDecoder().decode(request.rawBody);
  const { type, accountId, report, isDispute } = readEvent(body);
  const delivery = describeDelivery(type, request);
  if (isForeign(accountId)) return park(delivery, body, 'foreign');
  if (!report) return park(delivery, body, 'ignored');
  if (report === 'unreadable') return park(delivery, body, 'unreadable');
  const outcome = await settlePayment(report, delivery);
  if (isDispute) await raiseDispute(report.paymentId, type);
  return outcome;
}

/** During a rotation, events from before it are still signed with the old secret. */
function webhookSecrets(): string[] {
  const previous = optionalValue(razorpayWebhookSecretPrevious);
  return [requiredValue(razorpayWebhookSecret), ...(previous ? [previous] : [])];
}

/** Webhooks of other accounts are signed too, should secrets get mixed up. */
function isForeign(accountId: string | null): boolean {
  const own = optionalValue(razorpayAccountId);
  return own !== undefined && accountId !== own;
}

/** Keeps what was said, so that a person can read it; an event that we never read is nobody's matter. */
async function park(
  { eventId, event }: Delivery,
  body: string,
  outcome: ParkedOutcome,
): Promise<ParkedOutcome> {
  const mentions = mentionsIn(body);
  const kept = (await isOfDeletedAccount(mentions)) ? null : body;
  const parked = { ...event, outcome, paymentId: null, body: kept, mentions };
  const about = { paymentId: null, uid: null, path: null, details: event.type };
  await commitAtomically(async (batch) => {
    const recorded = await webhookEvents.doc(eventId).get();
    // A repeated delivery is not counted again.
    if (recorded.data()?.bodyHash === event.bodyHash) return;
    if (recorded.exists) batch.set(recorded.ref, parked);
    else batch.create(recorded.ref, parked);
    if (outcome === 'ignored') return;
    await raiseAttention(batch, { id: attentionId(outcome, eventId), kind: outcome, ...about });
  });
  return outcome;
}

async function raiseDispute(paymentId: string, type: string): Promise<void> {
  const id = `${paymentId}_${type.replaceAll('.', '_')}`;
  await raisePaymentAttention({ id, kind: 'dispute', paymentId, details: type });
}

/** The id's header is not covered by the signature, so an odd one gives way to the body's own hash. */
function describeDelivery(type: string, { rawBody, eventId }: WebhookRequest): Delivery {
  const receivedAt = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(receivedAt.toMillis() + keptMs);
  const bodyHash = createHash('sha256').update(rawBody).digest('hex');
  return {
    eventId: eventId && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(eventId) ? eventId : bodyHash,
    event: { type, bodyHash, receivedAt, expiresAt },
  };
}
