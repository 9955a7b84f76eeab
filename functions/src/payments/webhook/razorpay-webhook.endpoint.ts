import {
  razorpayWebhookSecret,
  razorpayWebhookSecretPrevious,
  webhookMinInstances,
} from '../../platform/config.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

/**
 * Receives Razorpay's events. Razorpay repeats an event unless it gets 200, and disables a webhook that fails for a
 * day.
 */
export const razorpayWebhook = endpoint(
  {
    method: 'POST',
    isPublic: true,
    secrets: [razorpayWebhookSecret, razorpayWebhookSecretPrevious],
    resources: { minInstances: webhookMinInstances },
  },
  async (request) => ({
    outcome: await receiveWebhook({
      rawBody: request.rawBody ?? Buffer.alloc(0),
      signature: request.get('X-Razorpay-Signature'),
      eventId: request.get('X-Razorpay-Event-Id'),
    }),
  }),
);
