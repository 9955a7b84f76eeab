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
/** The provider's pause is longer. */
const pauseMs = 50;

interface Webhook {
  eventId: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * The webhooks of the purchases that arrive: of one in ten purchases none, of the others nine in ten. Each
 * comes once, twice or three times, in random order; one in ten comes late.
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

/** All that the sandbox has published, once it has processed each refund: a seed then draws the same. */
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

/** Some are signed with the secret from before a rotation. */
function signed({ eventId, body }: Delivery, random: Random): Webhook {
  const { razorpayWebhookSecret, razorpayWebhookSecretPrevious } = suite;
  const secret = random() < 0.1 ? razorpayWebhookSecretPrevious : razorpayWebhookSecret;
  return { eventId, body, headers: webhookHeaders(eventId, body, secret) };
}

/**
 * Sends each webhook until it is answered with 200, as the provider does. Calls back after each that was.
 * Resolves to the ids of those that were not on record at their 200: such a payment can be lost.
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
