import { expect, onTestFinished } from 'vitest';
import {
  noFaults,
  type ApiFault,
  type SwitchChanges,
} from '../../../../dev/razorpay-sandbox/faults/switches.ts';
import type { Delivery } from '../../../../dev/razorpay-sandbox/webhooks/delivery.ts';
import { fetchAfresh } from '../fetch-afresh.ts';
import { suite } from '../suite.ts';

/** Sets faults of the sandbox until the test ends. */
export async function setFaults(changes: SwitchChanges): Promise<void> {
  onTestFinished(() => control('faults', noFaults));
  await control('faults', changes);
}

/** Makes the sandbox answer the next call of this operation with 503, by default without doing its work. */
export function failOnce(
  operation: ApiFault['operation'],
  work: ApiFault['work'] = 'not-done',
): Promise<void> {
  return setFaults({ api: [{ operation, answer: 503, work, times: 1 }] });
}

export async function control<Content>(path: string, body: object): Promise<Content> {
  const answer = await fetchAfresh(`${suite.sandboxUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Content;
}

/** Waits until the functions have answered the webhooks of earlier tests, then clears the sandbox. */
export async function resetProvider(): Promise<void> {
  await expect
    .poll(async () => (await webhooks()).map(({ state }) => state))
    .not.toContain('sending');
  await control('reset', {});
}

export async function webhooks(): Promise<Delivery[]> {
  const answer = await fetchAfresh(`${suite.sandboxUrl}/control/webhooks`);
  return (await answer.json()) as Delivery[];
}

/** Returns the Razorpay orders with a receipt, which is the ID of a payment attempt. */
export function providerOrders(receipt: string): Promise<{ id: string; amount: number }[]> {
  return items(`/v1/orders?receipt=${receipt}`);
}

export function providerRefunds(paymentId: string): Promise<{ id: string; amount: number }[]> {
  return items(`/v1/payments/${paymentId}/refunds`);
}

async function items<Item>(path: string): Promise<Item[]> {
  const credentials = `${suite.razorpayKeyId}:${suite.razorpayKeySecret}`;
  const answer = await fetchAfresh(suite.sandboxUrl + path, {
    headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  });
  return ((await answer.json()) as { items: Item[] }).items;
}
