import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, vi } from 'vitest';
import type { SandboxPayment, SandboxRefund } from './entities.ts';
import type { SwitchChanges } from './faults/switches.ts';
import type { LedgerSeed } from './ledger.ts';
import { startRazorpaySandbox } from './server.ts';
import type { EventName } from './webhooks/event-names.ts';
import { startReceiver } from './webhooks/receiver.ts';

interface Answer<Content> {
  status: number;
  content: Content;
}

interface SentEvent {
  event: EventName;
  contains: string[];
  payload: { payment: { entity: SandboxPayment }; refund?: { entity: SandboxRefund } };
}

export const webhookSecrets = { current: 'whsec_test', previous: 'whsec_previous' };
export const testAccount = {
  accountId: 'acc_00000000000001',
  keyId: 'rzp_test_sandbox',
  keySecret: 'key_secret',
  webhookSecret: webhookSecrets.current,
  previousWebhookSecret: webhookSecrets.previous,
};
const { keyId, keySecret } = testAccount;

/**
 * Serves a sandbox until the test ends, together with a site's webhook endpoint. By default the
 * endpoint accepts every event.
 */
export async function openSandbox(
  seed: LedgerSeed = { orders: [], payments: [] },
  answer: (response: ServerResponse, nth: number) => void = acceptEvent,
) {
  const receiver = await startReceiver(answer);
  const sandbox = await startRazorpaySandbox({
    port: 0,
    ...testAccount,
    webhookUrl: receiver.url,
    seed,
  });
  onTestFinished(async () => {
    receiver.close();
    await sandbox.close();
  });

  async function request<Content>(
    route: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer<Content>> {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(sandbox.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, content: (await response.json()) as Content };
  }

  /** Calls the API with the key pair. */
  function call<Content = unknown>(route: string, body?: unknown, headers = {}) {
    const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
    return request<Content>(route, body, { authorization, ...headers });
  }

  function control<Content = unknown>(route: string, body?: unknown, headers = {}) {
    return request<Content>(route, body, headers);
  }

  function createOrder() {
    return call<{ id: string }>('POST /v1/orders', { amount: 1_899_900, currency: 'INR' });
  }

  function events(): SentEvent[] {
    return receiver.received.map(({ body }) => JSON.parse(body) as SentEvent);
  }

  return {
    url: sandbox.url,
    received: receiver.received,
    call,
    control,
    createOrder,
    setFaults: (changes: SwitchChanges) => control('POST /control/faults', changes),
    /** Pays a new order by UPI; resolves to the ids and the answer to checkout. */
    pay: async () => {
      const { content: order } = await createOrder();
      const { content: outcome } = await request<{ type: string }>(
        'POST /v1/payments/create/ajax',
        { key_id: keyId, order_id: order.id, method: 'upi', vpa: 'success@razorpay' },
        {},
      );
      const { content } = await call<{ items: SandboxPayment[] }>(
        `GET /v1/orders/${order.id}/payments`,
      );
      return { orderId: order.id, paymentId: content.items[0]?.id ?? '', outcome };
    },
    events,
    /** Resolves to the bodies of the received events when there are `count` of them. */
    receivedEvents: async (count: number) => {
      await vi.waitFor(() => expect(receiver.received).toHaveLength(count), 5000);
      return events();
    },
  };
}

export function acceptEvent(response: ServerResponse): void {
  response.writeHead(200).end();
}
