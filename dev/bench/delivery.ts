import { webhookHeaders } from '../razorpay-sandbox/webhooks/delivery.ts';
import {
  encodeBody,
  webhookEvent,
  type EventName,
  type EventSubjects,
} from '../razorpay-sandbox/webhooks/webhook-event.ts';
import { sandboxSettings } from '../suite/razorpay-settings.ts';
import { providerId } from './purchases.ts';

/** A webhook as it goes over the wire; sent again, it is the same. */
export interface Delivery {
  eventId: string;
  body: string;
  headers: Record<string, string>;
}

/** Encodes and signs an event of the payment, as the provider does, at the payment's own time. */
export function makeDelivery(
  event: EventName,
  subjects: EventSubjects,
  secret = sandboxSettings.webhookSecret,
): Delivery {
  const { id, created_at } = subjects.payment;
  const eventId = providerId('evt', `${event.replace('.', '')}${id.slice(-9)}`);
  const body = encodeBody(webhookEvent(sandboxSettings.accountId, event, subjects, created_at + 5));
  return { eventId, body, headers: webhookHeaders(eventId, body, secret) };
}
