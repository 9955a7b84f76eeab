import type { DocumentReference } from 'firebase-admin/firestore';
import { type WebhookEvent, webhookEvents } from '../../../functions/src/payments/documents.ts';
import { razorpayWebhook } from '../../../functions/src/payments/webhook/razorpay-webhook.endpoint.ts';
import { serve } from './serve.ts';
import { anEvent, deliver, providerId, type PaymentEntity } from './webhooks.ts';

let webhook: Promise<string> | undefined;

/** Delivers an event that the site does not read, and resolves to the document in which it is kept. */
export async function park(
  payment: PaymentEntity,
  { eventId = providerId('evt'), ...overrides }: { eventId?: string; account_id?: string } = {},
): Promise<DocumentReference<WebhookEvent>> {
  webhook ??= serve('razorpayWebhook', razorpayWebhook);
  const event = { ...anEvent('invoice.expired', payment), ...overrides };
  await deliver(event, { eventId, to: await webhook });
  return webhookEvents.doc(eventId);
}
