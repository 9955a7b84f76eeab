import { razorpayWebhookSecret, razorpayWebhookSecretPrevious } from '../../platform/config.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

/** Called by Razorpay. Anything but 200 makes it send the event again, and failing for a day disables it. */
export const razorpayWebhook = endpoint(
  {
    method: 'POST',
    isPublic: true,
    secrets: [razorpayWebhookSecret, razorpayWebhookSecretPrevious],
  },
  async (request) => ({
    outcome: await receiveWebhook({
      rawBody: request.rawBody ?? Buffer.alloc(0),
      signature: request.get('X-Razorpay-Signature'),
      eventId: request.get('X-Razorpay-Event-Id'),
    }),
  }),
);
