import { setTimeout as wait } from 'node:timers/promises';
import { createApp, serveApp } from '../../http/serve-app.ts';
import type { CheckoutAnswer } from '../../razorpay-sandbox/checkout/messages.ts';
import { startRazorpaySandbox } from '../../razorpay-sandbox/server.ts';
import { Problem } from '../../suite/problem.ts';
import type { Bench } from '../serve-function.ts';

const patienceMs = 10_000;

interface Webhook {
  event: string;
  request: RequestInit;
}

/** The sandbox sends webhooks at once, so that they arrive in any sequence. */
const sequence = ['payment.authorized', 'payment.captured', 'order.paid', 'refund.created'];

/** The last for an event that is not named. */
function rankOf({ event }: Webhook): number {
  return sequence.indexOf(event) + 1 || sequence.length + 1;
}

/** Starts the sandbox, and keeps its webhooks until the benchmark delivers them. */
export async function startProvider({ lifetime, settings }: Pick<Bench, 'lifetime' | 'settings'>) {
  let webhooks: Webhook[] = [];
  const app = createApp().post('*', async (c) => {
    const body = await c.req.text();
    const { event } = JSON.parse(body) as { event: string };
    webhooks.push({ event, request: { method: 'POST', headers: c.req.header(), body } });
    return c.json({});
  });
  const receiver = await serveApp(app, 0);
  const { ports, razorpay } = settings;
  const sandbox = await startRazorpaySandbox({
    ...razorpay,
    port: ports.sandbox,
    webhookUrl: receiver.url,
    seed: { orders: [], payments: [] },
  });
  lifetime.add(() => Promise.all([receiver.close(), sandbox.close()]));

  async function post(path: string, body: object): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(sandbox.url + path, request);
    return answer.json();
  }

  return {
    /** Pays a provider order by UPI, or fails to; resolves to what checkout hands to the browser. */
    pay: (orderId: string, vpa: 'success@razorpay' | 'failure@razorpay') =>
      post('/v1/payments/create/ajax', {
        key_id: razorpay.keyId,
        order_id: orderId,
        method: 'upi',
        vpa,
        email: 'asha@example.com',
        contact: '+919000000000',
      }) as Promise<CheckoutAnswer>,

    refund: (paymentId: string) => post(`/control/payments/${paymentId}/refund`, {}),

    /** Resolves to the webhooks since the last time, once there are so many, in the sequence of the events. */
    async takeWebhooks(count: number): Promise<RequestInit[]> {
      for (const deadline = Date.now() + patienceMs; webhooks.length < count; await wait(20)) {
        if (Date.now() > deadline)
          throw new Problem(`${webhooks.length} of ${count} webhooks came.`);
      }
      const taken = webhooks.toSorted((one, other) => rankOf(one) - rankOf(other));
      webhooks = [];
      return taken.map(({ request }) => request);
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
