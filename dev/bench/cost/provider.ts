import { setTimeout as wait } from 'node:timers/promises';
import type { CheckoutAnswer } from '../../razorpay-sandbox/checkout/messages.ts';
import { startRazorpaySandbox } from '../../razorpay-sandbox/server.ts';
import { webhookHeaders, type Delivery } from '../../razorpay-sandbox/webhooks/delivery.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import type { Settings } from '../../suite/settings.ts';

/** Starts a sandbox that sends no webhooks: the benchmark delivers them. */
export async function startProvider(lifetime: Lifetime, { ports, razorpay }: Settings) {
  const sandbox = await startRazorpaySandbox({
    ...razorpay,
    port: ports.sandbox,
    webhookUrl: 'http://127.0.0.1:9',
    seed: { orders: [], payments: [] },
  });
  lifetime.add(() => sandbox.close());
  let taken = 0;

  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(sandbox.url + path, request)).json() as Promise<Answer>;
  }

  await post('/control/faults', { webhooks: { drop: 'all' } });
  return {
    /** Pays a provider order by UPI, or fails to; resolves to what checkout hands to the browser. */
    pay: (orderId: string, vpa: 'success@razorpay' | 'failure@razorpay') =>
      post<CheckoutAnswer>('/v1/payments/create/ajax', {
        key_id: razorpay.keyId,
        order_id: orderId,
        method: 'upi',
        vpa,
        email: 'asha@example.com',
        contact: '+919000000000',
      }),

    refund: (paymentId: string) => post(`/control/payments/${paymentId}/refund`, {}),

    /** Resolves to the webhooks since the last time, once there are so many, in the sequence of their events. */
    async takeWebhooks(count: number): Promise<RequestInit[]> {
      let fresh: Delivery[] = [];
      for (; fresh.length < count; await wait(20)) {
        const deliveries = await (await fetch(`${sandbox.url}/control/webhooks`)).json();
        fresh = (deliveries as Delivery[]).toReversed().slice(taken);
      }
      taken += fresh.length;
      return fresh.map(({ eventId, body }) => {
        const headers = webhookHeaders(eventId, body, razorpay.webhookSecret);
        return { method: 'POST', headers, body };
      });
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
