import type { DocumentReference } from 'firebase-admin/firestore';
import { type WebhookEvent, webhookEvents } from '../../../../functions/src/payments/documents.ts';
import { anEvent, deliver, providerId, type PaymentEntity } from './webhooks.ts';

/** Delivers an event that the site doesn't process. Resolves to the stored webhook. */
export async function quarantine(
  payment: PaymentEntity,
  { eventId = providerId('evt'), ...overrides }: { eventId?: string; account_id?: string } = {},
): Promise<DocumentReference<WebhookEvent>> {
  const event = { ...anEvent('invoice.expired', payment), ...overrides };
  await deliver(event, { eventId });
  return webhookEvents.doc(eventId);
}
