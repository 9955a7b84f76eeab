import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { listen } from '../http/serve-app.ts';
import { anOrder } from './builders.ts';
import type { CheckoutAnswer } from './checkout/messages.ts';
import type { SandboxPayment, SandboxRefund } from './entities.ts';
import type { SwitchChanges } from './faults/switches.ts';
import type { LedgerSeed } from './ledger.ts';
import { startRazorpaySandbox } from './server.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { EventName } from './webhook-event.ts';

interface Answer<Content> {
  status: number;
  content: Content;
}

interface SentEvent {
  event: EventName;
  contains: string[];
  payload: { payment: { entity: SandboxPayment }; refund?: { entity: SandboxRefund } };
}

export const testAccount = {
  accountId: 'acc_00000000000001',
  keyId: 'rzp_test_sandbox',
  keySecret: 'key_secret',
  webhookSecret: 'whsec_test',
};
const { keyId, keySecret } = testAccount;
const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;

/**
 * Serves a sandbox and a site's webhook endpoint until the test ends. By default, the account has one unpaid order
 * and the endpoint accepts every event.
 */
export async function openSandbox(
  seed: Partial<LedgerSeed> = {},
  answer: (response: ServerResponse, nth: number) => void = (response) => response.end(),
) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ headers: request.headers, body: await text(request) });
    answer(response, received.length);
  };
  const site = createServer((...exchange) => void receive(...exchange));
  const sandbox = await startRazorpaySandbox({
    ...testAccount,
    port: 0,
    webhookUrl: `http://127.0.0.1:${await listen(site, 0)}/razorpay-webhook`,
    seed: { orders: [anOrder()], payments: [], ...seed },
  });
  onTestFinished(async () => {
    site.close();
    site.closeAllConnections();
    await sandbox.close();
  });

  /** Sends a request without the key pair, as checkout and the control page do. */
  async function ask<Content = unknown>(
    route: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer<Content>> {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(sandbox.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, content: (await response.json()) as Content };
  }

  /** Sends a request with the key pair. */
  function call<Content = unknown>(
    route: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer<Content>> {
    return ask(route, body, { authorization, ...headers });
  }

  function createPayment(instrument: object) {
    const order = { key_id: keyId, order_id: anOrder().id };
    return ask<CheckoutAnswer>('POST /v1/payments/create/ajax', { ...order, ...instrument });
  }

  function createCardPayment(number: string) {
    return createPayment({ method: 'card', card: { number, name: 'Asha Example' } });
  }

  /** Resolves to a function that submits the OTP. */
  async function goToBank(number: string) {
    const { content } = await createCardPayment(number);
    if (content.type !== 'otp') throw new Error('The payment did not reach the bank.');
    return (otp: string) =>
      ask<CheckoutAnswer>(`POST /v1/payments/${content.payment_id}/otp_submit`, { otp });
  }

  async function listPayments() {
    return (await call<{ items: SandboxPayment[] }>('GET /v1/payments')).content.items;
  }

  async function deliveries() {
    return (await ask<Delivery[]>('GET /control/webhooks')).content;
  }

  /** Waits for exactly `count` events. */
  async function receivedEvents(count: number) {
    await expect.poll(() => received).toHaveLength(count);
    return received.map(({ body }) => JSON.parse(body) as SentEvent);
  }

  return {
    url: sandbox.url,
    ask,
    call,
    createPayment,
    createCardPayment,
    goToBank,
    received,
    listPayments,
    deliveries,
    setFaults: (changes: SwitchChanges) => ask('POST /control/faults', changes),
    paymentOf: async (id: string) => (await call<SandboxPayment>(`GET /v1/payments/${id}`)).content,
    payByCard: async (number: string) => {
      const submitOtp = await goToBank(number);
      return (await submitOtp('1234')).content;
    },
    receivedEvents,
    receivedNames: async (count: number) => (await receivedEvents(count)).map(({ event }) => event),
  };
}

/** Returns the expected error. Its description must contain the text. */
export function refusal(description: string, status = 400) {
  const error = { description: expect.stringContaining(description) as string };
  return { status, content: { error } };
}
