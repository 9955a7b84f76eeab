import { expect, onTestFinished, vi } from 'vitest';
import type { LedgerSeed } from './ledger.ts';
import { startRazorpaySandbox } from './server.ts';
import { startReceiver } from './webhooks/receiver.ts';
import type { EventName } from './webhooks/webhook-event.ts';

interface Answer {
  status: number;
  content: unknown;
}

interface SentEvent {
  event: EventName;
  contains: string[];
  payload: Record<string, { entity: Record<string, unknown> }>;
}

const credentials = { keyId: 'rzp_test_sandbox', keySecret: 'key_secret' };
const webhookSecrets = { current: 'whsec_test', previous: 'whsec_previous' };

/** The whole sandbox over HTTP until the test ends, with a site's webhook endpoint behind it. */
export async function openSandbox(seed: LedgerSeed = { orders: [], payments: [] }) {
  const receiver = await startReceiver((response) => response.writeHead(200).end());
  const sandbox = await startRazorpaySandbox({
    port: 0,
    accountId: 'acc_00000000000001',
    ...credentials,
    webhookSecret: webhookSecrets.current,
    previousWebhookSecret: webhookSecrets.previous,
    webhookUrl: receiver.url,
    seed,
  });
  onTestFinished(async () => {
    receiver.close();
    await sandbox.close();
  });

  /** Calls the API with the key pair. */
  async function call(route: string, body?: unknown, headers = {}): Promise<Answer> {
    const [method = '', path = ''] = route.split(' ');
    const { keyId, keySecret } = credentials;
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: { Authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, content: await answer.json() };
  }

  function events(): SentEvent[] {
    return receiver.received.map(({ body }) => JSON.parse(body) as SentEvent);
  }

  return {
    url: sandbox.url,
    received: receiver.received,
    call,
    events,
    /** The bodies of the events that the webhook has got, once there are `count` of them. */
    receivedEvents: async (count: number) => {
      await vi.waitFor(() => expect(receiver.received).toHaveLength(count), 5000);
      return events();
    },
  };
}
