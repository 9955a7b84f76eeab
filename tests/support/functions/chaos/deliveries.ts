import { setTimeout as wait } from 'node:timers/promises';
import {
  webhookHeaders,
  type Delivery,
} from '../../../../dev/razorpay-sandbox/webhooks/delivery.ts';
import { randomInteger, shuffle, type Random } from '../../../../dev/seed/random.ts';
import { webhookEvents } from '../../../../functions/src/payments/documents.ts';
import { webhooks } from '../payments/provider.ts';
import { suite } from '../suite.ts';
import type { Purchase } from './purchases.ts';

const atOnce = 20;
/** Razorpay waits longer between retries. */
const pauseMs = 50;

interface Webhook {
  eventId: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * Draws which webhooks of the purchases arrive. One purchase in ten has none, and of the others nine webhooks in
 * ten arrive. Each comes one to three times, in random order, and one in ten comes late.
 */
export async function drawWebhooks(
  purchases: readonly Purchase[],
  random: Random,
): Promise<{ inTime: Webhook[]; late: Webhook[] }> {
  const deliveries = await publishedAbout(purchases);
  const heard = purchases.filter(() => random() < 0.9).flatMap(({ paymentIds }) => paymentIds);
  const arriving = heard
    .flatMap((id) => deliveries.filter(({ paymentId }) => paymentId === id))
    .filter(() => random() < 0.9);
  const repeated = arriving.flatMap((delivery) =>
    Array<Webhook>(randomInteger(random, 1, 3)).fill(signed(delivery, random)),
  );
  const shuffled = shuffle(repeated, random);
  return { late: shuffled.splice(0, shuffled.length / 10), inTime: shuffled };
}

/**
 * Returns all webhooks of the sandbox, once it has processed every refund. Otherwise a seed would not repeat its
 * draws.
 */
async function publishedAbout(purchases: readonly Purchase[]): Promise<Delivery[]> {
  const refunded = purchases.filter(({ refundId }) => refundId).map(({ paymentId }) => paymentId);
  for (;;) {
    const deliveries = await webhooks();
    const processed = deliveries.filter(({ event }) => event === 'refund.processed');
    const ids = new Set(processed.map(({ paymentId }) => paymentId));
    if (refunded.every((id) => ids.has(id))) return deliveries;
    await wait(pauseMs);
  }
}

/** Signs a webhook, sometimes with the secret from before a rotation. */
function signed({ eventId, body }: Delivery, random: Random): Webhook {
  const { razorpayWebhookSecret, razorpayWebhookSecretPrevious } = suite;
  const secret = random() < 0.1 ? razorpayWebhookSecretPrevious : razorpayWebhookSecret;
  return { eventId, body, headers: webhookHeaders(eventId, body, secret) };
}

/**
 * Sends each webhook until the server answers 200, as Razorpay does, and then calls `onTaken`. Resolves to the IDs
 * of webhooks that were not stored at their 200. The payments of such webhooks can be lost.
 */
export async function deliver(
  webhooks: readonly Webhook[],
  { url, onTaken = () => {} }: { url: () => string; onTaken?: (taken: number) => void },
  signal: AbortSignal,
): Promise<string[]> {
  const waiting = [...webhooks];
  const unrecorded: string[] = [];
  let taken = 0;
  async function deliverInTurn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      if (await isTaken(url(), next)) {
        if (!(await webhookEvents.doc(next.eventId).get()).exists) unrecorded.push(next.eventId);
        onTaken((taken += 1));
      } else {
        waiting.push(next);
        await wait(pauseMs);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, deliverInTurn));
  return unrecorded;
}

async function isTaken(url: string, { body, headers }: Webhook): Promise<boolean> {
  const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
