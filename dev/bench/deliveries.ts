import { setTimeout as wait } from 'node:timers/promises';
import { webhookHeaders } from '../razorpay-sandbox/webhooks/delivery.ts';
import {
  encodeBody,
  webhookEvent,
  type EventName,
  type EventSubjects,
} from '../razorpay-sandbox/webhooks/webhook-event.ts';
import { Problem } from '../suite/problem.ts';
import { sandboxSettings } from '../suite/razorpay-settings.ts';
import type { Measured } from './figures.ts';
import { providerId } from './purchases.ts';

/** After this the provider counts a delivery as failed. */
const answerLimitMs = 5000;
const pauseAfterFailureMs = 100;
/** On a busy machine a crashed function needs many seconds to start again. */
const maxTries = 1000;

/** A webhook as it is sent; a repetition is the same. */
export interface Delivery {
  eventId: string;
  body: string;
  headers: Record<string, string>;
}

interface DeliverOptions {
  /** How many are under way at the same time. */
  atOnce: number;
  /** Called with each that was taken. */
  onTaken?: (delivery: Delivery) => void;
}

export interface Delivered extends Measured {
  /** Answers that were not 200. */
  refused: number;
  /** Deliveries that got no answer, broke off, or took longer than the provider waits. */
  unanswered: number;
}

/** Encodes and signs an event of the payment, as the provider does, at the payment's own time. */
export function makeDelivery(
  event: EventName,
  subjects: EventSubjects,
  secret = sandboxSettings.webhookSecret,
): Delivery {
  const { id, created_at } = subjects.payment;
  const eventId = providerId('evt', `${event.replace('.', '')}${id.slice(-9)}`);
  const body = encodeBody(webhookEvent(sandboxSettings.accountId, event, subjects, created_at + 5));
  return { eventId, body, headers: webhookHeaders(eventId, body, secret) };
}

/**
 * Sends the deliveries in their sequence. A delivery that is not answered with 200 is sent again after
 * all others, as the provider does. Measures those that are taken.
 */
export async function deliverAll(
  url: string,
  deliveries: readonly Delivery[],
  { atOnce, onTaken }: DeliverOptions,
): Promise<Delivered> {
  const result: Delivered = { durations: [], totalMs: 0, refused: 0, unanswered: 0 };
  const waiting = deliveries.map((delivery) => ({ delivery, tries: 1 }));
  const started = performance.now();

  async function deliver({ delivery, tries }: (typeof waiting)[number]): Promise<void> {
    const sent = performance.now();
    const status = await post(url, delivery);
    if (status === 200) {
      result.durations.push(performance.now() - sent);
      onTaken?.(delivery);
      return;
    }
    if (tries === maxTries) {
      throw new Problem(`${delivery.eventId} was not taken in ${maxTries} tries (${status}).`);
    }
    result[status === undefined ? 'unanswered' : 'refused'] += 1;
    waiting.push({ delivery, tries: tries + 1 });
    await wait(pauseAfterFailureMs);
  }

  async function deliverInTurn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next);
  }

  await Promise.all(Array.from({ length: atOnce }, deliverInTurn));
  return { ...result, totalMs: performance.now() - started };
}

/** Resolves to the status when the answer has ended; undefined if there is none in time. */
async function post(url: string, { body, headers }: Delivery): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(answerLimitMs);
    const answer = await fetch(url, { method: 'POST', body, headers, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
