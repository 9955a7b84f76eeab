import { randomBytes } from 'node:crypto';
import { aPayment, aRefund } from '../../../../dev/razorpay-sandbox/builders.ts';
import { sign } from '../../../../dev/razorpay-sandbox/signatures.ts';
import { encodeBody } from '../../../../dev/razorpay-sandbox/webhook-event.ts';
import { endpoints } from '../../../../functions/shared/endpoints.ts';
import { post, type Answer } from '../requests.ts';
import { suite } from '../suite.ts';

export type PaymentEntity = Record<string, unknown> & { id: string };

/** Returns an ID in Razorpay's format. It has a prefix and 14 letters or digits. */
export function providerId(prefix: 'pay' | 'order' | 'rfnd' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

/** Creates a payment in the format of a webhook. It is captured unless the overrides change that. */
export function aPaymentEntity(overrides: Record<string, unknown> = {}): PaymentEntity {
  const payment = aPayment({
    id: providerId('pay'),
    order_id: providerId('order'),
    amount: 26_498_00,
    method: 'card',
    created_at: 1_766_000_000,
  });
  return { ...payment, ...overrides };
}

/** Creates a refund in the format of a webhook. By default it covers the whole payment and is pending. */
export function aRefundEntity(
  { id: payment_id, amount, currency }: PaymentEntity,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const refund = aRefund({
    id: providerId('rfnd'),
    payment_id,
    status: 'pending',
    created_at: 1_766_000_050,
  });
  return { ...refund, amount, currency, ...overrides };
}

export function anEvent(
  event: string,
  payment: PaymentEntity,
  beside: Record<string, Record<string, unknown>> = {},
): Record<string, unknown> {
  const subjects = Object.entries({ payment, ...beside });
  return {
    entity: 'event',
    account_id: suite.razorpayAccountId,
    event,
    contains: subjects.map(([name]) => name),
    payload: Object.fromEntries(subjects.map(([name, entity]) => [name, { entity }])),
    created_at: 1_766_000_005,
  };
}

/** Delivers an event as Razorpay does. */
export function deliver(
  event: unknown,
  {
    secret = suite.razorpayWebhookSecret,
    eventId = providerId('evt'),
  }: { secret?: string; eventId?: string } = {},
): Promise<Answer<{ outcome?: string; code?: string }>> {
  const body = encodeBody(event);
  return deliverRaw(body, sign(secret, body), eventId);
}

export function deliverRaw(
  body: string,
  signature: string | undefined,
  eventId = providerId('evt'),
): Promise<Answer<{ outcome?: string; code?: string }>> {
  return post(endpoints.razorpayWebhook, body, {
    'X-Razorpay-Event-Id': eventId,
    ...(signature && { 'X-Razorpay-Signature': signature }),
  });
}
